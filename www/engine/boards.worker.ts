/** The worker of any board: play and the solvers. */
import init, * as cutoff from "../../pkg/boards/cutoff.js";
import { offered } from "./calls.js";
import { slices } from "./slices.js";
import { turns } from "./turns.js";
import { serve } from "./worker.js";

serve(init, offered("boards", { ...cutoff, ...slices(cutoff) }), { slicing: turns });
