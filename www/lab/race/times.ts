/** A race for times: searches take turns on the same positions in this tab, batch by batch. */
import { EngineFailure, isStopped } from "../../engine/engine.ts";
import { givePackage } from "../../engine/registry.ts";
import { REST, WHOLE, answering, lazy } from "../../engine/workers.ts";
import { centreFirst } from "../cell-order.ts";
import type { TimesRow } from "./rounds.ts";
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

/** Nothing else runs in the worker of a race. */
const racingEngine = lazy({ rest: REST }, () =>
  givePackage(new Worker(new URL("./race.worker.ts", import.meta.url), { type: "module" }), WHOLE),
);

/** The engine has answered before the race: what did not load is a script of the page. */
function asOfScript(error: unknown): never {
  if (!(error instanceof EngineFailure) || error.reason !== "load") throw error;
  throw new Error(`could not load the script of the race: ${error.message}`);
}

async function boardsOf({ state, on, beginning }: Race, signal: AbortSignal) {
  const { positions, game, shape } = state;
  if (on === "all") {
    return answering().request("positions", [{ game: shape.game }], { signal });
  }
  if (on !== "plies") return [beginning.board];
  const played = positions.slice(0, game.at + 1);
  return played.filter(({ finished }) => !finished).map(({ board }) => board);
}

/** @returns Null if it was stopped, or nobody races. */
export async function raceTimes(
  race: Race,
  signal: AbortSignal,
  progress: (part: number) => void,
): Promise<TimesRow[] | null> {
  const { state, searchNames, budgetMs } = race;
  const { shape } = state;
  try {
    const plan = {
      shape,
      centre: await centreFirst(answering(), shape, signal),
      boards: await boardsOf(race, signal),
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
