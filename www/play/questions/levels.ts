/**
 * How the computer plays at each level: a choice among the moves that the engine has judged. Pure,
 * except for random numbers.
 */
import type { Outcome } from "../../../pkg/web/cutoff.js";

/** What is known of a move. */
type Judged = { move: number; outcome: Outcome; plies: number | null };

/** The moves that a level is indifferent between. */
export function candidates(
  level: "casual" | "random",
  { moves }: { moves: readonly Judged[] },
): readonly Judged[] {
  if (level === "random") return moves;
  const winning = moves.filter(({ outcome, plies }) => outcome === "win" && plies === 1);
  if (winning.length > 0) return winning;
  const holding = moves.filter(({ outcome, plies }) => !(outcome === "loss" && plies === 2));
  return holding.length > 0 ? holding : moves;
}

/**
 * One of them at random.
 * @param random From 0 up to, but without, 1.
 */
export function choose(
  level: "casual" | "random",
  analysis: { moves: readonly Judged[] },
  random: () => number = Math.random,
) {
  const among = candidates(level, analysis);
  return among[Math.floor(random() * among.length)].move;
}
