/** The map of a whole tree, as Play has it, in a chapter: what a search visits is lit, the rest is dark. */
import { rounded, svgShape } from "../../base/svg-shape.js";
import { bandsOf } from "../../parts/map/canvas.js";
import { lightOf, pliesOf } from "../../parts/map/shares.js";

/** @import { TraceMap } from "../../../pkg/web/cutoff.js" */
/** @import { SvgShape } from "../../base/types.d.ts" */

const [WIDTH, HEIGHT, AROUND] = [420, 240, 6];
/** So many steps of light are told apart; the first is dark. */
const STEPS = 7;

/**
 * @param {TraceMap} map
 * @param {boolean} pruning Else every node is visited.
 * @returns {{ shapes: SvgShape[], width: number, height: number }}
 */
export function drawWhole(map, pruning) {
  const plies = pliesOf(map);
  const columns = map.byColumn.length / 2 / plies;
  const wide = WIDTH / columns;
  /** What is as bright, as one path. @type {string[]} */
  const paths = Array.from({ length: STEPS }, () => "");
  bandsOf(plies, HEIGHT).forEach(({ top, height }, ply) => {
    const steps = Array.from({ length: columns }, (_, column) => {
      const [nodes, visited] = map.byColumn.slice(2 * (ply * columns + column));
      if (nodes === 0) return null;
      return Math.ceil((STEPS - 1) * lightOf(nodes, pruning ? visited : nodes));
    });
    for (let from = 0, to = 0; from < columns; from = to) {
      const step = steps[from];
      while (to < columns && steps[to] === step) to += 1;
      if (step === null) continue;
      const [x, y] = [AROUND + from * wide, AROUND + top];
      const across = rounded((to - from) * wide);
      paths[step] += `M${rounded(x)} ${rounded(y)}h${across}v${rounded(height)}h${-across}z`;
    }
  });
  const [width, high] = [WIDTH + 2 * AROUND, HEIGHT + 2 * AROUND];
  return {
    width,
    height: high,
    shapes: [
      svgShape("path", { class: "ground", d: `M0 0h${width}v${high}h${-width}z` }),
      ...paths.flatMap((d, step) =>
        d ? [svgShape("path", { class: `light light-${step}`, d })] : [],
      ),
    ],
  };
}
