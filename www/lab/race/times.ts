/**
 * A race for times: in each round every search takes its turn on the same positions, a block of several batches. So a
 * machine that becomes slower is slower for all, and the first batch of a block, which finds the processor prepared
 * for another search, is not the only one.
 */
import { isStopped } from "../../engine/engine.ts";
import { answering, apart } from "../../engine/workers.ts";
import { centreFirst } from "../cell-order.ts";
import { SEARCHES } from "../searches.ts";
import type { GameState } from "../../game/state.ts";
import type { Beginning, Positions } from "../bench.tsx";
import type { RacedSearch } from "../searches.ts";
import type { MeasuredSearch } from "../../../pkg/web/cutoff.js";

export interface Race {
  state: GameState;
  on: Positions;
  beginning: Beginning;
  searchNames: RacedSearch[];
  /** Of each search. */
  budgetMs: number;
  memoryMb: number;
}

/** The nodes of one run, and the mean time of a run in each batch; no times if the clock is too coarse. */
export type TimesRow = { searchName: RacedSearch } & Pick<MeasuredSearch, "nodes" | "samplesMs">;

/** The batches of a turn, and about how long they may take in all, in milliseconds. */
const BLOCK = { samples: 4, budgetMs: 24 };

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
    const centre = await centreFirst(answering(), shape, signal);
    const boards = await boardsOf(race, signal);
    if (searchNames.length === 0 || boards.length === 0) return null;
    // Nothing else runs in that worker.
    const turn = async (searchName: RacedSearch) => {
      const { times } = SEARCHES[searchName];
      if (!times) throw new Error(`${searchName} is not timed`);
      const order = times.centreFirst ? centre : undefined;
      const options = { ...BLOCK, game: shape.game, order };
      const run = apart().request("measure", [[times.search], boards, options], { signal });
      return (await run).searches[0];
    };
    return await raceRounds(turn, searchNames, budgetMs * searchNames.length, progress);
  } catch (error) {
    if (isStopped(error, signal)) return null;
    throw error;
  }
}

/**
 * @param budgetMs For all: the round in which they are over is the last.
 * @param progress Hears which part of the time is over, from 0 to 1.
 */
export async function raceRounds(
  turn: (searchName: RacedSearch) => Promise<Omit<TimesRow, "searchName">>,
  searchNames: RacedSearch[],
  budgetMs: number,
  progress: (part: number) => void,
  now: () => number = () => performance.now(),
): Promise<TimesRow[]> {
  const rows = searchNames.map((searchName): TimesRow => ({ searchName, nodes: 0, samplesMs: [] }));
  const begun = now();
  const far = () => Math.min(1, (now() - begun) / budgetMs);
  // Round 0 does not count: compilers need a while to find out what to compile well.
  for (let round = 0; round <= 1 || far() < 1; round += 1) {
    for (const row of rows) {
      const { nodes, samplesMs } = await turn(row.searchName);
      row.nodes = nodes;
      if (round > 0) row.samplesMs.push(...samplesMs);
      progress(far());
    }
  }
  return rows;
}
