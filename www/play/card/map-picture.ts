/** The picture of the map on its canvas. */
import { lanesOf } from "../game/race.ts";
import { cleared, coloursOf } from "../../parts/map/canvas.ts";
import { paintShares } from "../../parts/map/shares.ts";
import type { TraceMap } from "../../../pkg/web/cutoff.js";

/** Shows what a search visits. */
export function paintMap(canvas: HTMLCanvasElement, map: TraceMap, pruning: boolean) {
  const page = cleared(canvas);
  if (page) paintShares(canvas, page, map, pruning);
}

/**
 * What minimax has passed is grey, and lit where alpha-beta has been; its front is a line.
 * @param share Of minimax's nodes.
 */
export function paintRace(canvas: HTMLCanvasElement, map: TraceMap, share: number) {
  const page = cleared(canvas);
  if (!page) return;
  const { minimax, alphaBeta } = lanesOf(map, share);
  const passed = { minimax: minimax.columns, alphaBeta: alphaBeta.columns };
  paintShares(canvas, page, map, true, passed);
  if (minimax.isDone) return;
  [page.paint.fillStyle] = coloursOf(canvas, ["--map-front"]);
  const at = (page.width * minimax.columns) / (map.begun.length / 2);
  page.paint.fillRect(at - 1, 0, 2, page.height);
}
