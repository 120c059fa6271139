/** Drawings as elements of the page, changed in place. */
import { svg } from "./svg.ts";
import type { SvgShape } from "./svg-shape.ts";

/** What each element shows. */
const shapes: WeakMap<Element, SvgShape> = new WeakMap();

export function elementOf(drawn: SvgShape): SVGElement {
  const { tag, attributes, children } = drawn;
  const inside = children.map((child) => (typeof child === "string" ? child : elementOf(child)));
  const element: SVGElement = svg(tag, attributes, ...inside);
  shapes.set(element, drawn);
  return element;
}

/**
 * Makes an element look like a shape: its nodes and what they consist of stay the same elements. A
 * finger goes on dragging only as long as the element that it has pressed is there.
 * @param element Of an earlier drawing, or of the page's HTML.
 */
export function redraw(element: Element, next: SvgShape) {
  const before = shapes.get(element);
  if (before === next) return;
  shapes.set(element, next);
  for (const [name, value] of Object.entries(next.attributes)) {
    if (before?.attributes[name] !== value) element.setAttribute(name, String(value));
  }
  for (const name of Object.keys(before?.attributes ?? {})) {
    if (!Object.hasOwn(next.attributes, name)) element.removeAttribute(name);
  }
  const isSame = before?.children.length === next.children.length;
  if (isSame && next.children.every((child, index) => child === before.children[index])) return;
  const inside = next.children.filter((child) => typeof child !== "string");
  if (inside.length === 0) {
    const text = next.children.join("");
    if (element.textContent !== text) element.textContent = text;
  } else fill(element, inside);
}

function fill(element: Element, inside: readonly SvgShape[]) {
  const old: Map<string, Element[]> = new Map();
  for (const child of element.children) {
    const key = keyOf(child.tagName, child.getAttribute("data-id"), child.getAttribute("class"));
    const same = old.get(key);
    if (same) same.push(child);
    else old.set(key, [child]);
  }
  const children = inside.map((child) => {
    const { "data-id": id = null, class: names = null } = child.attributes;
    const same = old.get(keyOf(child.tag, id, names))?.shift();
    if (same) redraw(same, child);
    return same ?? elementOf(child);
  });
  for (const left of [...old.values()].flat()) left.remove();
  /** The first that is not in its place yet: those that stay are in order, and none of them is moved. */
  let at = element.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else element.insertBefore(child, at);
  }
}

/** What an element is within its parent: a node by its id, all else by its first class. */
function keyOf(tag: string, id: string | number | null, names: string | number | null) {
  return id === null ? `${tag} ${String(names ?? "").split(" ")[0]}` : String(id);
}
