/**
 * The one store of what is proved: of each position and of each of its moves, whichever search has proved
 * it, so that it stays when moves are played and taken back. Pure.
 */
import { positionKey } from "../game/key.js";
import { NOTHING, bestOf, exact, rangeOf, together, turned } from "./range.js";

/** @import { Range } from "./range.js" */
/** @import { Source } from "../../pkg/web/cutoff.js" */

/** What is proved of a move, for the side that plays it. @typedef {Range & { cell: number, source: Source | null }} MoveScore */

/**
 * What of a solved move is kept.
 * @typedef {object} Scored
 * @property {number} move
 * @property {boolean} [best] Whether it is proved that no other brings more.
 * @property {import("./range.js").Ending | null} [atLeast]
 * @property {import("./range.js").Ending | null} [atMost]
 * @property {Source | null} [source]
 */

/**
 * A game as far as its positions go.
 * @typedef {object} Course
 * @property {string} game
 * @property {readonly { board: string, legalMoves: readonly number[] }[]} positions From its start on.
 * @property {readonly number[]} moves
 */

export class Proofs {
  /** By position: of the position as a whole. @type {Map<string, Range>} */
  #positions = new Map();
  /** By position: of its moves, each by its cell. @type {Map<string, Map<number, MoveScore>>} */
  #moves = new Map();
  /** @type {Map<string, readonly number[]>} */
  #best = new Map();

  /**
   * Takes what is proved of the moves of a position.
   * @param {string} game
   * @param {string} board
   * @param {readonly Scored[]} moves
   */
  learnMoves(game, board, moves) {
    const key = positionKey(game, board);
    const kept = this.#moves.get(key) ?? new Map();
    for (const { move: cell, source, ...worth } of moves) {
      const before = kept.get(cell) ?? { source: null, ...NOTHING };
      const range = together(rangeOf(worth), before);
      kept.set(cell, { cell, source: source ?? before.source, ...range });
    }
    this.#moves.set(key, kept);
    const best = moves.filter((found) => found.best).map(({ move }) => move);
    if (best.length > 0) this.#best.set(key, best);
  }

  /**
   * Takes what is proved about a position as a whole, for the side to move.
   * @param {string} game
   * @param {string} board
   * @param {Range} range
   */
  learn(game, board, { atLeast, atMost }) {
    const key = positionKey(game, board);
    this.#positions.set(key, together({ atLeast, atMost }, this.#own(key)));
  }

  /**
   * What is proved of a position as a whole, for the side to move.
   * @param {string} game
   * @param {string} board
   * @returns {Range}
   */
  of(game, board) {
    return together(this.#own(positionKey(game, board)), bestOf(this.moves(game, board)));
  }

  /**
   * The moves of a position, if an analysis has looked at it: all of them, in its order.
   * @param {string} game
   * @param {string} board
   * @returns {MoveScore[]}
   */
  moves(game, board) {
    return [...(this.#moves.get(positionKey(game, board))?.values() ?? [])];
  }

  /** The moves of a position that are proved to be best. @param {string} game @param {string} board */
  best(game, board) {
    return this.#best.get(positionKey(game, board)) ?? [];
  }

  /** Whether an analysis has proved all moves of a position. @param {string} game @param {string} board */
  isDone(game, board) {
    const moves = this.moves(game, board);
    return moves.length > 0 && moves.every((move) => exact(move));
  }

  /**
   * What is proved of the moves of the position after `at` moves of a game: by its own analysis, by that
   * of the position before, and by that of the position after the next move of the game.
   * @param {Course} course
   * @param {number} at
   * @returns {MoveScore[]} In the order of the legal moves.
   */
  scores(course, at) {
    const { game, positions, moves } = course;
    const { board, legalMoves } = positions[at];
    const key = positionKey(game, board);
    const own = this.#moves.get(key);
    const most = together(this.#own(key), this.#from(course, at));
    return legalMoves.map((cell) => {
      const known = own?.get(cell) ?? { cell, source: null, ...NOTHING };
      const next = positions[at + 1];
      const later = next && moves[at] === cell ? turned(this.of(game, next.board), 1) : NOTHING;
      // No move brings more than the best one.
      const capped = together(known, { atLeast: null, atMost: most.atMost });
      return { ...known, ...together(capped, later) };
    });
  }

  /** What the position before says of this one. @param {Course} course @param {number} at */
  #from({ game, positions, moves }, at) {
    if (at === 0) return NOTHING;
    const before = this.#moves.get(positionKey(game, positions[at - 1].board));
    const score = before?.get(moves[at - 1]);
    return score ? turned(score, -1) : NOTHING;
  }

  /** @param {string} key */
  #own(key) {
    return this.#positions.get(key) ?? NOTHING;
  }
}
