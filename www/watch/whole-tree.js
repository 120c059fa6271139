/** All of minimax beside a search that visited only some of it. Pure. */
import { invert, match, sparedBelow } from "./map-layout.js";

/** @import { SearchRecord } from "../parts/search/record.js" */

/**
 * @typedef {object} Whole
 * @property {SearchRecord} full All of minimax from the same root.
 * @property {Uint32Array} visited The search's number of each node of the whole tree.
 * @property {(node: number) => number} spared What minimax visits below the moves that the search cut
 * off at a node.
 */

/**
 * @param {SearchRecord} full
 * @param {SearchRecord} search
 * @returns {Whole}
 */
export function wholeOf(full, search) {
  const visited = match(full, search);
  const numbers = invert(visited, search.trace.nodes);
  return { full, visited, spared: (node) => sparedBelow(full, numbers, search, node) };
}
