/** The worker of a race for times: nothing else runs in it. */
import init, { measure } from "../../../pkg/web/cutoff.js";
import { turns } from "../../engine/turns.js";
import { serve } from "../../engine/worker.js";
import { raceRounds } from "./rounds.js";
import { raceTurns } from "./turns.js";

/** @import { PlaceCalls } from "../../engine/types.d.ts" */

/** @type {PlaceCalls} */
const calls = { raceRounds: (plan) => raceRounds(raceTurns(measure, plan), plan) };

serve(init, calls, { slicing: turns });
