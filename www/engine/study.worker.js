/** The worker of the rooms beyond the game: the whole package, and a textbook's JavaScript. */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { raceTextbook } from "../lab/textbook-race.js";
import { serve } from "./worker.js";

const { best_move, replay, trace, trace_tree, visit, race, unfinished } = cutoff;
const { census, book, review, puzzles, consult, survey } = cutoff;

serve(init, {
  ...{ best_move, replay, trace, trace_tree, visit, race, unfinished },
  ...{ census, book, review, puzzles, consult, survey, raceTextbook },
});
