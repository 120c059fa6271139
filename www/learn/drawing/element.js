/** A drawing as elements of the page. */
import { svg } from "../../base/svg.js";

/** @param {import("./shape.js").Shape} shape @returns {SVGElement} */
export function elementOf({ tag, attributes, children }) {
  const inside = children.map((child) => (typeof child === "string" ? child : elementOf(child)));
  return /** @type {SVGElement} */ (svg(tag, attributes, ...inside));
}

/**
 * Makes a drawing look like another one, in place: its nodes and what they consist of stay the same
 * elements. A finger goes on dragging only as long as the element that it has pressed is there.
 * @param {Element} old
 * @param {Element} next
 */
export function redraw(old, next) {
  for (const { name, value } of next.attributes) old.setAttribute(name, value);
  if (next.childElementCount === 0) {
    old.textContent = next.textContent;
    return;
  }
  /** @type {Map<string, Element[]>} */
  const kept = new Map();
  for (const child of old.children) {
    const key = keyOf(child);
    if (key !== null) kept.set(key, [...(kept.get(key) ?? []), child]);
  }
  const children = [...next.children].map((child) => {
    const same = kept.get(keyOf(child) ?? "")?.shift();
    if (same) redraw(same, child);
    return same ?? child;
  });
  const wanted = new Set(children);
  for (const child of [...old.children]) if (!wanted.has(child)) child.remove();
  /** The first that is not in its place yet: those that stay are in order, and none of them is moved. */
  let at = old.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else old.insertBefore(child, at);
  }
}

/** What an element of a drawing is within its parent; lines and flags between the nodes are drawn anew. @param {Element} element */
function keyOf(element) {
  const node = element.getAttribute("data-node");
  const isPart = element.tagName === "g" || element.parentElement?.hasAttribute("data-node");
  return node ?? (isPart ? (element.getAttribute("class") ?? element.tagName) : null);
}
