/**
 * Times JavaScript as the engine times itself: in batches that are long against the clock's own step,
 * and not at all with a clock that stands or leaps. Pure: the clock is passed in.
 */

/**
 * A batch lasts at least this many milliseconds: long against the 100 µs by which Chrome's clock steps, short enough to
 * find the processor free from its start to its end now and then.
 */
const BATCH_MS = 6;
/** … and at least this many of the clock's steps, if those are longer. */
const TICKS = 5;
/** No batch lasts longer: a clock that is too coarse for that gives no times. */
const LONGEST_BATCH_MS = 250;
/** If a batch seems to take this many times as long as another, the clock has leapt. */
const LEAP = 1_000;
/** A clock that is read this often without moving counts as stopped, … */
const STOPPED_READS = 1 << 22;
/** … and one that does not move during this much work, which is about a second. */
const STOPPED_WORK = 1 << 25;
/** If more samples than this fail, the clock counts as useless. */
const FAILURES = 3;

/**
 * Times some batches of runs, in milliseconds: the mean of each, none if the clock is too coarse, and the clock's smallest
 * step, null if it does not move. `cost` is that of a run in some tens of nanoseconds, such as the nodes of a search.
 */
export function timed(
  now: () => number,
  work: () => unknown,
  cost: number,
  samples: number,
): { samplesMs: number[]; tick: number | null } {
  const tick = resolution(now);
  const fine = tick !== null && TICKS * tick <= LONGEST_BATCH_MS;
  const runs = fine ? runsFor(now, work, cost, Math.max(BATCH_MS, TICKS * tick)) : 0;
  const samplesMs: number[] = [];
  if (runs === 0) return { samplesMs, tick };
  // The shorter of two: one of them may hold a leap.
  const usual = Math.min(...[1, 2].map(() => Math.max(batch(now, work, runs), BATCH_MS)));
  for (let failures = 0; samplesMs.length < samples;) {
    const elapsed = batch(now, work, runs);
    if (elapsed > 0 && elapsed < LEAP * usual) samplesMs.push(elapsed / runs);
    else if ((failures += 1) > FAILURES) return { samplesMs: [], tick };
  }
  return { samplesMs, tick };
}

/** The clock's smallest step forwards; null if it does not move. */
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

/** The number of runs in a batch of `batchMs`; 0 if the clock stands meanwhile. */
function runsFor(now: () => number, work: () => unknown, cost: number, batchMs: number) {
  let last = 0;
  for (let runs = 1; ; runs *= 2) {
    const elapsed = batch(now, work, runs);
    // Long enough, unless the clock has leapt: then a second batch is shorter.
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
