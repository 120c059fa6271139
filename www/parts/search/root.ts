/** Where the search of a position starts. */
import { answering } from "../../engine/workers.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { SearchRecord } from "./record.js" */

/**
 * The position where a search starts: the one of the address, or some moves later.
 * @param {{ shape: GameDescription, board: string, from?: string }} where `from` has the moves.
 * @param {AbortSignal} signal
 * @returns {Promise<{ board: string, moves: number[] } | null>} Null if the moves cannot be played, or
 * nothing is left to search after them.
 */
export async function rootOf({ shape, board, from }, signal) {
  if (from === undefined) return { board, moves: [] };
  const args = /** @type {const} */ ([board, from, { game: shape.game }]);
  const { positions, moves, fault } = await answering().request("replay", [...args], {
    signal,
  });
  const last = positions[positions.length - 1];
  return fault || last.finished ? null : { board: last.board, moves };
}

/** The moves from the root of a search to one of its nodes. @param {SearchRecord} record @param {number} node */
export function movesTo(record, node) {
  return record
    .path(node)
    .slice(1)
    .map((at) => record.trace.moves[at]);
}

/**
 * Moves as links write them.
 * @param {{ shape: GameDescription, board: string }} where They are played from there.
 * @param {number[]} moves
 */
export async function written({ shape, board }, moves) {
  const args = /** @type {const} */ ([board, moves, { game: shape.game }]);
  const { link } = await answering().request("replay", [...args]);
  return link;
}
