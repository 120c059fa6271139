/**
 * What is asked of the small engine about its one game, whose every position a search takes to the end in a
 * moment, in the order in which it is needed. Each question is asked once.
 */
import { EngineFailure } from "../engine/engine.js";
import { algorithm } from "./answers.js";
import { answersShown, computerPlays, computersOnly, position } from "./state.js";

/** @import { BestMove, Outcome } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Algorithm, Asking, Facts, Finding } from "./types.d.ts" */
/** @import { State } from "./state.js" */

/**
 * How many columns the map has: with ten plies it takes 19 kB. A prime: a column in which two nodes meet shows where one
 * ends, and no share of the leaves ends just between two of so many columns.
 */
const COLUMNS = 479;

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

export class Questions {
  #engine;
  #answers;
  #game;
  #hasMap;

  /**
   * @param {Engine} engine
   * @param {Answers} answers Hears what is found.
   * @param {string} game The one that the engine knows.
   * @param {{ map?: boolean }} [page] Whether it shows a map of the whole tree.
   */
  constructor(engine, answers, game, { map = true } = {}) {
    this.#engine = engine;
    this.#answers = answers;
    this.#game = game;
    this.#hasMap = map;
  }

  /** Whether it answers about a game. @param {string} game */
  knows(game) {
    return game === this.#game;
  }

  /**
   * The position on the board first: the answer, the other algorithm's, which other moves are as good.
   * Then the nodes of earlier turns, for the list of moves, and the map of the whole tree. Times come last:
   * measuring them keeps the engine busy.
   * @param {State} state
   * @param {Asking} asking
   */
  async ask(state, asking) {
    const { signal, learned } = asking;
    for (const step of this.#steps(state, signal)) {
      await step();
      signal.throwIfAborted();
      learned();
    }
    // A computer that answers soon would only wait for the end of the measurement.
    const answersSoon = computerPlays(state) && !computersOnly(state.settings);
    const { board, finished } = position(state);
    if (finished || answersSoon) return;
    if (this.#hasMap) await this.#map(board, signal).then(learned);
    const { measureTimes } = await loaded(import("./times.js"));
    const where = { engine: this.#engine, answers: this.#answers, game: this.#game, board };
    await measureTimes(where, asking);
  }

  /**
   * @param {State} state
   * @param {AbortSignal} signal
   */
  #steps(state, signal) {
    const now = position(state);
    const { pruning } = state.settings;
    const shown = answersShown(state) && !now.finished;
    const [playing, other] = [algorithm(pruning), algorithm(!pruning)];
    /** @type {(() => Promise<unknown>)[]} */
    const list = [
      () => this.search(now.board, playing, signal),
      () => this.search(now.board, other, signal),
    ];
    if (shown) list.push(() => this.judge(now.board, signal));
    for (const { board, finished } of state.positions) {
      if (!finished) list.push(() => this.search(board, playing, signal));
    }
    return list;
  }

  /**
   * @param {string} board
   * @param {Algorithm} by
   * @param {AbortSignal} signal
   */
  async search(board, by, signal) {
    const earlier = this.#of(board).searches[by];
    if (earlier) return earlier;
    const found = await this.#engine.request("best_move", [board, by === "alphaBeta"], { signal });
    const { searches } = this.#of(board);
    const known = findingOf(found);
    this.#learn(board, { searches: { ...searches, [by]: found }, known, found: known });
    return found;
  }

  /**
   * Finds what each move is worth.
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async judge(board, signal) {
    if (this.#of(board).exact) return;
    const { moves, best } = await this.#engine.request("analyze", [board], { signal });
    this.#learn(board, {
      moves: moves.map(({ move, ...worth }) => ({
        cell: move,
        source: null,
        ...exactBounds(worth),
      })),
      ...{ best, exact: true },
    });
  }

  /** What of the whole tree alpha-beta visits. @param {string} board @param {AbortSignal} signal */
  async #map(board, signal) {
    if (this.#of(board).map) return;
    const args = /** @type {const} */ ([board, true, COLUMNS]);
    this.#learn(board, { map: await this.#engine.request("trace_map", [...args], { signal }) });
  }

  /** @param {string} board */
  #of(board) {
    return this.#answers.of(this.#game, board);
  }

  /** @param {string} board @param {Partial<Facts>} facts */
  #learn(board, facts) {
    this.#answers.learn(this.#game, board, facts);
  }
}

/**
 * What a search to the end knows: that is proved from both sides.
 * @param {{ outcome: Outcome, plies: number | null }} worth
 */
function exactBounds({ outcome, plies }) {
  const ending = outcome === "unknown" ? null : { outcome, plies: plies ?? 0 };
  return { atLeast: ending, atMost: ending };
}

/** @param {BestMove} found @returns {Finding} */
function findingOf({ index, nodes, principalVariation, ...worth }) {
  const bounds = exactBounds(worth);
  return {
    ...{ ...bounds, proved: bounds.atLeast, depth: null, best: index, bestProved: index !== null },
    ...{ line: principalVariation, nodes, measured: null },
    ...{ memory: 0, memoryRefused: false, source: "search" },
  };
}
