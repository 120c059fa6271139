/** The worker of all that goes beyond the game: the whole 3×3 package, and the race. */
import init, * as cutoff from "../../pkg/study/cutoff.js";
import { ORDERS } from "../lab/order/orders.js";
import { raceRounds } from "../lab/race/rounds.js";
import { raceTextbook } from "../lab/race/textbook-race.js";
import { serve } from "./worker.js";

const { describe, best_move, replay, trace, trace_tree, visit, unfinished } = cutoff;
const { census, consult, survey } = cutoff;

/** The batches of a turn, and about how long they may take in all, in milliseconds. */
const BLOCK = { samples: 4, budgetMs: 24 };

/** @type {import("../lab/race/rounds.js").Turn} */
function turn(boards, contestant) {
  switch (contestant) {
    case "textbook-minimax":
      return raceTextbook(boards, "minimax", BLOCK.samples);
    case "textbook-alpha-beta":
      return raceTextbook(boards, "alpha-beta", BLOCK.samples);
    case "ordered":
      return cutoff.race(boards, "alpha-beta", { ...BLOCK, order: [...ORDERS.centre] });
    default:
      return cutoff.race(boards, contestant, BLOCK);
  }
}

/** @satisfies {Record<import("./calls.js").CallOf<"study">, Function>} */
const calls = {
  ...{ describe, best_move, replay, trace, trace_tree, visit, unfinished },
  ...{ census, consult, survey },
  raceRounds: (/** @type {import("../lab/race/rounds.js").RacePlan} */ plan) =>
    raceRounds(turn, plan),
};

serve(init, calls);
