/** The worker with the whole package: Learn, Watch, Practise and the lab, and Play for its ideas and reviews. */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { raceRounds } from "../lab/race/rounds.js";
import { turns } from "../lab/race/turns.js";
import { slices } from "./slices.js";
import { textbook } from "./textbook.js";
import { visiting } from "./visiting.js";
import { serve } from "./worker.js";

const { describe, best_move, replay, analyze, measure, trace, trace_map, trace_tree } = cutoff;
const {
  estimate,
  load_book,
  horizon,
  review,
  puzzle,
  reason,
  census,
  positions,
  consult,
  survey,
  judge,
} = cutoff;

/** @satisfies {Partial<Record<import("./calls.js").CallOf<"whole">, Function>>} */
const calls = {
  ...{
    describe,
    best_move,
    replay,
    analyze,
    measure,
    trace,
    trace_map,
    trace_tree,
    estimate,
    load_book,
  },
  ...{ horizon, review, puzzle, reason, census, positions, consult, survey, judge },
  ...slices(cutoff),
  raceRounds: (/** @type {import("../lab/race/types.js").RacePlan} */ plan) =>
    raceRounds(turns(measure, plan.shape), plan),
};

serve(init, calls, {
  reporting: { textbook: textbook(best_move), visiting: visiting(best_move) },
});
