/** The workloads: positions and algorithms, with the nodes that a run of each must enter. */

/** @typedef {"minimax" | "alpha-beta"} Algorithm */

/**
 * @typedef {object} Workload
 * @property {string} name
 * @property {string} board Nine of `X`, `O` and `.`, row by row.
 * @property {Algorithm} algorithm
 * @property {number} nodes With depth-aware scores and in row-major order.
 */

/**
 * The numbers of nodes of the empty board and of minimax are published. The last number comes from
 * our Rust and the textbook JavaScript, which were written independently.
 * @type {Workload[]}
 */
export const workloads = [
  { name: "empty board", board: ".........", algorithm: "minimax", nodes: 549_946 },
  { name: "empty board", board: ".........", algorithm: "alpha-beta", nodes: 20_866 },
  { name: "X in a corner", board: "X........", algorithm: "minimax", nodes: 59_705 },
  { name: "X in a corner", board: "X........", algorithm: "alpha-beta", nodes: 2_788 },
];

/**
 * The results of a contestant in some batches of a workload.
 * @typedef {object} Sample
 * @property {number} nodes The positions that one run enters.
 * @property {number[]} batchesMs The mean time of a run in each batch.
 */

/**
 * A program that searches. `sample` returns undefined for a workload that the program cannot do.
 * @typedef {object} Contestant
 * @property {string} name
 * @property {string} place The place in which it runs.
 * @property {(workload: Workload) => Sample | undefined | Promise<Sample | undefined>} sample
 */
