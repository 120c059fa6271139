/** What a score stands for: who wins, and when. */
import type { Player, Valuation } from "../../../pkg/web/cutoff.js";
import type { Words } from "../../base/link-text.ts";

/**
 * How a game ends by best play: who wins, null for nobody, and after how many plies, null where the score does
 * not say.
 */
type End = { winner: Player | null; plies: number | null };

/** The end of a game in words. */
export function worthWords({ winner, plies }: End): Words {
  if (winner === null) return { id: "worth-draw" };
  if (plies === null) return { id: "worth-win-plain", values: { player: winner } };
  return { id: "worth-win", values: { player: winner, plies } };
}

/** An estimate in words. @param value X's. */
export function estimateWords(value: number): Words {
  const sign = value > 0 ? "plus" : value < 0 ? "minus" : "none";
  return { id: "worth-estimate", values: { value, sign } };
}

/**
 * Finds what a score stands for.
 * @param worths What each score stands for, for X.
 * @returns Throws for a score that no game ends with.
 */
export function endsOf(worths: readonly Valuation[]): (score: number) => End {
  const ends = new Map<number | null, End>(
    worths.map(({ score, outcome, plies }) => {
      const winner = outcome === "draw" ? null : outcome === "win" ? "X" : "O";
      return [score, { winner, plies }];
    }),
  );
  return (score) => {
    const end = ends.get(score);
    if (!end) throw new Error(`no game ends with the score ${score}`);
    return end;
  };
}
