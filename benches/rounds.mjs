/** Lets all contestants take turns, and makes rows of their answers. */
import { median } from "./batches.mjs";
import { workloads } from "./workloads.mjs";

/** @import { Contestant, Workload } from "./workloads.mjs" */

/**
 * One line of the table.
 * @typedef {object} Row
 * @property {string} position
 * @property {import("./workloads.mjs").Algorithm} algorithm
 * @property {string} contestant
 * @property {string} place
 * @property {number} nodes
 * @property {number} medianMs Of one run.
 * @property {number} nsPerNode
 * @property {number} ratio Its time divided by that of our wasm in Node.js.
 */

const ROUNDS = 7;

/**
 * @param {Contestant[]} contestants The first is the one with which the others are compared.
 * @param {(text: string) => void} tell
 * @returns {Promise<Row[]>}
 */
export async function takeTurns(contestants, tell) {
  const turns = workloads.flatMap((workload) =>
    contestants.map((contestant) => ({
      workload,
      contestant,
      batchesMs: /** @type {number[]} */ ([]),
    })),
  );
  // Compilers need some time to find the code to optimise, so round 0 does not count.
  for (let round = 0; round <= ROUNDS; round += 1) {
    tell(`\rround ${round} of ${ROUNDS}`);
    for (const { workload, contestant, batchesMs } of turns) {
      const sample = await contestant.sample(workload);
      if (!sample) continue;
      checkNodes(workload, contestant, sample.nodes);
      if (round > 0) batchesMs.push(...sample.batchesMs);
    }
  }
  tell("\n\n");

  const able = turns.filter(({ batchesMs }) => batchesMs.length > 0);
  return able.map(({ workload, contestant, batchesMs }) => {
    const ours = able.find((turn) => turn.workload === workload);
    return row(workload, contestant, median(batchesMs), median(ours?.batchesMs ?? []));
  });
}

/**
 * @param {Workload} workload
 * @param {Contestant} contestant
 * @param {number} found
 */
function checkNodes({ name, algorithm, nodes }, contestant, found) {
  if (found === nodes) return;
  const who = `${contestant.name} (${contestant.place})`;
  throw new Error(`${who} enters ${found} nodes, not ${nodes}: ${name}, ${algorithm}`);
}

/**
 * @param {Workload} workload
 * @param {Contestant} contestant
 * @param {number} medianMs
 * @param {number} oursMs
 * @returns {Row}
 */
function row({ name: position, algorithm, nodes }, { name, place }, medianMs, oursMs) {
  return {
    position,
    algorithm,
    contestant: name,
    place,
    nodes,
    medianMs,
    nsPerNode: (medianMs * 1e6) / nodes,
    ratio: medianMs / oursMs,
  };
}
