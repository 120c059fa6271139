/** Times a textbook's JavaScript as `measure` times the wasm, in the same worker. */
import { search } from "./textbook.ts";
import { timed } from "../../engine/timing.ts";

/**
 * @param samples How many batches to time.
 * @returns The mean time of a run in each batch, in milliseconds; none if the clock is too coarse.
 */
export function raceTextbook(
  boards: readonly string[],
  algorithm: "minimax" | "alpha-beta",
  samples: number,
): { nodes: number; samplesMs: number[] } {
  const run = () => boards.reduce((nodes, board) => nodes + search(board, algorithm).nodes, 0);
  const nodes = run();
  return { nodes, ...timed(() => performance.now(), run, nodes, samples) };
}
