/** A drawing, which is plain data, as a component shows it. */
import { h } from "preact";
import type { VNode } from "preact";
import type { SvgShape } from "../base/svg-shape.ts";

export function drawn({ tag, attributes, children }: SvgShape): VNode {
  const inside = children.map((child) => (typeof child === "string" ? child : drawn(child)));
  return h(tag, attributes, ...inside);
}
