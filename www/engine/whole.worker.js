/** The worker with the whole package: all that goes beyond playing. */
import init, * as cutoff from "../../pkg/web/cutoff.js";
import { raceRounds } from "../lab/race/rounds.js";
import { turns as raceTurns } from "../lab/race/turns.js";
import { offered } from "./calls.js";
import { slices } from "./slices.js";
import { textbook } from "./textbook.js";
import { visiting } from "./visiting.js";
import { turns } from "./turns.js";
import { serve } from "./worker.js";

/** @import { RacePlan } from "../lab/race/types.js" */

const calls = {
  ...cutoff,
  ...slices(cutoff),
  raceRounds: (/** @type {RacePlan} */ plan) =>
    raceRounds(raceTurns(cutoff.measure, plan.shape), plan),
};

serve(init, offered("whole", calls), {
  slicing: turns,
  reporting: { textbook: textbook(cutoff.best_move), visiting: visiting(cutoff.best_move) },
});
