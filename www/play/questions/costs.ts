/**
 * The costs of textbook searches on large boards, to one depth. Alpha-beta always runs. Minimax
 * runs in a race or if it is short; otherwise its nodes and time are estimated.
 */
import { deepestWithin } from "../../parts/search/depths.ts";
import { EngineFailure, EngineRefusal, type Engine } from "../../engine/engine.ts";
import { answering, apart } from "../../engine/workers.ts";
import { writtenNodes, type Estimated } from "../../messages/large-numbers.ts";
import { factsOf, type State } from "../game/play-state.ts";
import { comparedDepth, depthsFrom, optionsTo } from "./depths.ts";
import { seldom, type Asking } from "./question.ts";
import type { DepthRun, Timed, ToDepth } from "../game/facts.ts";

/** The number of nodes that minimax visits in a moment. */
export const SHORT = 400_000;
/** A run with fewer nodes is mostly start-up, so minimax is timed again in another position. */
const LEAST = 5_000;

const ENGINES: Record<"answering" | "apart", () => Pick<Engine, "request">> = { answering, apart };

export async function findCost(asking: Asking, engines = ENGINES) {
  await estimate(asking, asking.state.shape.longest, engines);
  await learnSpeed(asking, engines);
}

async function estimate({ state, board, learn, signal }: Asking, depth: number, engines = ENGINES) {
  const known = factsOf(state).estimates[depth];
  if (known) return known;
  const options = optionsTo(state.shape, depth);
  const found = await engines.answering().request("estimate", [board, options], { signal });
  learn({ estimates: { ...factsOf(state).estimates, [depth]: found } });
  return found;
}

/** Finds the deepest limit at which minimax visits at most `most` nodes. */
function deepest(asking: Asking, most: number, engines = ENGINES) {
  const depths = depthsFrom(asking.state.shape, asking.board);
  const nodesTo = async (depth: number) => (await estimate(asking, depth, engines)).nodes;
  return deepestWithin(depths, most, nodesTo);
}

/** Times a short run of minimax, unless its speed is known. */
export async function learnSpeed(asking: Asking, engines = ENGINES) {
  const { state, game, board, signal } = asking;
  if ((state.facts.timed.get(game)?.nodes ?? 0) >= LEAST) return;
  const options = optionsTo(state.shape, await deepest(asking, SHORT, engines));
  try {
    const run = engines.apart().request("textbook", [board, false, options, true], { signal });
    hearRun(asking, await run);
  } catch (error) {
    if (!(error instanceof EngineFailure || error instanceof EngineRefusal)) throw error;
  }
}

/** Stores a timed run of minimax if it has the most nodes. */
export function hearRun({ state, game, addFacts }: Asking, { nodes, ms }: Timed) {
  const most = state.facts.timed.get(game)?.nodes ?? 0;
  if (ms > 0 && nodes > most) addFacts(({ timed }) => timed.set(game, { nodes, ms }));
}

/**
 * Estimates the seconds of minimax from numbers that are rounded as on the page. They have one
 * significant digit, because a busy computer can halve the speed of a short run.
 */
export function timeOf(estimate: Estimated, timed: Timed) {
  const run = writtenNodes({ nodes: timed.nodes, standardError: 0, exact: true });
  const ms = Number(timed.ms.toPrecision(2));
  return { seconds: (writtenNodes(estimate) * ms) / run / 1000, digits: 1 };
}

/** A year in seconds. */
const YEAR = 31_557_600;

/**
 * Converts seconds into years, both rounded to powers of ten. Without rounding the seconds first, a
 * speed of about 10⁷ nodes per second would be at the edge between two powers.
 */
export const roughYears = (seconds: number) => 10 ** Math.round(Math.log10(seconds)) / YEAR;

