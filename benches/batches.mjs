/** Times JavaScript in batches, as `measure` does for wasm and native code. */

/** Milliseconds of a batch. It is much longer than a clock step (100 µs in a page that is not isolated). */
const BATCH_MS = 20;
const BATCHES = 3;

/**
 * The mean time of a run in each of some batches, in milliseconds.
 * @param {() => unknown} work
 */
export function timeBatches(work) {
  let runs = 1;
  while (batch(work, runs) < BATCH_MS) runs *= 2;
  return Array.from({ length: BATCHES }, () => batch(work, runs) / runs);
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

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
}
