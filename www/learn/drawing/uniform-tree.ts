/** Draws the nodes of a uniform tree that alpha-beta visits, and the others. */
import { rounded, svgShape } from "../../base/svg-shape.ts";
import { bandsOf } from "../../parts/map/canvas.ts";
import type { SizedDrawing } from "./sized-drawing.ts";

const [WIDTH, HEIGHT] = [420, 190];
const GAP = 2;
/** Nodes with more room than this have a gap between them. */
const GAP_FROM = 8;

export function drawUniformTree(plies: readonly (readonly boolean[])[]): SizedDrawing {
  const bands = bandsOf(plies.length, HEIGHT);
  const pathOf = (kind: boolean) =>
    plies.flatMap((nodes, ply) => {
      const wide = WIDTH / nodes.length;
      const { top, height } = bands[ply];
      const across = rounded(wide - (wide > GAP_FROM ? GAP : 0));
      return nodes.map((visited, n) =>
        visited === kind
          ? `M${rounded(n * wide)} ${rounded(top)}h${across}v${rounded(height)}h${-across}z`
          : "",
      );
    });
  const shapes = [true, false].map((kind) =>
    svgShape("path", { class: kind ? "visited" : "unvisited", d: pathOf(kind).join("") }),
  );
  return { shapes, width: WIDTH, height: HEIGHT };
}
