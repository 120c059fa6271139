/** Finds how deep and on how many positions of a board the searches of a room can run. */
import { EngineRefusal, type Engine } from "../../engine/engine.ts";
import { usualDepth } from "./depths.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

export type Scope = Awaited<ReturnType<typeof scopeOf>>;

/**
 * Finds the default depth limit, and lists all unfinished positions.
 * @param most The most nodes of minimax from the empty board to the default depth.
 */
export async function scopeOf(
  engine: Engine,
  shape: GameDescription,
  most: number,
  signal: AbortSignal,
) {
  const usual = await usualDepth(engine, shape, most, signal);
  return { usual, all: await allPositions(engine, shape.game, signal) };
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
