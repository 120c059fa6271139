/**
 * What plain minimax would cost on a large board: how many nodes, by the engine's estimate, and how long that would
 * take in this tab. Every such time is told by the speed of one run of minimax.
 */
import { deepestWithin } from "../../engine/deepest.js";
import { EngineFailure, EngineRefusal } from "../../engine/engine.js";
import { writtenNodes } from "../../page/large-numbers.js";
import { position } from "../game/state.js";
import { depthsFrom } from "./compared-depth.js";

/** @import { Estimate, GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { Timed } from "../game/facts.js" */
/** @import { Store } from "../game/store.js" */
/** @import { Asking } from "./runner.js" */

/** So few nodes take minimax a moment. */
export const SHORT = 400_000;
/** A run of fewer is mostly start-up: it tells no speed where minimax has more to visit. */
const LEAST = 5_000;

export class Costs {
  #engine;
  #textbook;
  #store;

  /**
   * @param {() => Pick<Engine, "request">} engine
   * @param {() => Pick<Engine, "request">} textbook The engine that runs the textbook searches whole.
   * @param {Store} store Hears what is found.
   */
  constructor(engine, textbook, store) {
    this.#engine = engine;
    this.#textbook = textbook;
    this.#store = store;
  }

  /** Finds out what minimax would cost to the end. @param {Asking} asking */
  async find({ state, signal }) {
    const { shape } = state;
    const { board } = position(state);
    await this.estimate(shape, board, shape.longest, signal);
    await this.learnSpeed(shape, board, signal);
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
    const known = this.#store.facts.of(game, board).estimates[depth];
    if (known) return known;
    const options = { game, ...(depth < longest ? { depth } : {}) };
    const found = await this.#engine().request("estimate", [board, options], { signal });
    const { estimates } = this.#store.facts.of(game, board);
    this.#store.learn(game, board, { estimates: { ...estimates, [depth]: found } });
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
    if ((this.#store.facts.of(game).timed?.nodes ?? 0) >= LEAST) return;
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
    const { timed } = this.#store.facts.of(game);
    if (ms > 0 && nodes > (timed?.nodes ?? 0))
      this.#store.learn(game, "", { timed: { nodes, ms } });
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
