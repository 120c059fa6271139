/** A race for times: searches take turns on the same positions in this tab, batch by batch. */
import { givePackage } from "../../engine/packages.js";
import { REST, WHOLE, answering, lazy } from "../../engine/workers.js";
import { isStopped } from "../../engine/stop.js";
import { say } from "../../messages/index.js";
import { centreFirst } from "../cell-order.js";
import { searched } from "../searched.js";
import { timePreview, timeResult } from "./time-result.js";
import { visited } from "./visited.js";

/** @import { Race } from "./race.js" */
/** @import { Workload } from "./types.js" */

export const HOW = ["race-explained"];

/** Nothing else runs in the worker of a race. */
const racing = lazy({ rest: REST }, () =>
  givePackage(new Worker(new URL("./race.worker.js", import.meta.url), { type: "module" }), WHOLE),
);

/** @param {Race} race @param {AbortSignal} signal @returns {Promise<Workload[]>} */
async function workloads({ state, settings }, signal) {
  const { positions, game, shape } = state();
  const course = settings.course();
  switch (course) {
    case "all": {
      const options = { game: shape.game };
      const boards = await answering().request("positions", [options], { signal });
      return [{ name: say("race-on-all", { positions: boards.length }), boards }];
    }
    case "board": {
      const { board } = searched(state());
      return [{ name: board, boards: [board] }];
    }
    case "plies":
      return positions
        .slice(0, game.at + 1)
        .filter(({ finished }) => !finished)
        .map(({ board }, ply) => ({ name: say("race-ply", { ply }), boards: [board] }));
    default:
      return [{ name: say("race-on-empty"), boards: [shape.start] }];
  }
}

/** Before the first race: what the searches visit, which takes no clock. @param {Race} race @param {AbortSignal} signal */
export async function preview(race, signal) {
  const { results, settings, state } = race;
  const { shape } = state();
  const positions = await workloads(race, signal);
  const searchNames = settings.searchNames();
  const rows = await visited(answering(), shape, positions, searchNames, signal);
  if (!signal.aborted) results.instead(timePreview(rows));
}

/** @param {Race} race @param {AbortSignal} signal */
export async function run(race, signal) {
  const { results, settings, state, tell } = race;
  try {
    const { shape } = state();
    const plan = {
      shape,
      centre: await centreFirst(answering(), shape, signal),
      workloads: await workloads(race, signal),
      searchNames: settings.searchNames(),
      rounds: settings.rounds(),
    };
    const { progress } = settings;
    const rows = await racing().request("raceRounds", [plan], { signal, progress });
    if (rows.length === 0) return tell(say("race-nobody"));
    results.show(timeResult(rows));
    tell(say("race-done"));
  } catch (error) {
    if (isStopped(error, signal)) return tell(say("race-cancelled"));
    throw error;
  }
}
