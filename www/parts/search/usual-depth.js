/** How deep Watch searches a board unasked. Pure. */

/** @import { GameDescription as Shape } from "../../../pkg/web/cutoff.js" */

/**
 * As deep as makes a tree that one can read.
 * @param {Pick<Shape, "exhaustive" | "gravity">} shape
 * @returns {number | null} Null for all to the end of the game.
 */
export function usualDepth({ exhaustive, gravity }) {
  if (exhaustive) return null;
  return gravity ? 3 : 2;
}
