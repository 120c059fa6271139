/**
 * The rounds of a race, in the worker: in each round every search takes its turn on the same
 * positions, a block of several batches. So a machine that becomes slower is slower for all, and the
 * first batch of a block, which finds the processor prepared for another search, is not the only one.
 */

/** @import { RacePlan, Row } from "./types.js" */

/**
 * One turn: a block of batches of one search.
 * @callback Turn
 * @param {readonly string[]} boards
 * @param {string} searchName
 * @returns {{ nodes: number, samplesMs: ArrayLike<number> & Iterable<number> }} The nodes of one run,
 * and the mean time of a run in each batch.
 */

/**
 * The slices are turns. Each yields which part of all turns is done, from 0 to 1.
 * @param {Turn} turn
 * @param {RacePlan} plan
 * @returns {Generator<number, Row[], void>}
 */
export function* raceRounds(turn, { workloads, searchNames, rounds }) {
  const lanes = workloads.flatMap(({ name, boards }) =>
    searchNames.map((searchName) => {
      /** @type {Row} */
      const row = { workload: name, searchName, nodes: 0, samplesMs: [] };
      return { boards, row };
    }),
  );
  // Round 0 does not count: compilers need a while to find out what to compile well.
  const all = lanes.length * (rounds + 1);
  let done = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const { boards, row } of lanes) {
      const { nodes, samplesMs } = turn(boards, row.searchName);
      row.nodes = nodes;
      if (round > 0) row.samplesMs.push(...samplesMs);
      done += 1;
      yield done / all;
    }
  }
  return lanes.map(({ row }) => row);
}
