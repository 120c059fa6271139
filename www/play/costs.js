/**
 * What plain minimax would cost on a large board: how many positions, by the engine's estimate, and how
 * long that would take in this tab, by a run of minimax that is short enough to be timed.
 */
import { seeded, shuffled } from "../base/random.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { writtenNodes } from "../page/large-numbers.js";

/** @import { Estimate, GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Timed } from "./types.d.ts" */

/** The positions that the timed run should visit, by their estimate: some tenths of a second. */
const [LEAST, MOST] = [200_000, 4_000_000];
/** So many positions are tried until one fits; small trees are timed as they are. */
const TRIES = 100;
/** The random walks behind the estimate of each: fewer than behind the figure that is shown. */
const PROBES = 200;

export class Costs {
  #engine;
  #textbook;
  #answers;

  /**
   * @param {Pick<Engine, "request">} engine
   * @param {() => Pick<Engine, "request">} textbook The engine that runs the textbook searches whole.
   * @param {Answers} answers Hears what is found.
   */
  constructor(engine, textbook, answers) {
    this.#engine = engine;
    this.#textbook = textbook;
    this.#answers = answers;
  }

  /**
   * Finds out what is not known yet.
   * @param {GameDescription} shape
   * @param {string} board
   * @param {{ signal: AbortSignal, learned: () => void }} asking
   */
  async find(shape, board, { signal, learned }) {
    const { game } = shape;
    if (await learnEstimate(this.#engine, this.#answers, shape, board, shape.longest, signal))
      learned();
    const late = this.#answers.of(game).timed ? null : await this.#latePosition(shape, signal);
    if (!late) return;
    await this.#time(game, late, signal);
    learned();
  }

  /**
   * Times minimax on a position; what cannot be timed stays unknown.
   * @param {string} game
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async #time(game, board, signal) {
    try {
      const run = await this.#textbook().request("textbook", [board, false, { game }], { signal });
      if (run.ms > 0) this.#answers.learn(game, "", { timed: { nodes: run.nodes, ms: run.ms } });
    } catch (error) {
      if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
    }
  }

  /**
   * A position from which minimax reaches the end of the game soon, but not too soon: games are played
   * from the start, at random but always the same and past every win, until one comes by such a position.
   * @param {GameDescription} shape
   * @param {AbortSignal} signal
   * @returns {Promise<string | null>} The largest that was met; null if there is none.
   */
  async #latePosition({ game, start }, signal) {
    let board = start;
    /** @type {string | null} */
    let best = null;
    const random = seeded(3);
    for (let tries = 0, most = 0; tries < TRIES && most < LEAST; tries += 1) {
      const args = /** @type {const} */ ([board, { game, probes: PROBES }]);
      const { nodes } = await this.#engine.request("estimate", [...args], { signal });
      if (nodes <= MOST && nodes > most) [best, most] = [board, nodes];
      if (nodes <= MOST && board === start) break;
      board = (nodes > MOST && (await this.#after(game, board, random, signal))) || start;
    }
    return best;
  }

  /**
   * The board after one of the moves that do not end the game.
   * @param {string} game
   * @param {string} board
   * @param {() => number} random
   * @param {AbortSignal} signal
   * @returns {Promise<string | null>} Null if all moves end it.
   */
  async #after(game, board, random, signal) {
    const replay = async (/** @type {number[]} */ moves) => {
      const args = /** @type {const} */ ([board, moves, { game }]);
      const { positions } = await this.#engine.request("replay", [...args], { signal });
      return positions[moves.length];
    };
    const { legalMoves } = await replay([]);
    for (const move of shuffled(legalMoves, random)) {
      const next = await replay([move]);
      if (!next.finished) return next.board;
    }
    return null;
  }
}

/**
 * Has the positions estimated that minimax visits, to a depth limit, unless they are known.
 * @param {Pick<Engine, "request">} engine
 * @param {Answers} answers
 * @param {Pick<GameDescription, "game" | "longest">} shape
 * @param {string} board
 * @param {number} depth
 * @param {AbortSignal} [signal]
 * @returns {Promise<boolean>} Whether there is something new.
 */
export async function learnEstimate(engine, answers, { game, longest }, board, depth, signal) {
  if (answers.of(game, board).estimates[depth]) return false;
  const options = { game, ...(depth < longest ? { depth } : {}) };
  const found = await engine.request("estimate", [board, options], { signal });
  answers.learn(game, board, {
    estimates: { ...answers.of(game, board).estimates, [depth]: found },
  });
  return true;
}

/**
 * How long minimax would take, in seconds, and the significant digits that this has: one, since the speed is that of a
 * single short run, which a busy computer halves. It comes from the numbers as they are written beside it.
 * @param {Pick<Estimate, "nodes" | "standardError" | "exact">} estimate
 * @param {Timed} timed
 */
export function timeOf(estimate, timed) {
  const run = writtenNodes({ nodes: timed.nodes, standardError: 0, exact: true });
  const ms = Number(timed.ms.toPrecision(2));
  return { seconds: (writtenNodes(estimate) * ms) / run / 1000, digits: 1 };
}
