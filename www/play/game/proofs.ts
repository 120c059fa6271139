/** What several searches prove of one position, put together: it stays when moves are played and taken back. */
import { NOTHING, bestOf, boundsOf, boundsOfFacts, together, turned } from "./bounds.js";
import { exact } from "./claim.js";
import { withProofs } from "./finding.js";

/** @import { Facts, Knowledge, Learned, MoveScore, Scored } from "./facts.js" */

/** A game as far as its positions go, from its start on. @typedef {{ game: string, positions: readonly { board: string, legalMoves: readonly number[] }[], moves: readonly number[] }} Course */

/**
 * What is known, with what is new: what was proved before stays.
 * @param {Facts} before
 * @param {Learned} learned
 * @returns {Facts}
 */
export function merge(before, { moves: scored, bounds, ...learned }) {
  const { moves, best } = scored ? withScores(before, scored) : before;
  let proved = before.bounds;
  for (const more of [bounds, learned.found]) if (more) proved = together(boundsOf(more), proved);
  const facts = { ...before, best, ...learned, moves, bounds: proved };
  const known = withProofs(facts.found, together(proved, bestOf(moves)), moves);
  const all = moves.length > 0 && moves.every((move) => exact(move) !== null);
  return { ...facts, known, exact: all };
}

/**
 * What is proved of the moves of the position after `at` moves of a game: by its own analysis, by that
 * of the position before, and by that of the position after the next move of the game.
 * @param {Pick<Knowledge, "of">} facts
 * @param {Course} course
 * @param {number} at
 * @returns {MoveScore[]} In the order of the legal moves.
 */
export function scoresOf(facts, course, at) {
  const { game, positions, moves } = course;
  const { board, legalMoves } = positions[at];
  const own = facts.of(game, board);
  const most = together(own.bounds, fromBefore(facts, course, at));
  return legalMoves.map((cell) => {
    const none = { cell, source: null, ...NOTHING };
    const score = own.moves.find((move) => move.cell === cell) ?? none;
    const next = positions[at + 1];
    const later =
      next && moves[at] === cell ? turned(boundsOfFacts(facts.of(game, next.board)), 1) : NOTHING;
    // No move brings more than the best one.
    const capped = together(score, { atLeast: null, atMost: most.atMost });
    return { ...score, ...together(capped, later) };
  });
}

/** What the position before says of one. @param {Pick<Knowledge, "of">} facts @param {Course} course @param {number} at */
function fromBefore(facts, { game, positions, moves }, at) {
  if (at === 0) return NOTHING;
  const before = facts.of(game, positions[at - 1].board).moves;
  const score = before.find(({ cell }) => cell === moves[at - 1]);
  return score ? turned(score, -1) : NOTHING;
}

/**
 * The moves of a position, with what is new of them.
 * @param {Pick<Facts, "moves" | "best">} before
 * @param {readonly Scored[]} scored
 * @returns {Pick<Facts, "moves" | "best">}
 */
function withScores(before, scored) {
  const kept = new Map(before.moves.map((move) => [move.cell, move]));
  for (const { move: cell, source, ...worth } of scored) {
    const known = kept.get(cell) ?? { source: null, ...NOTHING };
    const bounds = together(boundsOf(worth), known);
    kept.set(cell, { cell, source: source ?? known.source, ...bounds });
  }
  const best = scored.filter((found) => found.best).map(({ move }) => move);
  return { moves: [...kept.values()], best: best.length > 0 ? best : before.best };
}
