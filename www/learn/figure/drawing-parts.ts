/** Drawings with parts that a reader can press or drag. */
import type { SvgShape } from "../../base/svg-shape.ts";
import type { Dress } from "../../ui/drawing.tsx";

/** @returns The number of a part; NaN for other shapes. */
export const idOf = ({ attributes }: SvgShape) => Number(attributes["data-id"] ?? NaN);

/** Makes a drawing a group, because a picture (`img`) would hide its parts from the focus. */
export function withParts(dress: Dress, props: Record<string, unknown> = {}): Dress {
  return (shape) => (shape.tag === "svg" ? { props: { role: "group", ...props } } : dress(shape));
}
