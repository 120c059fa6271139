/** The contestants that run in Node.js and in a page alike: our wasm and the textbook. */
import { search } from "../www/lab/textbook.js";
import { timeBatches } from "./batches.mjs";

/** @typedef {import("./workloads.mjs").Contestant} Contestant */

/** As many batches as timeBatches takes, and as long. */
const plan = { samples: 3, budgetMs: 60 };

/**
 * @param {string} place
 * @param {typeof import("../pkg/web/cutoff.js").measure} measure From the package for that place.
 * @returns {Contestant[]}
 */
export function contestants(place, measure) {
  return [
    {
      name: "Cutoff, wasm",
      place,
      sample({ board, algorithm }) {
        const { nodes, samplesMs } = measure(board, algorithm === "alpha-beta", plan);
        return { nodes, batchesMs: samplesMs };
      },
    },
    {
      name: "textbook JavaScript",
      place,
      sample({ board, algorithm }) {
        const { nodes } = search(board, algorithm);
        return { nodes, batchesMs: timeBatches(() => search(board, algorithm)) };
      },
    },
  ];
}
