/** Tells a search that was stopped from one that has failed. */
import { EngineFailure } from "./engine.js";

/** Whether a request has no answer because the visitor ended the engine's worker. @param {unknown} error */
export function isStop(error) {
  return error instanceof EngineFailure && error.reason === "stopped";
}

/** The same of a request that can also be given up. @param {unknown} error @param {AbortSignal} signal */
export function isStopped(error, signal) {
  return signal.aborted || isStop(error);
}
