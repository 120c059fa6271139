/** The worker with the whole package: all that goes beyond playing. */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { offered } from "./calls.js";
import { slices } from "./slices.js";
import { visiting } from "./visits.js";
import { turns } from "./turns.js";
import { serve } from "./worker.js";

serve(init, offered("whole", { ...cutoff, ...slices(cutoff) }), {
  slicing: turns,
  reporting: { visiting: visiting(cutoff.best_move) },
});
