/**
 * The rounds of a race, in the worker: in each round every search takes its turn on the same
 * positions, a block of several batches. So a machine that becomes slower is slower for all, and the
 * first batch of a block, which finds the processor prepared for another search, is not the only one.
 */

/** @import { RacePlan, TimesRow } from "./types.d.ts" */

/**
 * One turn: a block of batches of one search.
 * @callback Turn
 * @param {readonly string[]} boards
 * @param {string} searchName
 * @returns {{ nodes: number, samplesMs: ArrayLike<number> & Iterable<number> }} The nodes of one run,
 * and the mean time of a run in each batch.
 */

/**
 * The slices are turns. Each yields which part of the time is over, from 0 to 1.
 * @param {Turn} turn
 * @param {RacePlan} plan
 * @param {() => number} [now] Milliseconds.
 * @returns {Generator<number, TimesRow[], void>}
 */
export function* raceRounds(
  turn,
  { workloads, searchNames, budgetMs },
  now = () => performance.now(),
) {
  const lanes = workloads.flatMap(({ name, boards }) =>
    searchNames.map((searchName) => {
      /** @type {TimesRow} */
      const row = { workload: name, searchName, nodes: 0, samplesMs: [] };
      return { boards, row };
    }),
  );
  if (lanes.length === 0) return [];
  const begun = now();
  const far = () => Math.min(1, (now() - begun) / budgetMs);
  // Round 0 does not count: compilers need a while to find out what to compile well.
  for (let round = 0; round <= 1 || far() < 1; round += 1) {
    for (const { boards, row } of lanes) {
      const { nodes, samplesMs } = turn(boards, row.searchName);
      row.nodes = nodes;
      if (round > 0) row.samplesMs.push(...samplesMs);
      yield far();
    }
  }
  return lanes.map(({ row }) => row);
}
