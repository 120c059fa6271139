/** The worker of the game: what it takes to play, and no more to load. */
import init, {
  analyze,
  best_move,
  describe,
  measure,
  replay,
  trace_map,
} from "../../pkg/play/cutoff.js";
import { serve } from "./worker.js";

/** @import { CallOf } from "./types.js" */

/** @satisfies {Record<CallOf<"play">, Function>} */
const calls = { analyze, best_move, describe, measure, replay, trace_map };

/** The package as the page has compiled it. @type {Promise<WebAssembly.Module>} */
const compiled = new Promise((resolve, reject) => {
  addEventListener("message", ({ data }) => {
    if ("module" in data) resolve(data.module);
    if ("unloaded" in data) reject(data.unloaded);
  });
});

serve(async () => init({ module_or_path: await compiled }), calls);
