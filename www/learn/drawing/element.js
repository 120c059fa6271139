/** A drawing as elements of the page. */
import { svg } from "../../page/svg.js";

/** @param {import("./shape.js").Shape} shape @returns {SVGElement} */
export function elementOf({ tag, attributes, children }) {
  const inside = children.map((child) => (typeof child === "string" ? child : elementOf(child)));
  return /** @type {SVGElement} */ (svg(tag, attributes, ...inside));
}
