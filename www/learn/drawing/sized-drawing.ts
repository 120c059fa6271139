/** The result of a drawing function. */
import { svgShape, type SvgShape } from "../../base/svg-shape.ts";

export type SizedDrawing = { shapes: readonly SvgShape[]; width: number; height: number };

/** @param kind Selects its style. */
export function svgOf({ shapes, width, height }: SizedDrawing, label: string, kind?: string) {
  const [wide, high] = [width, height].map(Math.ceil);
  const size = { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high };
  return svgShape("svg", { class: kind, ...size, role: "img", "aria-label": label }, ...shapes);
}
