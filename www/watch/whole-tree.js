/** All of minimax beside a search that visited only some of it. Pure. */
import { invert, match, sparedBelow } from "./map-layout.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { WholeTree } from "./types.d.ts" */

/**
 * @param {SearchRecord} full
 * @param {SearchRecord} search
 * @returns {WholeTree}
 */
export function wholeOf(full, search) {
  const visited = match(full, search);
  const numbers = invert(visited, search.trace.nodes);
  return { full, visited, spared: (node) => sparedBelow(full, numbers, search, node) };
}
