/** The move in place of a mistake: the one that the page names, and the one that a visitor plays. */
import type { ReviewedMove } from "../../../pkg/whole/cutoff.js";
import type { Message } from "../../base/message.ts";
import type { State } from "../state/play-state.ts";

/** Writes the moves up to the position on the board, as a key for games that start with them. */
export const movesKey = ({ line: { moves, at } }: State) => `${moves.slice(0, at)},`;

/** Checks a move in place of a mistake. @param tryAgain Runs if a wrong one is undone. */
export function retryCheck(tryAgain: (ply: number) => unknown) {
  let mistake: ReviewedMove | undefined;
  /** The moves up to a wrong one. */
  let wrong = "";
  return ({ facts, line, isRetrying }: State): Message | null => {
    const last = mistake;
    if (isRetrying) [mistake, wrong] = [facts.reviewOf(line)?.moves[line.at] ?? last, ""];
    if (!last || isRetrying) return null;
    const { ply, better, best } = last;
    const [cell, played] = [line.moves[ply], `${line.moves.slice(0, ply + 1)}`];
    if (played === wrong && line.at > ply) return null;
    mistake = undefined;
    if (played === wrong && line.at === ply) tryAgain(ply);
    if (line.at !== ply + 1) return null;
    if (cell === best || better?.includes(cell))
      return { id: "find-better-right", values: { cell } };
    // If a move changes only the length, the review may not name an equally good move.
    if (better) [mistake, wrong] = [last, played];
    return better && { id: "find-better-wrong", values: { cell } };
  };
}

/** Returns a proved better move. While all better moves can still be found, none is named yet. */
export function moveInstead({ phases }: State, { better, best, refutation }: ReviewedMove) {
  if (better) return better[0];
  return refutation && phases.review !== "running" ? best : null;
}
