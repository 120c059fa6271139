/** All positions that occur in unfinished games. */
import { replay } from "../../pkg/npm/cutoff.js";

/** @returns {Set<string>} The 4,520 unfinished boards. */
export function positions() {
  const found = new Set(["........."]);
  // A loop over a set also visits the values that are added during the loop.
  for (const board of found) {
    for (const cell of replay(board, []).positions[0].legalMoves) {
      const next = replay(board, [cell]).positions[1];
      if (!next.finished) found.add(next.board);
    }
  }
  return found;
}
