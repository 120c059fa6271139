/** The engine's answers about each position, so that each is asked for once. */
import { EngineFailure } from "./engine.js";

/** @import { CellState } from "../parts/search/types.d.ts" */
/** @import { BestMove, Measurement, Analysis } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "./engine.js" */

/** @typedef {"minimax" | "alphaBeta"} Algorithm */

/**
 * The ratio of the times of both searches, with the times that it comes from.
 * @typedef {Omit<Measurement, "searches"> & { minimaxMs: number | null, alphaBetaMs: number | null }} Comparison
 */

/**
 * The answers about a position so far.
 * @typedef {object} Facts
 * @property {Record<Algorithm, BestMove | null>} searches
 * @property {Comparison | null} comparison The times of both searches.
 * @property {Analysis | null} analysis
 * @property {import("../../pkg/web/cutoff.js").Solved | null} book How many replies hold after each move.
 * @property {CellState[] | null} bounds What alpha-beta knows of each
 * cell at the root.
 */

/** No search of 3×3 takes so many milliseconds: a clock that says so has leapt. */
const LEAP_MS = 5_000;

/** @type {Facts} */
const NOTHING = {
  searches: { minimax: null, alphaBeta: null },
  comparison: null,
  analysis: null,
  bounds: null,
  book: null,
};

/** @param {boolean} pruning @returns {Algorithm} */
export function algorithm(pruning) {
  return pruning ? "alphaBeta" : "minimax";
}

/**
 * Reports code that did not load as an engine that did not load: both can be tried again.
 * @template T
 * @param {Promise<T>} part
 */
export function loaded(part) {
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
   * The answers about a board so far.
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
    const earlier = this.of(board).searches[by];
    if (earlier) return earlier;
    const result = await this.#engine.request("best_move", [board, by === "alphaBeta"], { signal });
    const { searches } = this.of(board);
    this.#learn(board, { searches: { ...searches, [by]: result } });
    return result;
  }

  /**
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async analysis(board, signal) {
    const earlier = this.of(board).analysis;
    if (earlier) return earlier;
    const analysis = await this.#engine.request("analyze", [board], { signal });
    this.#learn(board, { analysis });
    return analysis;
  }

  /**
   * What alpha-beta knows of each cell at the root.
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async bounds(board, signal) {
    const earlier = this.of(board).bounds;
    if (earlier) return earlier;
    const { rootBounds } = await loaded(import("../parts/search/root-bounds.js"));
    const bounds = await rootBounds(board, signal);
    this.#learn(board, { bounds });
    return bounds;
  }

  /**
   * How many replies hold, and which move sets a trap, by the engine of boards.
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async book(board, signal) {
    const earlier = this.of(board).book;
    if (earlier) return earlier;
    const { thinking } = await loaded(import("./workers.js"));
    const options = { game: "3x3k3", replies: true };
    const book = await thinking().request("solve", [board, options], { signal });
    this.#learn(board, { book });
    return book;
  }

  /**
   * The answer of a search with a bug in it. It may be wrong, so it is not kept.
   * @param {string} board
   * @param {import("../game/state.js").Mistake} bug
   * @param {AbortSignal} signal
   */
  async consult(board, bug, signal) {
    const { answering } = await loaded(import("./workers.js"));
    return answering().request("consult", [board, bug], { signal });
  }

  /**
   * The times of both searches, measured in turns; measured again as long as they do not agree.
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async compare(board, signal) {
    const earlier = this.of(board).comparison;
    if (earlier && earlier.ratio !== null) return earlier;
    const both = /** @type {const} */ (["minimax", "alpha-beta"]);
    const measured = await this.#engine.request("measure", [both, board], { signal });
    const { searches, ...found } = measured;
    const [minimaxMs, alphaBetaMs] = searches.map(({ comparedMs }) => comparedMs);
    const leapt = Math.max(minimaxMs ?? 0, alphaBetaMs ?? 0) > LEAP_MS;
    const none = { ratio: null, low: null, high: null, minimaxMs: null, alphaBetaMs: null };
    const comparison = { ...found, minimaxMs, alphaBetaMs, ...(leapt ? none : {}) };
    this.#learn(board, { comparison });
    return comparison;
  }

  /**
   * @param {string} board
   * @param {Partial<Facts>} facts
   */
  #learn(board, facts) {
    this.#facts.set(board, { ...this.of(board), ...facts });
  }
}
