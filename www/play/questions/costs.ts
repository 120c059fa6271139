/** Estimates the nodes and the time of minimax on other boards, and finds the default depth. */
import { findDeepest } from "../../parts/search/depths.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { answerer, counter } from "../../engine/workers.ts";
import { writtenNodes, type NodeCount } from "../../messages/large-numbers.ts";
import { factsOf } from "../game/play-state.ts";
import { depthsFrom, optionsTo } from "./depths.ts";
import type { TimedRun } from "../game/facts.ts";
import type { Asking } from "../game/question.ts";

/** The number of nodes that minimax visits in a moment. */
export const BRIEF_NODES = 400_000;
/** A run with fewer nodes is mostly start-up, so minimax is timed again in another position. */
const LEAST_NODES = 5_000;

const ENGINES = { answerer, counter };

export async function findCost(asking: Asking, engines = ENGINES) {
  await estimateNodes(asking, asking.state.shape.longest, engines);
  await timeMinimax(asking, engines);
}

export async function estimateNodes(asking: Asking, depth: number, engines = ENGINES) {
  const { state, board, add, signal } = asking;
  const earlier = factsOf(state).estimates[depth];
  if (earlier) return earlier;
  const options = optionsTo(state.shape, depth);
  const result = await engines.answerer().request("estimate", [board, options], { signal });
  add({ estimates: { ...factsOf(state).estimates, [depth]: result } });
  return result;
}

/** Finds the deepest limit at which minimax visits at most `most` nodes. */
function findDeepestLimit(asking: Asking, most: number, engines = ENGINES) {
  const depths = depthsFrom(asking.state.shape, asking.board);
  const nodesTo = async (depth: number) => (await estimateNodes(asking, depth, engines)).nodes;
  return findDeepest(depths, most, nodesTo);
}

/** Times a short run of minimax, unless its speed is known. */
export async function timeMinimax(asking: Asking, engines = ENGINES) {
  const { state, game, board, signal } = asking;
  if ((state.facts.timedRuns.get(game)?.nodes ?? 0) >= LEAST_NODES) return;
  const options = optionsTo(state.shape, await findDeepestLimit(asking, BRIEF_NODES, engines));
  try {
    const run = engines.counter().request("textbook", [board, false, options, true], { signal });
    keepRun(asking, await run);
  } catch (error) {
    if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
  }
}

/** Stores a timed run of minimax if it has the most nodes. */
export function keepRun({ store, state, game }: Asking, { nodes, ms }: TimedRun) {
  const most = state.facts.timedRuns.get(game)?.nodes ?? 0;
  if (ms > 0 && nodes > most) store.addFacts(({ timedRuns }) => timedRuns.set(game, { nodes, ms }));
}

/**
 * Estimates the seconds of minimax from numbers that are rounded as on the page. The result has one
 * significant digit, because a busy computer can halve the speed of a short run.
 */
export function estimateTime(estimate: NodeCount, timed: TimedRun) {
  const run = writtenNodes({ nodes: timed.nodes, standardError: 0, exact: true });
  const ms = Number(timed.ms.toPrecision(2));
  return { seconds: (writtenNodes(estimate) * ms) / run / 1000, digits: 1 };
}

const YEAR_SECONDS = 31_557_600;

/**
 * Converts seconds into years, both rounded to powers of ten. Without rounding the seconds first, a
 * speed of about 10⁷ nodes per second would be at the edge between two powers.
 */
export const roughYears = (seconds: number) => 10 ** Math.round(Math.log10(seconds)) / YEAR_SECONDS;

/** The limits of minimax at the default depth: milliseconds, or nodes until it is timed. */
const [DEEPEST_MS, DEEPEST_NODES] = [6_000, 50_000_000];

/** Finds the default depth from the measured speed of minimax. */
export async function findUsualDepth(asking: Asking) {
  await timeMinimax(asking);
  const timed = asking.state.facts.timedRuns.get(asking.game);
  const most = timed ? (timed.nodes / timed.ms) * DEEPEST_MS : DEEPEST_NODES;
  asking.add({ usualDepth: await findDeepestLimit(asking, most) });
}
