/** The positions of a game in which there is a move to choose: all of them, or a sample by seed. */
import { EngineRefusal } from "../engine/engine.js";

/** @import { Engine } from "../engine/engine.js" */

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
