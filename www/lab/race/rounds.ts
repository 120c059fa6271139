/**
 * The rounds of a race, in the worker: in each round every search takes its turn on the same
 * positions, a block of several batches. So a machine that becomes slower is slower for all, and the
 * first batch of a block, which finds the processor prepared for another search, is not the only one.
 */
import { timed } from "../../engine/timing.ts";
import { SEARCHES } from "../searches.ts";
import { search } from "./textbook.ts";
import type { RacedSearch } from "../searches.ts";
import type { GameDescription, measure } from "../../../pkg/web/cutoff.js";

export interface TimesRow {
  searchName: RacedSearch;
  nodes: number;
  /** The mean time of a run in each batch; none if the clock is too coarse. */
  samplesMs: number[];
}

export interface RacePlan {
  shape: GameDescription;
  /** The cells, the centre first. */
  centre: number[];
  /** They are searched one after the other, as one piece of work. */
  boards: readonly string[];
  searchNames: RacedSearch[];
  /** Milliseconds for all: the round in which they are over is the last. */
  budgetMs: number;
}

declare module "../../engine/calls.ts" {
  interface PlaceCalls {
    raceRounds: (plan: RacePlan) => Generator<number, TimesRow[], void>;
  }
}

/** One turn: a block of batches of one search, with the nodes of one run and the mean time of a run in each batch. */
type Turn = (
  boards: readonly string[],
  searchName: RacedSearch,
) => { nodes: number; samplesMs: ArrayLike<number> & Iterable<number> };

/** The slices are turns. Each yields which part of the time is over, from 0 to 1. */
export function* raceRounds(
  turn: Turn,
  { boards, searchNames, budgetMs }: RacePlan,
  now: () => number = () => performance.now(),
): Generator<number, TimesRow[], void> {
  const rows = searchNames.map((searchName): TimesRow => ({ searchName, nodes: 0, samplesMs: [] }));
  if (rows.length === 0 || boards.length === 0) return [];
  const begun = now();
  const far = () => Math.min(1, (now() - begun) / budgetMs);
  // Round 0 does not count: compilers need a while to find out what to compile well.
  for (let round = 0; round <= 1 || far() < 1; round += 1) {
    for (const row of rows) {
      const { nodes, samplesMs } = turn(boards, row.searchName);
      row.nodes = nodes;
      if (round > 0) row.samplesMs.push(...samplesMs);
      yield far();
    }
  }
  return rows;
}

/** The batches of a turn, and about how long they may take in all, in milliseconds. */
const BLOCK = { samples: 4, budgetMs: 24 };

export function raceTurns(
  measured: typeof measure,
  { shape, centre }: Pick<RacePlan, "shape" | "centre">,
): Turn {
  return (boards, searchName) => {
    const { times } = SEARCHES[searchName];
    if (!times) throw new Error(`${searchName} is not timed`);
    if ("script" in times) return raceTextbook(boards, times.script);
    const order = times.centreFirst ? centre : undefined;
    return measured([times.search], boards, { ...BLOCK, game: shape.game, order }).searches[0];
  };
}

/** Times some batches: the mean of a run in each, in milliseconds; none if the clock is too coarse. */
function raceTextbook(boards: readonly string[], algorithm: "minimax" | "alpha-beta") {
  const run = () => boards.reduce((nodes, board) => nodes + search(board, algorithm).nodes, 0);
  const nodes = run();
  return { nodes, ...timed(() => performance.now(), run, nodes, BLOCK.samples) };
}
