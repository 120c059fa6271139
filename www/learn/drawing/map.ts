/** Draws the map of a whole tree. Visited parts are bright, others are dark. */
import { rounded } from "../../base/rounded.ts";
import { svgElement } from "../../base/svg-element.ts";
import { bandsOf } from "../../parts/map/canvas.ts";
import { lightOf, pliesOf } from "../../parts/map/shares.ts";
import type { TraceMap } from "../../../pkg/whole/cutoff.js";
import type { SizedDrawing } from "./sized-drawing.ts";

const [WIDTH, HEIGHT] = [420, 240];
const MARGIN = 6;
const LEVELS = 7;
/** The opacity of the first level, which is almost dark. */
const DARK = 0.12;
const opacity = (step: number) => rounded(DARK + ((1 - DARK) * step) / (LEVELS - 1));

/** @param pruning False if every node is visited. */
export function drawMap(map: TraceMap, pruning: boolean): SizedDrawing {
  const plies = pliesOf(map);
  const columns = map.byColumn.length / 2 / plies;
  const wide = WIDTH / columns;
  /** One path for each level of brightness. */
  const paths: string[] = Array.from({ length: LEVELS }, () => "");
  bandsOf(plies, HEIGHT).forEach(({ top, height }, ply) => {
    const steps = Array.from({ length: columns }, (_, column) => {
      const [nodes, visited] = map.byColumn.slice(2 * (ply * columns + column));
      if (nodes === 0) return null;
      return Math.ceil((LEVELS - 1) * lightOf(nodes, pruning ? visited : nodes));
    });
    for (let from = 0, to = 0; from < columns; from = to) {
      const step = steps[from];
      while (to < columns && steps[to] === step) to += 1;
      if (step === null) continue;
      const [x, y] = [MARGIN + from * wide, Math.round(MARGIN + top)];
      const across = rounded((to - from) * wide);
      paths[step] += `M${rounded(x)} ${y}h${across}v${Math.round(height)}h${-across}z`;
    }
  });
  const [width, high] = [WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN];
  return {
    width,
    height: high,
    elements: [
      svgElement("path", { class: "ground", d: `M0 0h${width}v${high}h${-width}z` }),
      ...paths.flatMap((d, step) =>
        d ? [svgElement("path", { class: "light", "fill-opacity": opacity(step), d })] : [],
      ),
    ],
  };
}
