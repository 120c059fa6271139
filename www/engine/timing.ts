/** Times searches in batches of many clock steps. The build `boards` lacks `measure`, which does so too. */

/**
 * The least milliseconds of a batch: many times Chrome's clock step of 0.1 ms, but short enough
 * that some batches are not interrupted.
 */
const BATCH_MS = 6;
/** The least clock steps in a batch. */
const BATCH_TICKS = 5;
/** The most milliseconds of a batch. A clock that needs longer batches is too coarse. */
const LONGEST_BATCH_MS = 250;
/** The clock has jumped if one batch takes this many times as long as another. */
const LEAP_RATIO = 1_000;
/** The clock has stopped if it does not move in this many reads. */
const STOPPED_READS = 1 << 22;
/** The clock has stopped if it does not move during this much work, which takes about a second. */
const STOPPED_WORK = 1 << 25;
/** The clock is not usable if more samples than this fail. */
const MOST_FAILURES = 3;

/**
 * Times batches of runs.
 * @param cost The work of a run in units of some 10 ns, such as its nodes.
 * @returns The mean milliseconds of each batch (empty if the clock is too coarse), and the smallest
 * step of the clock (null if it has stopped).
 */
export function timeBatches(
  now: () => number,
  work: () => unknown,
  cost: number,
  samples: number,
): { samplesMs: number[]; tick: number | null } {
  const tick = resolution(now);
  const fine = tick !== null && BATCH_TICKS * tick <= LONGEST_BATCH_MS;
  const runs = fine ? runsFor(now, work, cost, Math.max(BATCH_MS, BATCH_TICKS * tick)) : 0;
  const samplesMs: number[] = [];
  if (runs === 0) return { samplesMs, tick };
  // The clock can jump during one of the two batches.
  const usual = Math.min(...[1, 2].map(() => Math.max(batch(now, work, runs), BATCH_MS)));
  for (let failures = 0; samplesMs.length < samples;) {
    const elapsed = batch(now, work, runs);
    if (elapsed > 0 && elapsed < LEAP_RATIO * usual) samplesMs.push(elapsed / runs);
    else if ((failures += 1) > MOST_FAILURES) return { samplesMs: [], tick };
  }
  return { samplesMs, tick };
}

function resolution(now: () => number) {
  let smallest = Infinity;
  for (let step = 0; step < 8; step += 1) {
    const start = now();
    let read = now();
    for (let reads = 0; !(read > start) && reads < STOPPED_READS; reads += 1) read = now();
    if (!(read > start)) return null;
    smallest = Math.min(smallest, read - start);
  }
  return smallest;
}

/** Finds how many runs take `batchMs`; 0 if the clock stops meanwhile. */
function runsFor(now: () => number, work: () => unknown, cost: number, batchMs: number) {
  let last = 0;
  for (let runs = 1; ; runs *= 2) {
    const elapsed = batch(now, work, runs);
    // A second batch is shorter if the clock jumped during the first.
    if (elapsed >= batchMs && batch(now, work, runs) >= batchMs / 2) return runs;
    if (runs * cost >= STOPPED_WORK && !(elapsed > last)) return 0;
    last = elapsed;
  }
}

function batch(now: () => number, work: () => unknown, runs: number) {
  const start = now();
  for (let run = 0; run < runs; run += 1) work();
  return now() - start;
}
