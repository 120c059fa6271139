/**
 * What plain minimax would cost on a large board: how many nodes, by the engine's estimate, and how long that would
 * take in this tab. Each such time comes from the speed of one run of minimax.
 */
import { deepestWithin } from "../../parts/search/readable-depth.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { writtenNodes } from "../../page/large-numbers.ts";
import { emptyCells } from "../../game/shape.ts";
import { factsOf, position } from "../game/state.ts";
import type { Estimate, GameDescription } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Timed } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Asking } from "./question.ts";

/** Minimax visits this many nodes in a moment. */
export const SHORT = 400_000;
/** After a run of fewer nodes, which is mostly start-up, minimax is timed again where it has more to visit. */
const LEAST = 5_000;

export class Costs {
  #engine;
  #textbook;

  /** @param textbook The engine that runs the textbook searches whole. */
  constructor(engine: () => Pick<Engine, "request">, textbook: () => Pick<Engine, "request">) {
    this.#engine = engine;
    this.#textbook = textbook;
  }

  async find(asking: Asking) {
    await this.estimate(asking, asking.state.shape.longest);
    await this.learnSpeed(asking);
  }

  async estimate({ state, board, learn, signal }: Asking, depth: number) {
    const known = factsOf(state).estimates[depth];
    if (known) return known;
    const options = optionsTo(state.shape, depth);
    const found = await this.#engine().request("estimate", [board, options], { signal });
    learn({ estimates: { ...factsOf(state).estimates, [depth]: found } });
    return found;
  }

  /** The deepest limit at which minimax visits no more than that many nodes. */
  deepest(asking: Asking, most: number) {
    const depths = depthsFrom(asking.state.shape, asking.board);
    return deepestWithin(depths, most, async (depth) => (await this.estimate(asking, depth)).nodes);
  }

  /** Times minimax as deep as takes a moment, unless its speed is known. What cannot be timed stays unknown. */
  async learnSpeed(asking: Asking) {
    const { state, game, board, signal } = asking;
    if ((state.facts.of(game).timed?.nodes ?? 0) >= LEAST) return;
    const options = optionsTo(state.shape, await this.deepest(asking, SHORT));
    try {
      const run = this.#textbook().request("textbook", [board, false, options, true], { signal });
      hearRun(asking, await run);
    } catch (error) {
      if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
    }
  }
}

/** Takes a run of minimax that was timed. The run with the most nodes has the speed. */
export function hearRun({ state, game, learn }: Asking, { nodes, ms }: Timed) {
  const { timed } = state.facts.of(game);
  if (ms > 0 && nodes > (timed?.nodes ?? 0)) learn({ timed: { nodes, ms } }, "");
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

/** How many plies more than usual can be chosen: minimax is estimated there. */
const BEYOND = 4;

/** The depth limits from a position on. The last is that of the whole game, from every position: to the end. */
export function depthsFrom({ longest }: Pick<GameDescription, "longest">, board: string) {
  const before = Array.from({ length: emptyCells(board) - 1 }, (_, at) => at + 1);
  return [...before, longest];
}

/** The options of a search to a depth. One to the end has no limit. */
export const optionsTo = ({ game, longest }: GameDescription, depth: number) =>
  depth < longest ? { game, depth } : { game };

/** The depths that can be chosen; none until they are known. */
export function offeredDepths(state: State) {
  const { usualDepth } = factsOf(state);
  if (usualDepth === null) return [];
  const depths = depthsFrom(state.shape, position(state).board);
  return depths.slice(0, depths.indexOf(usualDepth) + 1 + BEYOND);
}

/** The depth that was chosen, or else the usual one; 0 until it is known. */
export function comparedDepth(state: State) {
  const depths = offeredDepths(state);
  const wanted = state.depth ?? factsOf(state).usualDepth ?? 0;
  return depths.find((depth) => depth >= wanted) ?? depths.at(-1) ?? 0;
}
