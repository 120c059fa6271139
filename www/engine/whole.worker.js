/**
 * The worker with the whole package: what Watch, Practise and the lab need for boards beyond 3×3, and
 * Play for its ideas, reviews and traps there.
 */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { slices } from "./slices.js";
import { textbook } from "./textbook.js";
import { visiting } from "./visiting.js";
import { serve } from "./worker.js";

const { describe, best_move, replay, analyze, compare, trace, estimate, load_book } = cutoff;
const { depths, horizon, review, find_move, set_trap, reason, book, puzzles } = cutoff;
const { census, unfinished, visit, consult, survey } = cutoff;

/** @satisfies {Partial<Record<import("./calls.js").CallOf<"whole">, Function>>} */
const calls = {
  ...{ describe, best_move, replay, analyze, compare, trace, estimate, load_book },
  ...{ depths, horizon, review, find_move, set_trap, reason, book, puzzles, census, unfinished },
  ...{ consult, survey },
  ...slices(cutoff),
};

serve(init, calls, {
  reporting: { textbook: textbook(best_move), visiting: visiting(visit) },
});
