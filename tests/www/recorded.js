/** The engine's own record of the search of a position. */
import { describe, trace } from "../../pkg/npm/cutoff.js";
import { SearchRecord } from "../../www/parts/search/record.ts";

/**
 * @param {string} game
 * @param {number} depth
 * @param {string} [board]
 */
export function recorded(game, depth, board = describe(game).start) {
  const options = /** @type {const} */ ({ game, depth, scoring: "plain" });
  return new SearchRecord(trace(board, true, options), true, "", describe(game));
}
