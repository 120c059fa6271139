/** A tree in bands, one for each ply: a node is as wide as all that lies below it, and filled if it was visited. */
import { rounded, svgShape } from "../../base/svg-shape.ts";
import { bandsOf } from "../../parts/map/canvas.ts";
import type { SvgShape } from "../../base/svg-shape.ts";

const [WIDTH, HEIGHT] = [420, 190];
/** Between two nodes that are wide enough. */
const [GAP, ROOM] = [2, 8];

export function drawUniform(plies: readonly (readonly boolean[])[]): {
  shapes: SvgShape[];
  width: number;
  height: number;
} {
  const bands = bandsOf(plies.length, HEIGHT);
  /** The nodes of one kind, as one path. */
  const pathOf = (kind: boolean) =>
    plies.flatMap((nodes, ply) => {
      const wide = WIDTH / nodes.length;
      const { top, height } = bands[ply];
      const across = rounded(wide - (wide > ROOM ? GAP : 0));
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
