/** Estimates the nodes and the time of minimax on other boards, and finds the default depth. */
import { findDeepest } from "../../parts/search/depths.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { answerer, counter } from "../../engine/workers.ts";
import { writtenNodes, type NodeCount } from "../../messages/large-numbers.ts";
import { factsOf } from "../state/play-state.ts";
import { depthsFrom, optionsTo } from "./depths.ts";
import type { TimedRun } from "../state/facts.ts";
import type { QuestionContext } from "../state/question.ts";

/** The number of nodes that minimax visits in a moment. */
export const BRIEF_NODES = 400_000;
/** A run with fewer nodes is mostly start-up, so minimax is timed again in another position. */
const LEAST_NODES = 5_000;

const ENGINES = { answerer, counter };

export async function findCost(context: QuestionContext, engines = ENGINES) {
  await estimateNodes(context, context.state.shape.longest, engines);
  await timeMinimax(context, engines);
}

export async function estimateNodes(context: QuestionContext, depth: number, engines = ENGINES) {
  const { state, board, add, signal } = context;
  const earlier = factsOf(state).estimates[depth];
  if (earlier) return earlier;
  const options = optionsTo(state.shape, depth);
  const result = await engines.answerer().request("estimate", [board, options], { signal });
  add({ estimates: { ...factsOf(state).estimates, [depth]: result } });
  return result;
}

/** Finds the deepest limit at which minimax visits at most `most` nodes. */
function findDeepestLimit(context: QuestionContext, most: number, engines = ENGINES) {
  const depths = depthsFrom(context.state.shape, context.board);
  const nodesTo = async (depth: number) => (await estimateNodes(context, depth, engines)).nodes;
  return findDeepest(depths, most, nodesTo);
}

/** Times a short run of minimax, unless its speed is known. */
export async function timeMinimax(context: QuestionContext, engines = ENGINES) {
  const { state, game, board, signal } = context;
  if ((state.facts.timedRuns.get(game)?.nodes ?? 0) >= LEAST_NODES) return;
  const options = optionsTo(state.shape, await findDeepestLimit(context, BRIEF_NODES, engines));
  try {
    const run = engines.counter().request("textbook", [board, false, options, true], { signal });
    keepRun(context, await run);
  } catch (error) {
    if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
  }
}

/** Stores a timed run of minimax if it has the most nodes. */
export function keepRun({ store, state, game }: QuestionContext, { nodes, ms }: TimedRun) {
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
export async function findDefaultDepth(context: QuestionContext) {
  await timeMinimax(context);
  const timed = context.state.facts.timedRuns.get(context.game);
  const most = timed ? (timed.nodes / timed.ms) * DEEPEST_MS : DEEPEST_NODES;
  context.add({ defaultDepth: await findDeepestLimit(context, most) });
}
