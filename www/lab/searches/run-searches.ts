/** Runs searches one after another, each for the same time. Most search to increasing depths. */
import { EngineFailure, isStop, type Engine } from "../../engine/engine.ts";
import { counter } from "../../engine/workers.ts";
import { orderFromCentre } from "./cell-order.ts";
import { SearchState, depthReached } from "./search-state.ts";
import { SEARCHES, type SearchWay, type RacedSearch } from "./searches.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Progress } from "../../engine/calls.ts";

interface Task {
  shape: GameDescription;
  board: string;
  /** The time limit in milliseconds, without the time to load. */
  budgetMs: number;
  memoryMb: number;
}

const REPORT_EVERY_MS = 125;

/** Reports copies of the states. @returns Null without searches, or if the engine stopped. */
export async function runSearches(
  task: Task,
  searchNames: readonly RacedSearch[],
  signal: AbortSignal,
  report: (progress: { share: number; searches: SearchState[] }) => void,
) {
  const searches = searchNames.map((name) => new SearchState(name));
  if (searches.length === 0) return null;
  let ended = 0;
  const copies = () => searches.map((search) => ({ ...search }));
  const update = () => report({ share: ended / searches.length, searches: copies() });
  update();
  const updates = setInterval(update, REPORT_EVERY_MS);
  try {
    for (const search of searches) {
      await runOne(search, task, counter(), signal);
      ended += 1;
      if (signal.aborted) break;
    }
  } catch (error) {
    if (isStop(error)) return null;
    throw error;
  } finally {
    clearInterval(updates);
  }
  return { searches, stopped: signal.aborted };
}

type TimedEngine = { engine: Engine; leftMs: () => number };

/** Milliseconds after the time limit until a search that has not ended is stopped. */
const GRACE_MS = 1_000;

/**
 * Runs one search until its result is proved, its time is up or it is stopped. Then its worker
 * ends, so that the next search does not find its table.
 * @param search Is updated with the progress and the end.
 */
export async function runOne(search: SearchState, task: Task, engine: Engine, signal: AbortSignal) {
  const ending = new AbortController();
  // The engine is stopped only once, because it may start another search afterwards.
  ending.signal.addEventListener("abort", () => engine.stop());
  const end = (phase: "spent" | "stopped") => {
    search.phase = phase;
    ending.abort();
  };
  signal.addEventListener("abort", () => end("stopped"), { signal: ending.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  search.phase = "running";
  try {
    // The time for loading the engine does not count.
    await engine.request("describe", [task.shape.game]);
    const due = performance.now() + task.budgetMs;
    timer = setTimeout(() => end("spent"), task.budgetMs + GRACE_MS);
    search.phase = await runItsWay(search, task, { engine, leftMs: () => due - performance.now() });
  } catch (error) {
    if (ending.signal.aborted) return;
    const isCrash = error instanceof EngineFailure && error.reason === "crash";
    if (!isCrash) throw error;
    search.phase = "failed";
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

function runItsWay(search: SearchState, task: Task, timed: TimedEngine) {
  const entry = SEARCHES[search.searchName].depths;
  if (!entry) throw new Error(`${search.searchName} has no depths`);
  if (entry.by === "textbook") return textbookRuns(search, task, timed, entry);
  if (entry.by === "any-board") return anyBoardRuns(search, task, timed);
  return connectFourRun(search, task, timed);
}

async function textbookRuns(
  search: SearchState,
  { shape, board }: Task,
  { engine, leftMs }: TimedEngine,
  entry: Extract<SearchWay, { by: "textbook" }>,
) {
  const order = entry.centreFirst ? { order: await orderFromCentre(engine, shape) } : {};
  for (let depth = 1; depth <= shape.longest && leftMs() > 0; depth += 1) {
    const { nodes, ms } = search;
    search.open = { depth, nodes: 0 };
    const progress = (result: Progress<"textbook">) => {
      search.open = { depth, nodes: result.nodes };
      search.nodes = nodes + result.nodes;
      search.ms = ms + result.ms;
    };
    const options = { game: shape.game, depth, ...order, budgetMs: leftMs() };
    const result = await engine.request("textbook", [board, entry.pruning, options], { progress });
    progress(result);
    if (!result.done) return "spent";
    search.runs.push({ depth, nodes: result.nodes, ms: result.ms });
    search.open = null;
    if (result.outcome !== "unknown" && result.plies !== null) {
      search.result = { outcome: result.outcome, plies: result.plies };
      return "proved";
    }
  }
  return "spent";
}

async function anyBoardRuns(search: SearchState, task: Task, timed: TimedEngine) {
  for (let depth = 1; timed.leftMs() > 0; depth = Math.max(depth, depthReached(search)) + 1) {
    const result = await runSolver(search, task, timed, { depth, solver: "search" });
    if (!result.done) return "spent";
    search.runs.push({ depth: result.depth, nodes: search.nodes, ms: search.ms });
    search.open = null;
    if (result.exact) {
      search.result = result.atLeast;
      return "proved";
    }
  }
  return "spent";
}

async function connectFourRun(search: SearchState, task: Task, timed: TimedEngine) {
  const result = await runSolver(search, task, timed, { book: false });
  if (!result.exact) return "spent";
  search.result = result.atLeast;
  return "proved";
}

/** Runs a solver, and writes down its progress. */
async function runSolver(
  search: SearchState,
  { shape, board, memoryMb }: Task,
  { engine, leftMs }: TimedEngine,
  solver: { depth: number; solver: "search" } | { book: false },
) {
  const { nodes, ms } = search;
  const progress = (result: Progress<"solve">) => {
    search.nodes = nodes + result.nodes;
    search.ms = ms + result.ms;
    search.atLeast = result.atLeast;
    search.atMost = result.atMost;
    if ("depth" in solver) search.open = { depth: solver.depth, nodes: search.nodes };
  };
  const options = { game: shape.game, memoryMb, budgetMs: leftMs(), ...solver };
  const result = await engine.request("solve", [board, options], { progress });
  progress(result);
  return result;
}
