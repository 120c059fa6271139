/** The contestants that run both in Node.js and in a page: our wasm and three searches in JavaScript. */
import { timeBatches } from "./batches.mjs";
import { search as bitboard } from "./bitboard.mjs";
import { search as generated } from "./generated.mjs";
import { search as textbook } from "./textbook.mjs";

/** @import { Contestant } from "./workloads.mjs" */

/** The number and length of batches, as in timeBatches. */
const plan = { samples: 3, budgetMs: 60 };

/**
 * @param {string} place
 * @param {typeof import("../pkg/whole/cutoff.js").measure} measure From the package for that place.
 * @returns {Contestant[]}
 */
export function contestants(place, measure) {
  return [
    {
      name: "Cutoff, wasm",
      place,
      sample({ board, algorithm }) {
        const { nodes, samplesMs } = measure([algorithm], board, plan).searches[0];
        return { nodes, batchesMs: samplesMs };
      },
    },
    javascript("textbook JavaScript", textbook, place),
    javascript("bitboard JavaScript", bitboard, place),
    javascript("generated JavaScript", generated, place),
  ];
}

/**
 * @param {string} name
 * @param {typeof textbook | typeof bitboard | typeof generated} search
 * @param {string} place
 * @returns {Contestant}
 */
function javascript(name, search, place) {
  return {
    name,
    place,
    sample({ board, algorithm }) {
      const { nodes } = search(board, algorithm);
      return { nodes, batchesMs: timeBatches(() => search(board, algorithm)) };
    },
  };
}
