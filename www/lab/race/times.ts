/** A race for times: searches take turns on the same positions in this tab, batch by batch. */
import { EngineFailure, isStopped } from "../../engine/engine.ts";
import { givePackage } from "../../engine/registry.ts";
import { REST, WHOLE, answering, lazy } from "../../engine/workers.ts";
import { centreFirst } from "../cell-order.ts";
import type { TimesRow, Workload } from "./rounds.ts";
import type { Speech } from "../../messages/catalogue.ts";
import type { GameState } from "../../game/state.ts";
import type { Beginning, Positions } from "../bench.tsx";
import type { RacedSearch } from "../searches.ts";

export interface Race {
  state: GameState;
  on: Positions;
  beginning: Beginning;
  searchNames: RacedSearch[];
  /** Of each search. */
  budgetMs: number;
  memoryMb: number;
}

/** Milliseconds that each search gets in the race that runs by itself. */
export const FIRST_MS = 200;

/** Nothing else runs in the worker of a race. */
const racingEngine = lazy({ rest: REST }, () =>
  givePackage(new Worker(new URL("./race.worker.ts", import.meta.url), { type: "module" }), WHOLE),
);

/** The engine has answered before the race: what did not load is a script of the page. */
function asOfScript(error: unknown): never {
  if (!(error instanceof EngineFailure) || error.reason !== "load") throw error;
  throw new Error(`could not load the script of the race: ${error.message}`);
}

async function workloads(
  { state, on, beginning }: Race,
  { say }: Speech,
  signal: AbortSignal,
): Promise<Workload[]> {
  const { positions, game, shape } = state;
  switch (on) {
    case "all": {
      const options = { game: shape.game };
      const boards = await answering().request("positions", [options], { signal });
      return [{ name: say("bench-on-all"), boards }];
    }
    case "plies":
      return positions
        .slice(0, game.at + 1)
        .filter(({ finished }) => !finished)
        .map(({ board }, ply) => ({ name: say("race-ply", { ply }), boards: [board] }));
    default:
      return [{ name: beginning.board, boards: [beginning.board] }];
  }
}

/** @returns Null if it was stopped, or nobody races. */
export async function raceTimes(
  race: Race,
  words: Speech,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<TimesRow[] | null> {
  const { state, searchNames, budgetMs } = race;
  const { shape } = state;
  try {
    const plan = {
      shape,
      centre: await centreFirst(answering(), shape, signal),
      workloads: await workloads(race, words, signal),
      searchNames,
      budgetMs: budgetMs * searchNames.length,
    };
    const racing = racingEngine().request("raceRounds", [plan], { signal, progress });
    const rows = await racing.catch(asOfScript);
    return rows.length === 0 ? null : rows;
  } catch (error) {
    if (isStopped(error, signal)) return null;
    throw error;
  }
}
