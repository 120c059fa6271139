import { EngineRefusal, type Engine } from "../../engine/engine.ts";

/** Lists unfinished positions; null if there are more than 100,000. */
export async function allPositions(engine: Engine, game: string, signal: AbortSignal) {
  try {
    return await engine.request("positions", [{ game }], { signal });
  } catch (error) {
    if (error instanceof EngineRefusal && error.code === "positions-many") return null;
    throw error;
  }
}
