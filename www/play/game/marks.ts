/** What the board shows of what is known of the position on it. Pure. */
import { claim } from "./claim.js";

/** @import { CellWorth, Marks } from "../../parts/board/types.d.ts" */
/** @import { Facts, MoveScore } from "./facts.js" */

/** @param {Pick<Facts, "known" | "moves">} facts @returns {Marks} */
export function marksOf({ known, moves }) {
  return {
    best: known?.best ?? null,
    proved: known?.bestProved ?? false,
    worths: moves.flatMap((move) => worthOf(move) ?? []),
  };
}

/** What is known of a move; null if that is nothing. @param {MoveScore} move @returns {CellWorth | null} */
export function worthOf(move) {
  const { kind, outcome, plies } = claim(move);
  if (outcome === null) return null;
  const worth = { move: move.cell, outcome, plies: kind === "exact" ? plies : null };
  return kind === "least" || kind === "most" ? { ...worth, at: kind } : worth;
}
