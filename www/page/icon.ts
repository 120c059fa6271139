/** The icons of www/public/icons.svg. */
import { atRoot } from "../base/root.ts";
import { svg } from "../base/svg.ts";
import type { IconName } from "./icon-names.ts";

export function icon(name: IconName) {
  const use = svg("use", { href: atRoot(`icons.svg#${name}`).href });
  return svg("svg", { class: "icon", "aria-hidden": "true" }, use);
}

/** Shows an icon in an element of the page. One that is there already is not loaded again. */
export function setIcon(element: Element, name: IconName) {
  const { href } = atRoot(`icons.svg#${name}`);
  const use = element.querySelector("use");
  if (use?.getAttribute("href") !== href) use?.setAttribute("href", href);
}
