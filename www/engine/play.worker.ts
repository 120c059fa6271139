/** The worker of the first answer. It has only the calls for playing 3×3, so it loads quickly. */
import init, {
  analyze,
  best_move,
  describe,
  measure,
  replay,
  trace_map,
} from "../../pkg/play/cutoff.js";
import { serve } from "./worker.ts";
import type { CallOf } from "./calls.ts";

const calls = { analyze, best_move, describe, measure, replay, trace_map } satisfies Record<
  CallOf<"play">,
  Function
>;

serve(init, calls);
