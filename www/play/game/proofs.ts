/** Combines the proofs of all searches about the positions of a game. */
import { NOTHING, bestOf, boundsOf, boundsOfFacts, together, turned } from "./bounds.ts";
import { exact } from "./claim.ts";
import { withProofs } from "./finding.ts";
import type { Facts, KnownFacts, Learned, MoveScore } from "./facts.ts";

/** The positions and moves of a game from its start. */
type Course = {
  game: string;
  positions: readonly { board: string; legalMoves: readonly number[] }[];
  moves: readonly number[];
};

export function merge(before: Facts, { moves: scored, bounds, ...learned }: Learned): Facts {
  const moves = scored ? withScores(before.moves, scored) : before.moves;
  let proved = before.bounds;
  for (const more of [bounds, learned.found]) if (more) proved = together(boundsOf(more), proved);
  const facts = { ...before, ...learned, moves, bounds: proved };
  const known = withProofs(facts.found, together(proved, bestOf(moves)), moves);
  const all = moves.length > 0 && moves.every((move) => exact(move) !== null);
  return { ...facts, known, exact: all };
}

/**
 * Bounds the legal moves of the position after `at` moves, from its own analysis and from the
 * positions before and after it.
 */
export function scoresOf(facts: Pick<KnownFacts, "of">, course: Course, at: number): MoveScore[] {
  const { game, positions, moves } = course;
  const { board, legalMoves } = positions[at];
  const now = facts.of(game, board);
  const most = together(now.bounds, fromBefore(facts, course, at));
  return legalMoves.map((cell) => {
    const none = { cell, source: null, ...NOTHING };
    const score = now.moves.find((move) => move.cell === cell) ?? none;
    const next = positions[at + 1];
    const later =
      next && moves[at] === cell ? turned(boundsOfFacts(facts.of(game, next.board)), 1) : NOTHING;
    // No move is better than the upper bound of the position.
    const capped = together(score, { atLeast: null, atMost: most.atMost });
    return { ...score, ...together(capped, later) };
  });
}

function fromBefore(facts: Pick<KnownFacts, "of">, { game, positions, moves }: Course, at: number) {
  if (at === 0) return NOTHING;
  const before = facts.of(game, positions[at - 1].board).moves;
  const score = before.find(({ cell }) => cell === moves[at - 1]);
  return score ? turned(score, -1) : NOTHING;
}

function withScores(before: readonly MoveScore[], scored: readonly MoveScore[]): MoveScore[] {
  const kept = new Map(before.map((move) => [move.cell, move]));
  for (const score of scored) {
    const { cell, source } = score;
    const known = kept.get(cell) ?? score;
    kept.set(cell, { cell, source: source ?? known.source, ...together(score, known) });
  }
  return [...kept.values()];
}