/** The time limit of alpha-beta, in milliseconds. */
const LONGEST = 10_000;
/** The limits of minimax at the default depth: milliseconds, or nodes until it is timed. */
const [RACE, MOST] = [6_000, 50_000_000];
/** A stopped run that took at least this many milliseconds determines a speed. */
const FAIR = 1_000;
const NONE: DepthRun = { nodes: 0, ms: 0, about: false };

/** Finds the default depth from the measured speed of minimax. */
export async function findDepth(asking: Asking) {
  await learnSpeed(asking);
  const timed = asking.state.facts.timed.get(asking.game);
  const most = timed ? (timed.nodes / timed.ms) * RACE : MOST;
  asking.learn({ usualDepth: await deepest(asking, most) });
}

export async function compareAlphaBeta(asking: Asking) {
  const { state, learn } = asking;
  const depth = comparedDepth(state);
  let shown = begun(depth);
  const show = (change: Partial<ToDepth>) => learn({ toDepth: { ...shown, ...change } });
  try {
    await estimate(asking, depth);
    shown = { ...shown, minimax: estimated(state, depth) };
    const hear = (run: DepthRun) => show({ run });
    const alphaBeta = await search(asking, true, hear, AbortSignal.timeout(LONGEST));
    show(alphaBeta ? { state: "done", alphaBeta } : { state: "too-deep" });
  } catch (error) {
    if (!(error instanceof EngineFailure)) {
      learn({ toDepth: null });
      throw error;
    }
    show({ state: "failed" });
  }
}

/** Runs minimax live. If it is stopped, its nodes stay, and the total is estimated. */
export async function compareMinimax(asking: Asking) {
  const { state, learn } = asking;
  const depth = comparedDepth(state);
  const shown = factsOf(state).toDepth ?? begun(depth);
  const show = (change: Partial<ToDepth>) => learn({ toDepth: { ...shown, ...change } });
  let run = NONE;
  try {
    const hear = (now: DepthRun) => show({ state: "minimax", run: (run = now) });
    const minimax = await search(asking, false, hear);
    if (minimax) hearRun(asking, minimax);
    show({ state: "done", minimax: minimax ?? shown.minimax });
  } catch (error) {
    if (run.ms >= FAIR) hearRun(asking, run);
    if (error instanceof EngineFailure)
      return learn({ toDepth: { ...begun(depth), state: "failed" } });
    const minimax = shown.minimax?.about ? estimated(state, depth, run.nodes) : shown.minimax;
    show({ state: "done", run, minimax });
    throw error;
  }
}

/** @param visited A lower bound for the nodes. */
function estimated(state: State, depth: number, visited = 0): DepthRun {
  const timed = state.facts.timed.get(state.shape.game);
  const least = Math.max(factsOf(state).estimates[depth].nodes, visited);
  const nodes = Number(least.toPrecision(2));
  const all = { nodes, standardError: 0, exact: true };
  return { nodes, ms: timed ? timeOf(all, timed).seconds * 1_000 : 0, about: true };
}

/**
 * Runs a search to the depth that is compared.
 * @param late Aborts when the time is up.
 * @returns Null if the time was up, or if the engine refused the search as too long.
 */
async function search(
  { state, board, signal }: Asking,
  pruning: boolean,
  hear: (run: DepthRun) => void,
  late: AbortSignal = signal,
): Promise<DepthRun | null> {
  const options = optionsTo(state.shape, comparedDepth(state));
  const runOf = ({ nodes, ms }: Timed): DepthRun => ({ nodes, ms, about: false });
  hear(NONE);
  try {
    const progress = seldom((timed: Timed) => hear(runOf(timed)));
    const hears = { signal: AbortSignal.any([signal, late]), progress };
    return runOf(await apart().request("textbook", [board, pruning, options, true], hears));
  } catch (error) {
    const isLate = !signal.aborted && late.aborted;
    if (isLate || error instanceof EngineRefusal) return null;
    throw error;
  }
}

const begun = (depth: number): ToDepth => ({
  depth,
  state: "alphaBeta",
  run: NONE,
  minimax: null,
  alphaBeta: null,
});
