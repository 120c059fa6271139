/** What the board shows of what is known of the position on it. Pure. */
import { claim } from "./claim.ts";
import type { CellWorth, Marks } from "../../parts/board/game-board.ts";
import type { Facts, MoveScore } from "./facts.ts";

export function marksOf({ known, moves }: Pick<Facts, "known" | "moves">): Marks {
  return {
    best: known?.best ?? null,
    proved: known?.bestProved ?? false,
    worths: moves.flatMap((move) => worthOf(move) ?? []),
  };
}

/** What is known of a move; null if that is nothing. */
export function worthOf(move: MoveScore): CellWorth | null {
  const { kind, outcome, plies } = claim(move);
  if (outcome === null) return null;
  const worth = { move: move.cell, outcome, plies: kind === "exact" ? plies : null };
  return kind === "least" || kind === "most" ? { ...worth, at: kind } : worth;
}
