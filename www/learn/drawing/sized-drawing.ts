/** The result of a drawing function. */
import { svgElement, type SvgElement } from "../../base/svg-element.ts";

export type SizedDrawing = { elements: readonly SvgElement[]; width: number; height: number };

/** @param kind Selects its style. */
export function svgOf({ elements, width, height }: SizedDrawing, label: string, kind?: string) {
  const [wide, high] = [width, height].map(Math.ceil);
  const size = { viewBox: `0 0 ${wide} ${high}`, width: wide, height: high };
  return svgElement("svg", { class: kind, ...size, role: "img", "aria-label": label }, ...elements);
}
