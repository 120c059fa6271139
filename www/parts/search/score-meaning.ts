/** What a score stands for: who wins, and when. Pure. */

/** @import { End } from "./types.d.ts" */
/** @import { Valuation } from "../../../pkg/web/cutoff.js" */
/** @import { Words } from "../../base/types.d.ts" */

/**
 * The end of a game in words.
 * @param {End} end
 * @returns {Words}
 */
export function worthWords({ winner, plies }) {
  if (winner === null) return { id: "worth-draw" };
  if (plies === null) return { id: "worth-win-plain", values: { player: winner } };
  return { id: "worth-win", values: { player: winner, plies } };
}

/**
 * An estimate in words.
 * @param {number} value X's.
 * @returns {Words}
 */
export function estimateWords(value) {
  const sign = value > 0 ? "plus" : value < 0 ? "minus" : "none";
  return { id: "worth-estimate", values: { value, sign } };
}

/**
 * Finds what a score stands for.
 * @param {readonly Valuation[]} worths What each score stands for, for X.
 * @returns {(score: number) => End} Throws for a score that no game ends with.
 */
export function endsOf(worths) {
  const ends = new Map(
    worths.map(({ score, outcome, plies }) => {
      const winner = outcome === "draw" ? null : outcome === "win" ? "X" : "O";
      return [score, /** @type {End} */ ({ winner, plies })];
    }),
  );
  return (score) => {
    const end = ends.get(score);
    if (!end) throw new Error(`no game ends with the score ${score}`);
    return end;
  };
}
