/** Answers the requests of a page without a worker. */
import * as cutoff from "../../pkg/npm/cutoff.js";
import { EngineRefusal } from "../../www/engine/engine.ts";

/** @param {"replay" | "describe"} call @param {any[]} args */
export async function requestWithoutWorker(call, args) {
  try {
    return Reflect.apply(cutoff[call], null, args);
  } catch (error) {
    throw new EngineRefusal(/** @type {any} */ (error));
  }
}
