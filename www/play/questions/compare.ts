/**
 * Compares the costs of both textbook searches to one depth. Alpha-beta always runs. Minimax runs
 * in a race or if it is short; otherwise its nodes and time are estimated.
 */
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { counter } from "../../engine/workers.ts";
import { isRough, writtenNodes } from "../../messages/large-numbers.ts";
import { factsOf, type State } from "../state/play-state.ts";
import { estimateNodes, keepRun, estimateTime } from "./costs.ts";
import { comparedDepth, optionsTo } from "./depths.ts";
import { throttle } from "./throttle.ts";
import type { QuestionContext } from "../state/question.ts";
import type { Comparison, DepthRun, TimedRun } from "../state/facts.ts";

/** The time limit of alpha-beta, in milliseconds. */
const LONGEST_RUN_MS = 10_000;
/** A stopped run that took at least this many milliseconds determines a speed. */
const FAIR_RUN_MS = 1_000;
const NO_RUN: DepthRun = { nodes: 0, ms: 0, isEstimate: false };
const BEGUN_RUNS = { phase: "alpha-beta", run: NO_RUN, minimax: null, "alpha-beta": null } as const;

export async function compareAlphaBeta(context: QuestionContext) {
  const { state, add } = context;
  const depth = comparedDepth(state);
  let comparison: Comparison = { depth, ...BEGUN_RUNS };
  const show = (change: Partial<Comparison>) => add({ comparison: { ...comparison, ...change } });
  try {
    await estimateNodes(context, depth);
    comparison = { ...comparison, minimax: estimateRun(state, depth) };
    const report = (run: DepthRun) => show({ run });
    const alphaBeta = await search(context, true, report, LONGEST_RUN_MS);
    show(alphaBeta ? { phase: "done", "alpha-beta": alphaBeta } : { phase: "too-deep" });
  } catch (error) {
    if (!(error instanceof EngineFailure)) {
      add({ comparison: null });
      throw error;
    }
    show({ phase: "failed" });
  }
}

/** Runs minimax live. If it is stopped, its nodes stay, and the total is estimated. */
export async function compareMinimax(context: QuestionContext) {
  const { state, add } = context;
  const depth = comparedDepth(state);
  const comparison = factsOf(state).comparison ?? { depth, ...BEGUN_RUNS };
  const show = (change: Partial<Comparison>) => add({ comparison: { ...comparison, ...change } });
  let run = NO_RUN;
  try {
    const report = (now: DepthRun) => show({ phase: "minimax", run: (run = now) });
    const minimax = await search(context, false, report);
    if (minimax) keepRun(context, minimax);
    show({ phase: "done", minimax: minimax ?? comparison.minimax });
  } catch (error) {
    if (run.ms >= FAIR_RUN_MS) keepRun(context, run);
    if (error instanceof EngineFailure)
      return add({ comparison: { depth, ...BEGUN_RUNS, phase: "failed" } });
    let { minimax } = comparison;
    if (minimax?.isEstimate) minimax = estimateRun(state, depth, run.nodes);
    show({ phase: "done", run, minimax });
    throw error;
  }
}

/** @param visited A lower bound for the nodes. */
function estimateRun(state: State, depth: number, visited = 0): DepthRun {
  const timed = state.facts.timedRuns.get(state.shape.game);
  const estimate = factsOf(state).estimates[depth];
  const least = { ...estimate, nodes: Math.max(estimate.nodes, visited) };
  const nodes = isRough(least) ? Number(least.nodes.toPrecision(2)) : writtenNodes(least);
  const all = { nodes, standardError: 0, exact: true };
  return { nodes, ms: timed ? estimateTime(all, timed).seconds * 1_000 : 0, isEstimate: true };
}

/**
 * Runs a search to the depth that is compared.
 * @returns Null if the time was up, or if the engine refused the search as too long.
 */
async function search(
  { state, board, signal }: QuestionContext,
  pruning: boolean,
  report: (run: DepthRun) => void,
  budgetMs?: number,
): Promise<DepthRun | null> {
  const options = { ...optionsTo(state.shape, comparedDepth(state)), budgetMs };
  const runOf = ({ nodes, ms }: TimedRun): DepthRun => ({ nodes, ms, isEstimate: false });
  report(NO_RUN);
  try {
    const progress = throttle((run: TimedRun) => report(runOf(run)));
    const args = [board, pruning, options, true] as const;
    const found = await counter().request("textbook", [...args], { signal, progress });
    return found.done ? runOf(found) : null;
  } catch (error) {
    if (error instanceof EngineRefusal) return null;
    throw error;
  }
}
