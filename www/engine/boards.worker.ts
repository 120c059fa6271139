/** The worker of any board, with the solvers. */
import init, * as cutoff from "../../pkg/boards/cutoff.js";
import { offered } from "./calls.ts";
import { slices } from "./slices.ts";
import { serve, turns } from "./worker.ts";

serve(init, offered("boards", { ...cutoff, ...slices(cutoff) }), { slicing: turns });
