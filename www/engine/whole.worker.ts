/** The worker with the whole package. */
import init, * as cutoff from "../../pkg/whole/cutoff.js";
import { callsOf } from "./calls.ts";
import { slices } from "./slices.ts";
import { visits } from "./visits.ts";
import { serve, turns } from "./worker.ts";

serve(init, callsOf("whole", { ...cutoff, ...slices(cutoff) }), {
  slicing: turns,
  reporting: { visits: visits(cutoff.best_move) },
});
