/** Drawings of plain data as elements. */
import { Component, h } from "preact";
import type { VNode } from "preact";
import type { SvgShape } from "../base/svg-shape.ts";

/** A node of a drawing stays the same element as long as it keeps its id: a finger may be dragging it. */
export function Drawing({ shape }: { shape: SvgShape }) {
  return elementOf(shape);
}

function elementOf({ tag, attributes, children }: SvgShape): VNode {
  const inside = children.map((child) => {
    if (typeof child === "string") return child;
    const id = child.attributes["data-id"];
    return id === undefined ? elementOf(child) : <Kept key={id} shape={child} />;
  });
  return h(tag as string, attributes, ...inside);
}

/** A node that is compared part by part only where it has changed: at a step, most of a tree stays as it was. */
class Kept extends Component<{ shape: SvgShape }> {
  override shouldComponentUpdate({ shape }: { shape: SvgShape }) {
    return !isSame(shape, this.props.shape);
  }
  override render() {
    return elementOf(this.props.shape);
  }
}

/** Whether two shapes have the same attributes, and consist of the same shapes. */
function isSame(one: SvgShape, other: SvgShape) {
  if (one.children.length !== other.children.length) return false;
  for (const name in one.attributes)
    if (one.attributes[name] !== other.attributes[name]) return false;
  return one.children.every((child, index) => child === other.children[index]);
}
