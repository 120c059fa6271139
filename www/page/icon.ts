/** An icon of www/public/icons.svg. `npm run icons` writes that file; it has only those in use. */
import { atRoot } from "../base/root.ts";
import { svg } from "../base/svg.ts";

/** @param name As Lucide calls it. */
export function icon(name: string) {
  const use = svg("use", { href: atRoot(`icons.svg#${name}`).href });
  return svg("svg", { class: "icon", "aria-hidden": "true" }, use);
}

/** Shows another icon in an element of the page. */
export function setIcon(element: Element, name: string) {
  element.querySelector("use")?.setAttribute("href", atRoot(`icons.svg#${name}`).href);
}
