/** Times a textbook's JavaScript as `measure` times the wasm, in the same worker. */
import { search } from "./textbook.js";
import { timed } from "../../engine/timing.js";

/**
 * @param {readonly string[]} boards
 * @param {"minimax" | "alpha-beta"} algorithm
 * @param {number} samples How many batches to time.
 * @returns {{ nodes: number, samplesMs: number[], runsPerSample: number }} The mean time of a run
 * in each batch, in milliseconds; none if the clock is too coarse.
 */
export function raceTextbook(boards, algorithm, samples) {
  const run = () => boards.reduce((nodes, board) => nodes + search(board, algorithm).nodes, 0);
  const nodes = run();
  return { nodes, ...timed(() => performance.now(), run, nodes, samples) };
}
