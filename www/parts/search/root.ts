/** Moves around the position where a search starts. */
import { answering } from "../../engine/workers.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";
import type { SearchRecord } from "./record.ts";

/** The position of the address, and moves from it as links write them. */
type Start = { shape: GameDescription; board: string; from?: string };

/**
 * Finds the position where a search starts: that of the address, or some moves later.
 * @returns Null if the moves cannot be played, or nothing is left to search after them.
 */
export async function rootOf({ shape, board, from }: Start, signal: AbortSignal) {
  if (from === undefined) return { board, moves: [] };
  const options = { game: shape.game };
  const replayed = await answering().request("replay", [board, from, options], { signal });
  const { positions, moves, fault } = replayed;
  const last = positions[positions.length - 1];
  return fault || last.finished ? null : { board: last.board, moves };
}

export function movesTo(record: SearchRecord, node: number) {
  return record
    .path(node)
    .slice(1)
    .map((at) => record.trace.moves[at]);
}

/** Writes moves as links do. */
export async function written({ shape, board }: Start, moves: number[]) {
  const { link } = await answering().request("replay", [board, moves, { game: shape.game }]);
  return link;
}
