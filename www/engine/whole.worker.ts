/** The worker with the whole package: all that goes beyond playing. */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { offered } from "./calls.ts";
import { slices } from "./slices.ts";
import { visiting } from "./visits.ts";
import { turns } from "./turns.ts";
import { serve } from "./worker.ts";

serve(init, offered("whole", { ...cutoff, ...slices(cutoff) }), {
  slicing: turns,
  reporting: { visiting: visiting(cutoff.best_move) },
});
