/**
 * What has been proved about the positions of a game so far, so that it stays when moves are played and
 * taken back. Pure.
 */
import { NOTHING, compare, exact, rangeOf, together, turned } from "./endings.js";

/** @typedef {import("./endings.js").Ending} Ending */
/** @typedef {import("./endings.js").Range} Range */
/** @typedef {import("../../../pkg/web/cutoff.js").Source} Source */

/** What is known of a move. @typedef {Range & { cell: number, source: Source | null }} MoveScore */

/**
 * The part of an answer that is kept.
 * @typedef {object} Scored
 * @property {readonly (Parameters<typeof rangeOf>[0] & { index: number, source?: Source | null })[]} moves
 * @property {readonly number[]} best The moves that are proved to be best.
 */

export class Known {
  /** By board: of the position as a whole. @type {Map<string, Range>} */
  #positions = new Map();
  /** By board: of its moves. @type {Map<string, Map<number, MoveScore>>} */
  #moves = new Map();
  /** @type {Map<string, readonly number[]>} */
  #best = new Map();

  /**
   * Takes what an analysis has proved.
   * @param {string} board
   * @param {Scored} analysis
   */
  learnMoves(board, { moves, best }) {
    const kept = this.#moves.get(board) ?? new Map();
    for (const { index, source = null, ...worth } of moves) {
      const range = together(rangeOf(worth), kept.get(index) ?? NOTHING);
      kept.set(index, { cell: index, source: source ?? kept.get(index)?.source ?? null, ...range });
    }
    this.#moves.set(board, kept);
    if (best.length > 0) this.#best.set(board, best);
  }

  /** The moves of a position that are proved to be best. @param {string} board */
  best(board) {
    return this.#best.get(board) ?? [];
  }

  /** Whether all moves of a position are proved by its own analysis. @param {string} board */
  isDone(board) {
    const moves = [...(this.#moves.get(board)?.values() ?? [])];
    return moves.length > 0 && moves.every((move) => exact(move));
  }

  /**
   * Takes what is proved about a position as a whole, for the side to move.
   * @param {string} board
   * @param {Range} range
   */
  learn(board, range) {
    this.#positions.set(board, together(range, this.#positions.get(board) ?? NOTHING));
  }

  /**
   * What is known of a position as a whole, for the side to move.
   * @param {string} board
   * @returns {Range}
   */
  of(board) {
    const own = this.#positions.get(board) ?? NOTHING;
    const moves = [...(this.#moves.get(board)?.values() ?? [])];
    return together(own, bestOf(moves));
  }

  /**
   * What is known of the moves of the position after `at` moves of a game: by its own analysis, by that
   * of the position before, and by that of the position after the next move of the game.
   * @param {readonly { board: string, legalMoves: readonly number[] }[]} positions
   * @param {readonly number[]} moves
   * @param {number} at
   * @returns {MoveScore[]} In the order of the legal moves.
   */
  scores(positions, moves, at) {
    const { board, legalMoves } = positions[at];
    const own = this.#moves.get(board);
    const most = together(this.#positions.get(board) ?? NOTHING, this.#from(positions, moves, at));
    return legalMoves.map((cell) => {
      const known = own?.get(cell) ?? { cell, source: null, ...NOTHING };
      const next = positions[at + 1];
      const later = next && moves[at] === cell ? turned(this.of(next.board), 1) : NOTHING;
      // No move brings more than the best one.
      const capped = together(known, { atLeast: null, atMost: most.atMost });
      return { ...known, ...together(capped, later) };
    });
  }

  /** What the position before knows of this one. @param {readonly { board: string }[]} positions @param {readonly number[]} moves @param {number} at */
  #from(positions, moves, at) {
    const before = at > 0 && this.#moves.get(positions[at - 1].board)?.get(moves[at - 1]);
    return before ? turned(before, -1) : NOTHING;
  }
}

/**
 * What the moves of a position say about it, if all of them are there: the best counts.
 * @param {readonly Range[]} moves All legal moves.
 * @returns {Range}
 */
function bestOf(moves) {
  /** @type {Ending | null} */
  let least = null;
  /** @type {Ending | null} */
  let most = moves[0]?.atMost ?? null;
  for (const { atLeast, atMost } of moves) {
    if (atLeast && (!least || compare(atLeast, least) > 0)) least = atLeast;
    if (!atMost) most = null;
    else if (most && compare(atMost, most) > 0) most = atMost;
  }
  return { atLeast: least, atMost: most };
}
