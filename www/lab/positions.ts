/** Lists positions, and finds the default depth. */
import { EngineRefusal } from "../engine/engine.ts";
import { deepestWithin } from "../parts/search/choice.ts";
import { DEPTHS } from "./link.ts";
import type { Engine } from "../engine/engine.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** @param sample Null for all positions. A seed always gives the same ones. */
export async function positionsOf(
  engine: Engine,
  game: string,
  sample: { seed: number; count: number } | null,
  signal: AbortSignal,
): Promise<string[]> {
  return engine.request("positions", [{ game, ...sample }], { signal });
}

/** Lists unfinished positions; null if there are more than 100,000. */
export async function allPositions(engine: Engine, game: string, signal: AbortSignal) {
  try {
    return await positionsOf(engine, game, null, signal);
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "positions-many") return null;
    throw error;
  }
}

/** The last depth to which minimax visits at most `most` nodes from the empty board. */
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
