/** What is searched in the lab unless the visitor says otherwise: which positions of a game, and how deep. */
import { EngineRefusal } from "../engine/engine.js";
import { deepestWithin } from "../engine/deepest.js";
import { DEPTHS } from "./link.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/**
 * The engine makes the sample: the same seed gives the same positions everywhere.
 * @param {Engine} engine
 * @param {string} game
 * @param {{ seed: number, count: number } | null} sample Null for all positions.
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} Boards.
 */
export async function positionsOf(engine, game, sample, signal) {
  return engine.request("positions", [{ game, ...sample }], { signal });
}

/**
 * All unfinished positions of a game; null if play can reach more than 100,000.
 * @param {Engine} engine
 * @param {string} game
 * @param {AbortSignal} signal
 */
export async function allPositions(engine, game, signal) {
  try {
    return await positionsOf(engine, game, null, signal);
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "positions-many") return null;
    throw error;
  }
}

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
