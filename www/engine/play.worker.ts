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

/** @import { CallOf } from "./types.d.ts" */

/** @satisfies {Record<CallOf<"play">, Function>} */
const calls = { analyze, best_move, describe, measure, replay, trace_map };

serve(init, calls);
