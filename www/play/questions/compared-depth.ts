/** To how many plies both searches are compared. Pure. */
import { emptyCells } from "../../game/shape.js";
import { factsOf, position } from "../game/state.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { State } from "../game/state.js" */

/** How many plies more than usual can be chosen: minimax is estimated there. */
const BEYOND = 4;

/**
 * The depth limits from a position on. The last is that of the whole game, from every position: to the end.
 * @param {Pick<GameDescription, "longest">} shape
 * @param {string} board
 */
export function depthsFrom({ longest }, board) {
  const before = Array.from({ length: emptyCells(board) - 1 }, (_, at) => at + 1);
  return [...before, longest];
}

/** The depths that can be chosen; none until they are known. @param {State} state */
export function offeredDepths(state) {
  const { usualDepth } = factsOf(state);
  if (usualDepth === null) return [];
  const depths = depthsFrom(state.shape, position(state).board);
  return depths.slice(0, depths.indexOf(usualDepth) + 1 + BEYOND);
}

/** The depth that was chosen, or else the usual one; 0 until it is known. @param {State} state */
export function comparedDepth(state) {
  const depths = offeredDepths(state);
  const wanted = state.depth ?? factsOf(state).usualDepth ?? 0;
  return depths.find((depth) => depth >= wanted) ?? depths.at(-1) ?? 0;
}
