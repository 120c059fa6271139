/** Turns drawings, which are plain data, into elements. */
import { Component, h, type ComponentChild, type VNode } from "preact";
import type { SvgElement } from "../base/svg-element.ts";

/** Adds properties to a described element, and elements on top of it. `null` leaves it out. */
export type Extras = (
  svg: SvgElement,
) => { props?: Record<string, unknown>; over?: ComponentChild } | null | undefined;

/** Draws an element. One with an id stays the same in the page: a finger may be dragging it. */
export function Drawing({ svg, extras }: { svg: SvgElement; extras?: Extras }) {
  return elementOf(svg, extras);
}

function elementOf({ tag, attributes, children }: SvgElement, extras?: Extras): VNode | null {
  const added = extras?.({ tag, attributes, children });
  if (added === null) return null;
  const inside = children.map((child) => {
    if (typeof child === "string") return child;
    const id = child.attributes["data-id"];
    // The added properties can change while the description does not.
    if (extras || id === undefined) return elementOf(child, extras);
    return <StillElement key={id} svg={child} />;
  });
  const props = { key: attributes["data-id"], ...attributes, ...added?.props };
  return h<Record<string, unknown>>(tag, props, ...inside, added?.over);
}

/** Skips elements that have not changed, because a step changes few nodes of a tree. */
class StillElement extends Component<{ svg: SvgElement }> {
  override shouldComponentUpdate({ svg }: { svg: SvgElement }) {
    return !isSame(svg, this.props.svg);
  }
  override render() {
    return elementOf(this.props.svg);
  }
}

/** True if two elements have the same attributes and children. */
function isSame(one: SvgElement, other: SvgElement) {
  if (one.children.length !== other.children.length) return false;
  for (const name in one.attributes)
    if (one.attributes[name] !== other.attributes[name]) return false;
  return one.children.every((child, index) => child === other.children[index]);
}

/** Reads a drawing that the build wrote into the page. */
export function readDrawing(element: Element): SvgElement {
  const attributes = Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, value]),
  );
  const children = Array.from(element.childNodes, (child) =>
    child instanceof Element ? readDrawing(child) : (child.textContent ?? ""),
  );
  return { tag: element.tagName as SvgElement["tag"], attributes, children };
}

export function textIn({ children }: SvgElement): string {
  return children.map((child) => (typeof child === "string" ? child : textIn(child))).join("");
}
