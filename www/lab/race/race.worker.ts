/** The worker of a race for times: nothing else runs in it. */
import init, { measure } from "../../../pkg/web/cutoff.js";
import { serve, turns } from "../../engine/worker.ts";
import { raceRounds, raceTurns } from "./rounds.ts";
import type { PlaceCalls } from "../../engine/calls.ts";

const calls: PlaceCalls = { raceRounds: (plan) => raceRounds(raceTurns(measure, plan), plan) };

serve(init, calls, { slicing: turns });
