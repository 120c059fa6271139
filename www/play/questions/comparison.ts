/**
 * Both textbook searches to one depth, each whole and alone, in a worker of its own: alpha-beta by itself, minimax when
 * the switch asks for it or when it takes but a moment. What takes too long is stopped. Of a minimax that has not run
 * whole there is an estimate, which is called one.
 */
import { apart } from "../../engine/workers.ts";
import { EngineFailure, EngineRefusal } from "../../engine/engine.ts";
import { factsOf } from "../game/state.ts";
import { SHORT, comparedDepth, hearRun, optionsTo, timeOf } from "./costs.ts";
import { seldom } from "./question.ts";
import type { DepthRun, ToDepth } from "../game/facts.ts";
import type { State } from "../game/state.ts";
import type { Costs } from "./costs.ts";
import type { Asking } from "./question.ts";

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the usual depth: some seconds of work. */
const MOST = 50_000_000;
/** A search that is stopped after at least this many milliseconds has a speed: its start-up is little of them. */
const FAIR = 1_000;
/** Why a search ends that has taken too long. */
const LATE = Symbol("late");
const NONE: DepthRun = { nodes: 0, ms: 0, about: false };

/** Finds the deepest limit at which minimax is done in some seconds. */
export async function findDepth(costs: Costs, asking: Asking) {
  asking.learn({ usualDepth: await costs.deepest(asking, MOST) });
}

export async function compareAlphaBeta(costs: Costs, asking: Asking) {
  const { state, learn } = asking;
  const depth = comparedDepth(state);
  const far = begun(depth);
  let run = NONE;
  try {
    const isWhole = await search(asking, true, (now) =>
      learn({ toDepth: { ...far, run: (run = now) } }),
    );
    if (!isWhole) return learn({ toDepth: { ...far, state: "too-deep" } });
    const { nodes } = await costs.estimate(asking, depth);
    // Where it runs by itself, it needs no estimate of its time.
    if (nodes > SHORT) await costs.learnSpeed(asking);
    const minimax = estimated(state, depth);
    learn({ toDepth: { ...far, state: "done", alphaBeta: run, minimax } });
  } catch (error) {
    const isGone = error instanceof EngineFailure;
    learn({ toDepth: isGone ? { ...far, state: "failed" } : null });
    if (!isGone) throw error;
  }
}

/** Minimax, as far as it gets. */
export async function compareMinimax(asking: Asking) {
  const { state, learn } = asking;
  const depth = comparedDepth(state);
  const far = factsOf(state).toDepth ?? begun(depth);
  let run = NONE;
  let { minimax, state: end } = far;
  try {
    const isWhole = await search(asking, false, (now) =>
      learn({ toDepth: { ...far, state: "minimax", run: (run = now) } }),
    );
    if (isWhole) minimax = run;
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error;
    end = "failed";
  } finally {
    if (minimax === run || run.ms >= FAIR) hearRun(asking, run);
    if (minimax !== run) minimax = estimated(state, depth, run.nodes);
    const isFailed = end === "failed";
    learn({
      toDepth: isFailed ? { ...begun(depth), state: end } : { ...far, state: "done", minimax },
    });
  }
}

/** An estimate of minimax. @param visited How many nodes it has visited at least. */
function estimated(state: State, depth: number, visited = 0): DepthRun {
  const { timed } = state.facts.of(state.shape.game);
  const nodes = twoDigits(Math.max(factsOf(state).estimates[depth].nodes, visited));
  const all = { nodes, standardError: 0, exact: true };
  return { nodes, ms: timed ? timeOf(all, timed).seconds * 1_000 : 0, about: true };
}

/**
 * Runs one of the two searches.
 * @param pruning Whether it is alpha-beta.
 * @returns False if its time was up, or if the engine refused it because it would take far too long.
 */
async function search(
  { state, board, signal }: Asking,
  pruning: boolean,
  hear: (run: DepthRun) => void,
): Promise<boolean> {
  const options = optionsTo(state.shape, comparedDepth(state));
  const late = new AbortController();
  const overdue = setTimeout(() => late.abort(LATE), LONGEST);
  const tell = ({ nodes, ms }: { nodes: number; ms: number }) => hear({ nodes, ms, about: false });
  hear(NONE);
  try {
    const ends = AbortSignal.any([signal, late.signal]);
    const hears = { signal: ends, progress: seldom(tell) };
    tell(await apart().request("textbook", [board, pruning, options, true], hears));
    return true;
  } catch (error) {
    if (error === LATE || error instanceof EngineRefusal) return false;
    throw error;
  } finally {
    clearTimeout(overdue);
  }
}

const twoDigits = (value: number) => Number(value.toPrecision(2));

const begun = (depth: number): ToDepth => ({
  depth,
  state: "alphaBeta",
  run: NONE,
  minimax: null,
  alphaBeta: null,
});
