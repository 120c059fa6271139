/**
 * What is proved, put together in the store of answers: of each position and of each of its moves,
 * whichever search has proved it, so that it stays when moves are played and taken back.
 */
import { Answers, NOTHING } from "./answers.js";
import { position } from "./state.js";
import { withProofs } from "./finding.js";
import { exact } from "./claim.js";
import { bestOf, boundsOf, boundsOfFacts, together, turned } from "./bounds.js";

/** @import { Ending, Source } from "../../pkg/web/cutoff.js" */
/** @import { Known } from "./answers.js" */
/** @import { Facts, MoveScore } from "./types.d.ts" */
/** @import { GameState } from "../game/types.d.ts" */

/**
 * What of a solved move is kept.
 * @typedef {object} Scored
 * @property {number} move
 * @property {boolean} [best] Whether it is proved that no other brings more.
 * @property {Ending | null} [atLeast]
 * @property {Ending | null} [atMost]
 * @property {Source | null} [source]
 */

/**
 * A game as far as its positions go.
 * @typedef {object} Course
 * @property {string} game
 * @property {readonly { board: string, legalMoves: readonly number[] }[]} positions From its start on.
 * @property {readonly number[]} moves
 */

/** What may be new. @typedef {Partial<Omit<Facts, "moves">> & { moves?: readonly Scored[] | null }} Learned */

export class Proofs {
  #answers;

  /** @param {Answers} [answers] The store. */
  constructor(answers = new Answers()) {
    this.#answers = answers;
  }

  /**
   * Takes what is found of a position: what was proved of it before stays.
   * @param {string} game
   * @param {string} board
   * @param {Learned} learned
   */
  learn(game, board, { moves: scored, bounds, ...learned }) {
    const before = this.of(game, board);
    const { moves, best } = scored ? withScores(before, scored) : before;
    let proved = before.bounds;
    for (const more of [bounds, learned.found]) if (more) proved = together(boundsOf(more), proved);
    const facts = { ...before, ...learned, moves, best, bounds: proved };
    const known = withProofs(facts.found, together(proved, bestOf(moves)), moves);
    // Another proof may have ended the question, or answered it before it was asked.
    const over = ["idle", "spent", "stopped", "failed"].includes(facts.status);
    const ended =
      over && known?.bestProved ? /** @type {const} */ ({ status: "proved", run: null }) : {};
    const all = moves.length > 0 && moves.every((move) => exact(move) !== null);
    this.#answers.learn(game, board, { ...facts, ...ended, known, exact: all });
  }

  /**
   * What is known of a position.
   * @param {string} game
   * @param {string} board
   */
  of(game, board) {
    return this.#answers.of(game, board);
  }

  /** What is known of the position on the board. @param {GameState} state */
  here(state) {
    return this.of(state.shape.game, position(state)?.board ?? "?");
  }

  /** Learns of the position on the board. @param {GameState} state @param {Learned} learned */
  learnHere(state, learned) {
    this.learn(state.shape.game, position(state).board, learned);
  }
}

/**
 * What is proved of the moves of the position after `at` moves of a game: by its own analysis, by that
 * of the position before, and by that of the position after the next move of the game.
 * @param {Pick<Known, "of">} known
 * @param {Course} course
 * @param {number} at
 * @returns {MoveScore[]} In the order of the legal moves.
 */
export function scoresOf(known, course, at) {
  const { game, positions, moves } = course;
  const { board, legalMoves } = positions[at];
  const own = known.of(game, board);
  const most = together(own.bounds, fromBefore(known, course, at));
  return legalMoves.map((cell) => {
    const score = own.moves.find((move) => move.cell === cell) ?? {
      cell,
      source: null,
      ...NOTHING,
    };
    const next = positions[at + 1];
    const later =
      next && moves[at] === cell ? turned(boundsOfFacts(known.of(game, next.board)), 1) : NOTHING;
    // No move brings more than the best one.
    const capped = together(score, { atLeast: null, atMost: most.atMost });
    return { ...score, ...together(capped, later) };
  });
}

/** What the position before says of one. @param {Pick<Known, "of">} known @param {Course} course @param {number} at */
function fromBefore(known, { game, positions, moves }, at) {
  if (at === 0) return NOTHING;
  const before = known.of(game, positions[at - 1].board).moves;
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
