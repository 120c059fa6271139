/** Turns drawings, which are plain data, into elements. */
import { Component, h, type ComponentChild, type VNode } from "preact";
import type { SvgShape } from "../base/svg-shape.ts";

/** Adds properties to a shape, and elements on top of it. `null` leaves the shape out. */
export type Extras = (
  svg: SvgShape,
) => { props?: Record<string, unknown>; over?: ComponentChild } | null | undefined;

/** Draws a shape. One with an id stays the same element, because a finger may be dragging it. */
export function Drawing({ svg, extras }: { svg: SvgShape; extras?: Extras }) {
  return elementOf(svg, extras);
}

function elementOf({ tag, attributes, children }: SvgShape, extras?: Extras): VNode | null {
  const added = extras?.({ tag, attributes, children });
  if (added === null) return null;
  const inside = children.map((child) => {
    if (typeof child === "string") return child;
    const id = child.attributes["data-id"];
    // The added properties can change while the shape does not.
    if (extras || id === undefined) return elementOf(child, extras);
    return <StillShape key={id} svg={child} />;
  });
  const props = { key: attributes["data-id"], ...attributes, ...added?.props };
  const name: string = tag;
  return h(name, props, ...inside, added?.over);
}

/** Skips shapes that have not changed, because a step changes few nodes of a tree. */
class StillShape extends Component<{ svg: SvgShape }> {
  override shouldComponentUpdate({ svg }: { svg: SvgShape }) {
    return !isSame(svg, this.props.svg);
  }
  override render() {
    return elementOf(this.props.svg);
  }
}

/** True if two shapes have the same attributes and children. */
function isSame(one: SvgShape, other: SvgShape) {
  if (one.children.length !== other.children.length) return false;
  for (const name in one.attributes)
    if (one.attributes[name] !== other.attributes[name]) return false;
  return one.children.every((child, index) => child === other.children[index]);
}

/** Reads a drawing that the build wrote into the page. */
export function readDrawing(element: Element): SvgShape {
  const attributes = Object.fromEntries(
    Array.from(element.attributes, ({ name, value }) => [name, value]),
  );
  const children = Array.from(element.childNodes, (child) =>
    child instanceof Element ? readDrawing(child) : (child.textContent ?? ""),
  );
  return { tag: element.tagName as SvgShape["tag"], attributes, children };
}

export function textIn({ children }: SvgShape): string {
  return children.map((child) => (typeof child === "string" ? child : textIn(child))).join("");
}
