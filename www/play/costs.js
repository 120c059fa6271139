/**
 * What plain minimax would cost on a large board: how many nodes, by the engine's estimate, and how long that would
 * take in this tab. Every such time is told by the speed of one run of minimax.
 */
import { deepestWithin } from "../engine/deepest.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { writtenNodes } from "../page/large-numbers.js";
import { depthsFrom } from "./compared-depth.js";

/** @import { Estimate, GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Timed } from "./types.d.ts" */

/** So few nodes take minimax a moment. */
export const SHORT = 400_000;
/** A run of fewer is mostly start-up: it tells no speed where minimax has more to visit. */
const LEAST = 5_000;

export class Costs {
  #engine;
  #textbook;
  #answers;

  /**
   * @param {() => Pick<Engine, "request">} engine
   * @param {() => Pick<Engine, "request">} textbook The engine that runs the textbook searches whole.
   * @param {Answers} answers Hears what is found.
   */
  constructor(engine, textbook, answers) {
    this.#engine = engine;
    this.#textbook = textbook;
    this.#answers = answers;
  }

  /**
   * Finds out what minimax would cost to the end.
   * @param {GameDescription} shape
   * @param {string} board
   * @param {{ signal: AbortSignal, learned: () => void }} asking
   */
  async find(shape, board, { signal, learned }) {
    await this.estimate(shape, board, shape.longest, signal);
    learned();
    await this.learnSpeed(shape, board, signal);
    learned();
  }

  /**
   * The nodes that minimax visits, to a depth limit.
   * @param {GameDescription} shape
   * @param {string} board
   * @param {number} depth
   * @param {AbortSignal} signal
   * @returns {Promise<Estimate>}
   */
  async estimate({ game, longest }, board, depth, signal) {
    const known = this.#answers.of(game, board).estimates[depth];
    if (known) return known;
    const options = { game, ...(depth < longest ? { depth } : {}) };
    const found = await this.#engine().request("estimate", [board, options], { signal });
    const { estimates } = this.#answers.of(game, board);
    this.#answers.learn(game, board, { estimates: { ...estimates, [depth]: found } });
    return found;
  }

  /**
   * Times minimax as deep as takes a moment, unless its speed is known. What cannot be timed stays unknown.
   * @param {GameDescription} shape
   * @param {string} board
   * @param {AbortSignal} signal
   */
  async learnSpeed(shape, board, signal) {
    const { game, longest } = shape;
    if ((this.#answers.of(game).timed?.nodes ?? 0) >= LEAST) return;
    const nodesTo = async (/** @type {number} */ depth) =>
      (await this.estimate(shape, board, depth, signal)).nodes;
    const depth = await deepestWithin(depthsFrom(shape, board), SHORT, nodesTo);
    const options = { game, ...(depth < longest ? { depth } : {}) };
    const args = /** @type {const} */ ([board, false, options, true]);
    try {
      this.hear(game, await this.#textbook().request("textbook", [...args], { signal }));
    } catch (error) {
      if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
    }
  }

  /** Minimax was timed: the run that visited most has the speed. @param {string} game @param {Timed} run */
  hear(game, { nodes, ms }) {
    const { timed } = this.#answers.of(game);
    if (ms > 0 && nodes > (timed?.nodes ?? 0))
      this.#answers.learn(game, "", { timed: { nodes, ms } });
  }
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
