/** What the engine has told of each position, asked for once. */
import { EngineFailure } from "./engine.js";

/** @typedef {import("../../pkg/web/cutoff.js").BestMove} BestMove */
/** @typedef {import("../../pkg/web/cutoff.js").Measurement} Measurement */
/** @typedef {import("../../pkg/web/cutoff.js").Analysis} Analysis */
/** @typedef {import("./engine.js").Engine} Engine */

/** @typedef {"minimax" | "alphaBeta"} Algorithm */

/**
 * What is known of a position so far.
 * @typedef {object} Facts
 * @property {Record<Algorithm, BestMove | null>} searches
 * @property {Record<Algorithm, Measurement | null>} times
 * @property {Analysis | null} analysis
 * @property {import("../../pkg/web/cutoff.js").Book | null} book How many replies hold after each move.
 * @property {import("../watch/node-moves.js").CellState[] | null} bounds What alpha-beta knows of each
 * cell at the root.
 */

/** Enough for a steady median, short enough that a click need not wait for it. */
const MEASURING = { samples: 11, budgetMs: 25 };

/** @type {Facts} */
const NOTHING = {
  searches: { minimax: null, alphaBeta: null },
  times: { minimax: null, alphaBeta: null },
  analysis: null,
  bounds: null,
  book: null,
};

/** @param {boolean} pruning @returns {Algorithm} */
export function algorithm(pruning) {
  return pruning ? "alphaBeta" : "minimax";
}

/**
 * A part of the page that did not arrive is an engine that did not load: it can be tried again.
 * @template T
 * @param {Promise<T>} part
 */
function loaded(part) {
  return part.catch((error) => {
    throw new EngineFailure("load", String(error));
  });
}

export class Knowledge {
  /** @type {Map<string, Facts>} */
  #facts = new Map();
  #engine;

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  /**
   * What is known of a board now.
   * @param {string} board
   */
  of(board) {
    return this.#facts.get(board) ?? NOTHING;
  }

  /**
   * @param {string} board
   * @param {Algorithm} by
   * @param {AbortSignal} signal
   */
  async search(board, by, signal) {
    const known = this.of(board).searches[by];
    if (known) return known;
    const result = await this.#engine.request("best_move", [board, by === "alphaBeta"], signal);
    const { searches } = this.of(board);
    this.#learn(board, { searches: { ...searches, [by]: result } });
    return result;
  }

  /**
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async analysis(board, signal) {
    const known = this.of(board).analysis;
    if (known) return known;
    const analysis = await this.#engine.request("analyze", [board], signal);
    this.#learn(board, { analysis });
    return analysis;
  }

  /**
   * Asks an engine of its own, which is loaded when this is first wanted.
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async bounds(board, signal) {
    const known = this.of(board).bounds;
    if (known) return known;
    const { rootBounds } = await loaded(import("../watch/root-bounds.js"));
    const bounds = await rootBounds(board, signal);
    this.#learn(board, { bounds });
    return bounds;
  }

  /**
   * How many replies hold, and what a book plays: from the engine of the other rooms.
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async book(board, signal) {
    const known = this.of(board).book;
    if (known) return known;
    const { studyEngine } = await loaded(import("./study.js"));
    const book = await studyEngine().request("book", [board], signal);
    this.#learn(board, { book });
    return book;
  }

  /**
   * What the search says with a bug in it. That is no knowledge, so it is not kept.
   * @param {string} board
   * @param {import("../game/state.js").Mistake} bug
   * @param {AbortSignal} signal
   */
  async consult(board, bug, signal) {
    const { studyEngine } = await loaded(import("./study.js"));
    return studyEngine().request("consult", [board, bug], signal);
  }

  /**
   * @param {string} board
   * @param {Algorithm} by
   * @param {AbortSignal} signal
   */
  async time(board, by, signal) {
    const known = this.of(board).times[by];
    if (known) return known;
    const args = /** @type {const} */ ([board, by === "alphaBeta", MEASURING]);
    const result = await this.#engine.request("measure", [...args], signal);
    const { times } = this.of(board);
    this.#learn(board, { times: { ...times, [by]: result } });
    return result;
  }

  /**
   * @param {string} board
   * @param {Partial<Facts>} facts
   */
  #learn(board, facts) {
    this.#facts.set(board, { ...this.of(board), ...facts });
  }
}
