/** The worker of boards beyond 3×3: play and the strong searches. */
import init, * as cutoff from "../../pkg/boards/cutoff.js";
import { slices } from "./slices.js";
import { textbook } from "./textbook.js";
import { serve } from "./worker.js";

const { describe, best_move, replay, analyze, estimate, load_book } = cutoff;

/** @satisfies {Partial<Record<import("./calls.js").CallOf<"boards">, Function>>} */
const calls = { describe, best_move, replay, analyze, estimate, load_book, ...slices(cutoff) };

serve(init, calls, { reporting: { textbook: textbook(best_move) } });
