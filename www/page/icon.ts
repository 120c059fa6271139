/** An icon of www/public/icons.svg. `npm run icons` writes that file; it has only those in use. */
import { root } from "../base/root.js";
import { svg } from "../base/svg.js";

/** @param {string} name As Lucide calls it. */
export function icon(name) {
  const use = svg("use", { href: new URL(`icons.svg#${name}`, root).href });
  return svg("svg", { class: "icon", "aria-hidden": "true" }, use);
}

/** Shows another icon in an element of the page. @param {Element} element @param {string} name */
export function setIcon(element, name) {
  element.querySelector("use")?.setAttribute("href", new URL(`icons.svg#${name}`, root).href);
}
