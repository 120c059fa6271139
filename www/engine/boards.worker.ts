/** The worker of any board, with the solvers. */
import init, * as cutoff from "../../pkg/boards/cutoff.js";
import { callsOf } from "./calls.ts";
import { slices } from "./slices.ts";
import { serve, turns } from "./worker.ts";

serve(init, callsOf("boards", { ...cutoff, ...slices(cutoff) }), { slicing: turns });
