/** The worker with the whole package. */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { callsOf } from "./calls.ts";
import { slices } from "./slices.ts";
import { visiting } from "./visiting.ts";
import { serve, turns } from "./worker.ts";

serve(init, callsOf("whole", { ...cutoff, ...slices(cutoff) }), {
  slicing: turns,
  reporting: { visiting: visiting(cutoff.best_move) },
});
