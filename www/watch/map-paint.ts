/** Paints the whole tree of a search on a canvas. */
import { bandsOf, cleared, coloursOf } from "../parts/map/canvas.ts";
import { UNVISITED, nodeAt } from "./map-layout.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { MapLayout } from "./map-layout.ts";

/** What is painted. */
export interface MapScene {
  /** All of minimax. */
  full: SearchRecord;
  layout: MapLayout;
  /** The search's number of each node of the whole tree. */
  visited: Uint32Array;
  /** The places across the whole width. */
  view: { from: number; to: number };
}

/**
 * Each column of pixels shows what lies at its place, and neighbours that show the same node are
 * painted as one: no node is painted that is less than a pixel wide, however many there are.
 */
export function paintMap(canvas: HTMLCanvasElement, scene: MapScene) {
  const page = cleared(canvas);
  if (!page) return;
  const { paint, width, height } = page;
  const names = ["--x", "--o", "--edge", "--line", "--ground"];
  const [x, o, draw, estimate, ground] = coloursOf(canvas, names);
  const brush = { paint, colours: { X: x, O: o, draw, estimate }, hatch: hatch(paint, ground) };
  bandsOf(scene.layout.plies, height).forEach((band, ply) =>
    paintBand(brush, scene, ply, { width, ...band }),
  );
}

function paintBand(
  {
    paint,
    colours,
    hatch,
  }: {
    paint: CanvasRenderingContext2D;
    colours: Record<"X" | "O" | "draw" | "estimate", string>;
    hatch: CanvasPattern | null;
  },
  { full, layout, visited, view }: MapScene,
  ply: number,
  band: { width: number; top: number; height: number },
) {
  const { width, top, height } = band;
  const step = (view.to - view.from) / width;
  let [start, painted] = [0, -2];
  for (let x = 0; x <= width; x += 1) {
    const place = Math.floor(view.from + (x + 0.5) * step);
    const node = x < width ? nodeAt(layout, full, place, ply) : -2;
    if (node === painted) continue;
    if (painted >= 0) {
      // A gap shows where one node ends, if there is room for it.
      const wide = Math.max(x - start - (x - start > 6 ? 1 : 0), 1);
      const cut = visited[painted] === UNVISITED;
      paint.fillStyle = colours[kindOf(full, painted)];
      paint.globalAlpha = cut ? 0.3 : 1;
      paint.fillRect(start, top, wide, height);
      paint.globalAlpha = 1;
      if (cut && hatch) {
        paint.fillStyle = hatch;
        paint.fillRect(start, top, wide, height);
      }
    }
    [start, painted] = [x, node];
  }
}

/** How a node ends by best play, as far as that is no estimate. */
function kindOf(full: SearchRecord, node: number) {
  return full.isEstimate(node) ? "estimate" : (full.end(full.trace.values[node]).winner ?? "draw");
}

function hatch(paint: CanvasRenderingContext2D, colour: string) {
  const tile = document.createElement("canvas");
  Object.assign(tile, { width: 6, height: 6 });
  const line = tile.getContext("2d");
  if (!line) return null;
  line.strokeStyle = colour;
  line.lineWidth = 1.5;
  line.beginPath();
  line.moveTo(-1, 7);
  line.lineTo(7, -1);
  line.stroke();
  return paint.createPattern(tile, "repeat");
}
