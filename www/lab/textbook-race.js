/** Times a textbook's JavaScript as `race` times the wasm, in the same worker. */
import { search } from "./textbook.js";

/** Longer than fifty steps of a clock that moves every 100 µs, as Chrome's does in a plain page. */
const BATCH_MS = 6;

/**
 * @param {string} boards Boards of nine signs, separated by commas.
 * @param {"minimax" | "alpha-beta"} algorithm
 * @param {number} samples How many batches to time.
 * @returns {{ nodes: number, samplesMs: number[], runsPerSample: number }} The mean time of a run
 * in each batch, in milliseconds.
 */
export function raceTextbook(boards, algorithm, samples) {
  const list = boards.split(",");
  const run = () => list.reduce((nodes, board) => nodes + search(board, algorithm).nodes, 0);
  const nodes = run();
  let runsPerSample = 1;
  while (batch(run, runsPerSample) < BATCH_MS) runsPerSample *= 2;
  const samplesMs = Array.from(
    { length: samples },
    () => batch(run, runsPerSample) / runsPerSample,
  );
  return { nodes, samplesMs, runsPerSample };
}

/**
 * @param {() => unknown} work
 * @param {number} runs
 */
function batch(work, runs) {
  const start = performance.now();
  for (let run = 0; run < runs; run += 1) work();
  return performance.now() - start;
}
