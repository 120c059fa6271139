/** Finds how deep and in which positions a room searches on its board. */
import { EngineRefusal, type Engine } from "../../engine/engine.ts";
import { findDeepest } from "../../parts/search/depths.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

/** The depths in plies that visitors choose from. */
export const DEPTH_CHOICES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

export type Scope = Awaited<ReturnType<typeof scopeOf>>;

/**
 * Returns the default depth, and all unfinished positions or null if there are too many.
 * @param most The most nodes of minimax from the empty board to the default depth.
 */
export async function scopeOf(
  engine: Engine,
  { game, start, longest, exhaustive }: GameDescription,
  most: number,
  signal: AbortSignal,
) {
  const nodesTo = async (depth: number) =>
    (await engine.request("estimate", [start, { game, depth }], { signal })).nodes;
  const defaultDepth = exhaustive ? longest : await findDeepest(DEPTH_CHOICES, most, nodesTo);
  return { defaultDepth, all: await allPositions(engine, game, signal) };
}

/** Lists unfinished positions; null if there are more than 100,000. */
export async function allPositions(engine: Engine, game: string, signal: AbortSignal) {
  try {
    return await engine.request("positions", [{ game }], { signal });
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "positions-many") return null;
    throw error;
  }
}
