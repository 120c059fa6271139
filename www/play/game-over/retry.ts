/** The move in place of a mistake: the one that the page names, and the one that a visitor plays. */
import type { ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { Message } from "../../base/message.ts";
import type { State } from "../state/play-state.ts";

/** Writes the moves up to the position on the board, as a key for games that start with them. */
export const movesKey = ({ line: { moves, at } }: State) => `${moves.slice(0, at)},`;

/** @returns Takes each new state, and checks the move once it is played. */
export function retryCheck() {
  let mistake: ReviewedMove | undefined;
  return ({ facts, line, isRetrying }: State): Message | null => {
    const last = mistake;
    mistake = isRetrying ? (facts.reviewOf(line)?.moves[line.at] ?? last) : undefined;
    if (!last || isRetrying || line.at !== last.ply + 1) return null;
    const { better, best } = last;
    const cell = line.moves[last.ply];
    if (cell === best || better?.includes(cell))
      return { id: "find-better-right", values: { cell } };
    // If a move changes only the length, the review may not name an equally good move.
    return better && { id: "find-better-wrong", values: { cell } };
  };
}

/** Returns a proved better move. While all better moves can still be found, none is named yet. */
export function moveInstead({ phases }: State, { better, best, refutation }: ReviewedMove) {
  if (better) return better[0];
  return refutation && phases.review !== "running" ? best : null;
}
