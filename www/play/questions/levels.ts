/**
 * How the computer plays at each level: a choice among the moves that the engine has judged. Pure,
 * except for random numbers.
 */

/** @import { Outcome } from "../../../pkg/web/cutoff.js" */

/** What is known of a move. @typedef {{ move: number, outcome: Outcome, plies: number | null }} Judged */

/**
 * The moves that a level is indifferent between.
 * @param {"casual" | "random"} level
 * @param {{ moves: readonly Judged[] }} analysis
 * @returns {readonly Judged[]}
 */
export function candidates(level, { moves }) {
  if (level === "random") return moves;
  const winning = moves.filter(({ outcome, plies }) => outcome === "win" && plies === 1);
  if (winning.length > 0) return winning;
  const holding = moves.filter(({ outcome, plies }) => !(outcome === "loss" && plies === 2));
  return holding.length > 0 ? holding : moves;
}

/**
 * One of them at random.
 * @param {"casual" | "random"} level
 * @param {{ moves: readonly Judged[] }} analysis
 * @param {() => number} [random] From 0 up to, but without, 1.
 */
export function choose(level, analysis, random = Math.random) {
  const among = candidates(level, analysis);
  return among[Math.floor(random() * among.length)].move;
}
