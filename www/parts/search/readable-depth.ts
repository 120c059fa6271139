/** How deep Watch searches a board unasked. Pure. */
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** As deep as makes a tree that one can read; null for all to the end of the game. */
export function readableDepth(
  shape: Pick<GameDescription, "exhaustive" | "gravity">,
): number | null {
  if (shape.exhaustive) return null;
  return shape.gravity ? 3 : 2;
}
