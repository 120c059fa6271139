/** Lists positions, and finds the default depth. */
import { EngineRefusal, type Engine } from "../../engine/engine.ts";
import { deepestWithin } from "../../parts/search/choice.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

/** Depths of a search, in plies. */
export const DEPTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Lists unfinished positions; null if there are more than 100,000. */
export async function allPositions(engine: Engine, game: string, signal: AbortSignal) {
  try {
    return await engine.request("positions", [{ game }], { signal });
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "positions-many") return null;
    throw error;
  }
}

/** Finds the last depth to which minimax visits at most `most` nodes from the empty board. */
export async function usualDepth(
  engine: Engine,
  shape: GameDescription,
  most: number,
  signal: AbortSignal,
) {
  const { game, start, longest } = shape;
  if (shape.exhaustive) return longest;
  return deepestWithin(DEPTHS, most, async (depth) => {
    const { nodes } = await engine.request("estimate", [start, { game, depth }], { signal });
    return nodes;
  });
}
