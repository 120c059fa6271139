/**
 * A race for times. Each round has several batches of every search, so a machine that slows down
 * slows all of them. A single batch would be slow, because another search ran before it.
 */
import { isEnded } from "../../engine/engine.ts";
import { answerer, counter } from "../../engine/workers.ts";
import { orderFromCentre } from "../searches/cell-order.ts";
import { SEARCHES, type RacedSearch } from "../searches/searches.ts";
import type { GameState } from "../../game/state.ts";
import type { Beginning, PositionSet } from "../room/settings.tsx";
import type { MeasuredSearch } from "../../../pkg/whole/cutoff.js";

interface TimesRace {
  state: GameState;
  on: PositionSet;
  beginning: Beginning;
  searchNames: RacedSearch[];
  /** The time limit for each search. */
  budgetMs: number;
}

/** The nodes of one run and the mean time of each batch. A coarse clock gives no times. */
export type TimesRow = { searchName: RacedSearch } & Pick<MeasuredSearch, "nodes" | "samplesMs">;

export function emptyRow(searchName: RacedSearch): TimesRow {
  return { searchName, nodes: 0, samplesMs: [] };
}

/** The number of batches in a turn, and roughly their total time. */
const BATCHES = { samples: 4, budgetMs: 24 };

async function boardsOf({ state, on, beginning }: TimesRace, signal: AbortSignal) {
  const { positions, line, shape } = state;
  if (on === "all") return answerer().request("positions", [{ game: shape.game }], { signal });
  if (on !== "plies") return [beginning.board];
  const played = positions.slice(0, line.at + 1);
  return played.filter(({ finished }) => !finished).map(({ board }) => board);
}

/** @returns Null after a stop, or without searches. */
export async function raceTimes(
  race: TimesRace,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<TimesRow[] | null> {
  const { state, searchNames, budgetMs } = race;
  const { shape } = state;
  try {
    const centre = await orderFromCentre(answerer(), shape, signal);
    const boards = await boardsOf(race, signal);
    if (searchNames.length === 0 || boards.length === 0) return null;
    // This worker has no other work.
    const turn = async (searchName: RacedSearch) => {
      const { times } = SEARCHES[searchName];
      if (!times) throw new Error(`${searchName} is not timed`);
      const order = times.centreFirst ? centre : undefined;
      const options = { ...BATCHES, game: shape.game, order };
      const run = counter().request("measure", [[times.search], boards, options], { signal });
      return (await run).searches[0];
    };
    return await raceRounds(turn, searchNames, budgetMs * searchNames.length, progress);
  } catch (error) {
    if (isEnded(error, signal)) return null;
    throw error;
  }
}

/** Ends with the round in which the time for all searches is up. */
export async function raceRounds(
  turn: (searchName: RacedSearch) => Promise<Omit<TimesRow, "searchName">>,
  searchNames: RacedSearch[],
  budgetMs: number,
  progress: (share: number) => void,
  now: () => number = () => performance.now(),
): Promise<TimesRow[]> {
  const rows = searchNames.map(emptyRow);
  const begun = now();
  const share = () => Math.min(1, (now() - begun) / budgetMs);
  // Round 0 is not measured, because the code is still being compiled.
  for (let round = 0; round <= 1 || share() < 1; round += 1) {
    for (const row of rows) {
      const { nodes, samplesMs } = await turn(row.searchName);
      row.nodes = nodes;
      if (round > 0) row.samplesMs.push(...samplesMs);
      progress(share());
    }
  }
  return rows;
}
