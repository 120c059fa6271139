/** To how many plies both searches are compared. Pure. */
import { factsOf } from "./state.js";

/** @import { State } from "./state.js" */

/** How many plies more than usual can be chosen: minimax is estimated there. */
const BEYOND = 4;

/** The most plies that can be chosen; 0 until it is known. @param {State} state */
export function deepest(state) {
  const { usualDepth } = factsOf(state);
  return usualDepth === null ? 0 : Math.min(usualDepth + BEYOND, state.shape.longest);
}

/** The depth that was chosen, or else the usual one; 0 until it is known. @param {State} state */
export function comparedDepth(state) {
  return Math.min(state.depth ?? factsOf(state).usualDepth ?? 0, deepest(state));
}
