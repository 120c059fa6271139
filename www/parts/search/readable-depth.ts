/** How deep Watch searches a board unasked. Pure. */

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */

/**
 * As deep as makes a tree that one can read.
 * @param {Pick<GameDescription, "exhaustive" | "gravity">} shape
 * @returns {number | null} Null for all to the end of the game.
 */
export function readableDepth(shape) {
  if (shape.exhaustive) return null;
  return shape.gravity ? 3 : 2;
}
