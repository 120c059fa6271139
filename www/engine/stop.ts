/** Tells a search that was stopped from one that has failed. */
import { EngineFailure } from "./engine.ts";

/** Whether a request has no answer because the visitor ended the engine's worker. */
export function isStop(error: unknown) {
  return error instanceof EngineFailure && error.reason === "stopped";
}

/** The same of a request that can also be given up. */
export function isStopped(error: unknown, signal: AbortSignal) {
  return signal.aborted || isStop(error);
}
