/** A turn of a race for times: a few batches of one search. */
import { SEARCHES } from "../searches.ts";
import { search } from "./textbook.ts";
import { timed } from "../../engine/timing.ts";
import type * as cutoff from "../../../pkg/web/cutoff.js";
import type { RacePlan, Turn } from "./rounds.ts";

/** The batches of a turn, and about how long they may take in all, in milliseconds. */
const BLOCK = { samples: 4, budgetMs: 24 };

export function raceTurns(
  measure: typeof cutoff.measure,
  { shape, centre }: Pick<RacePlan, "shape" | "centre">,
): Turn {
  return (boards, searchName) => {
    const { times } = SEARCHES[searchName];
    if (!times) throw new Error(`${searchName} is not timed`);
    if ("script" in times) return raceTextbook(boards, times.script, BLOCK.samples);
    const order = times.centreFirst ? centre : undefined;
    return measure([times.search], boards, { ...BLOCK, game: shape.game, order }).searches[0];
  };
}

/** Times some batches: the mean of a run in each, in milliseconds; none if the clock is too coarse. */
function raceTextbook(
  boards: readonly string[],
  algorithm: "minimax" | "alpha-beta",
  samples: number,
): { nodes: number; samplesMs: number[] } {
  const run = () => boards.reduce((nodes, board) => nodes + search(board, algorithm).nodes, 0);
  const nodes = run();
  return { nodes, ...timed(() => performance.now(), run, nodes, samples) };
}
