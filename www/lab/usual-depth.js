/** How deep a board is searched unless the visitor says otherwise. */
import { deepestWithin } from "../engine/deepest.js";
import { DEPTHS } from "./choices.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/**
 * The last depth to which minimax visits no more nodes than that from the empty board; the end of the game
 * where a search to it takes no more than a moment.
 * @param {Engine} engine
 * @param {GameDescription} shape
 * @param {number} most
 * @param {AbortSignal} signal
 */
export async function usualDepth(engine, shape, most, signal) {
  const { game, start, longest } = shape;
  if (shape.exhaustive) return longest;
  return deepestWithin(DEPTHS, most, async (depth) => {
    const { nodes } = await engine.request("estimate", [start, { game, depth }], { signal });
    return nodes;
  });
}
