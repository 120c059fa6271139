/** Bounds the moves of a game from the facts about its positions. */
import { NO_BOUNDS, boundsOfFacts, intersect, forOtherSide } from "./bounds.ts";
import type { KnownFacts, MoveBounds } from "./facts.ts";

/** The positions and moves of a game from its start. */
type Course = {
  game: string;
  positions: readonly { board: string; legalMoves: readonly number[] }[];
  moves: readonly number[];
};

/**
 * Bounds the legal moves of the position after `at` moves, from its own analysis and from the
 * positions before and after it.
 */
export function moveBoundsOf(facts: Pick<KnownFacts, "of">, course: Course, at: number) {
  const { game, positions, moves } = course;
  const { board, legalMoves } = positions[at];
  const now = facts.of(game, board);
  const most = intersect(now.bounds, fromBefore(facts, course, at));
  return legalMoves.map((cell): MoveBounds => {
    const none = { cell, source: null, ...NO_BOUNDS };
    const move = now.moves.find((move) => move.cell === cell) ?? none;
    const next = positions[at + 1];
    const later =
      next && moves[at] === cell
        ? forOtherSide(boundsOfFacts(facts.of(game, next.board)), 1)
        : NO_BOUNDS;
    // No move is better than the upper bound of the position.
    const capped = intersect(move, { atLeast: null, atMost: most.atMost });
    return { ...move, ...intersect(capped, later) };
  });
}

function fromBefore(facts: Pick<KnownFacts, "of">, { game, positions, moves }: Course, at: number) {
  if (at === 0) return NO_BOUNDS;
  const before = facts.of(game, positions[at - 1].board).moves;
  const move = before.find(({ cell }) => cell === moves[at - 1]);
  return move ? forOtherSide(move, -1) : NO_BOUNDS;
}
