/** The worker of the game: what it takes to play, and no more to load. */
import init, { analyze, best_move, compare, replay } from "../../pkg/play/cutoff.js";
import { serve } from "./worker.js";

/** @satisfies {Record<import("./calls.js").CallOf<"play">, Function>} */
const calls = { analyze, best_move, compare, replay };

serve(init, calls);
