/** The worker of any board: play and the solvers. */
import init, * as cutoff from "../../pkg/boards/cutoff.js";
import { offered } from "./calls.ts";
import { slices } from "./slices.ts";
import { turns } from "./turns.ts";
import { serve } from "./worker.ts";

serve(init, offered("boards", { ...cutoff, ...slices(cutoff) }), { slicing: turns });
