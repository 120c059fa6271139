/** An icon of www/public/icons.svg. `npm run icons` writes that file; it has only those in use. */
import { atRoot } from "../base/root.ts";
import { svg } from "../base/svg.ts";

/** @param name As Lucide calls it. */
export function icon(name: string) {
  const use = svg("use", { href: atRoot(`icons.svg#${name}`).href });
  return svg("svg", { class: "icon", "aria-hidden": "true" }, use);
}

/** Shows an icon in an element of the page. One that is there already is not loaded again. */
export function setIcon(element: Element, name: string) {
  const { href } = atRoot(`icons.svg#${name}`);
  const use = element.querySelector("use");
  if (use?.getAttribute("href") !== href) use?.setAttribute("href", href);
}
