/**
 * What plain minimax would cost on a large board: how many nodes, by the engine's estimate, and how long that would
 * take in this tab. Each such time comes from the speed of one run of minimax.
 */
import { deepestWithin } from "../../engine/deepest.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { writtenNodes } from "../../page/large-numbers.ts";
import { position } from "../game/state.ts";
import { depthsFrom, optionsTo } from "./compared-depth.ts";
import type { Estimate, GameDescription } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Timed } from "../game/facts.ts";
import type { Store } from "../game/store.ts";
import type { Asking } from "./runner.ts";

/** Minimax visits this many nodes in a moment. */
export const SHORT = 400_000;
/** After a run of fewer nodes, which is mostly start-up, minimax is timed again where it has more to visit. */
const LEAST = 5_000;

export class Costs {
  #engine;
  #textbook;
  #store;

  /**
   * @param textbook The engine that runs the textbook searches whole.
   * @param store Hears what is found.
   */
  constructor(
    engine: () => Pick<Engine, "request">,
    textbook: () => Pick<Engine, "request">,
    store: Store,
  ) {
    this.#engine = engine;
    this.#textbook = textbook;
    this.#store = store;
  }

  /** Finds out what minimax would cost to the end. */
  async find({ state, signal }: Asking) {
    const { shape } = state;
    const { board } = position(state);
    await this.estimate(shape, board, shape.longest, signal);
    await this.learnSpeed(shape, board, signal);
  }

  /** The nodes that minimax visits, to a depth limit. */
  async estimate(
    shape: GameDescription,
    board: string,
    depth: number,
    signal: AbortSignal,
  ): Promise<Estimate> {
    const { game } = shape;
    const known = this.#store.facts.of(game, board).estimates[depth];
    if (known) return known;
    const options = optionsTo(shape, depth);
    const found = await this.#engine().request("estimate", [board, options], { signal });
    const { estimates } = this.#store.facts.of(game, board);
    this.#store.learn(game, board, { estimates: { ...estimates, [depth]: found } });
    return found;
  }

  /** Times minimax as deep as takes a moment, unless its speed is known. What cannot be timed stays unknown. */
  async learnSpeed(shape: GameDescription, board: string, signal: AbortSignal) {
    const { game } = shape;
    if ((this.#store.facts.of(game).timed?.nodes ?? 0) >= LEAST) return;
    const nodesTo = async (depth: number) =>
      (await this.estimate(shape, board, depth, signal)).nodes;
    const depth = await deepestWithin(depthsFrom(shape, board), SHORT, nodesTo);
    const options = optionsTo(shape, depth);
    try {
      const run = this.#textbook().request("textbook", [board, false, options, true], { signal });
      this.hear(game, await run);
    } catch (error) {
      if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
    }
  }

  /** Takes a run of minimax that was timed. The run with the most nodes has the speed. */
  hear(game: string, { nodes, ms }: Timed) {
    const { timed } = this.#store.facts.of(game);
    if (ms > 0 && nodes > (timed?.nodes ?? 0))
      this.#store.learn(game, "", { timed: { nodes, ms } });
  }
}

/**
 * How long minimax would take, in seconds, and the significant digits that this has: one, since the speed is that of a
 * single short run, which a busy computer halves. It comes from the numbers as they are written beside it.
 */
export function timeOf(
  estimate: Pick<Estimate, "nodes" | "standardError" | "exact">,
  timed: Timed,
) {
  const run = writtenNodes({ nodes: timed.nodes, standardError: 0, exact: true });
  const ms = Number(timed.ms.toPrecision(2));
  return { seconds: (writtenNodes(estimate) * ms) / run / 1000, digits: 1 };
}
