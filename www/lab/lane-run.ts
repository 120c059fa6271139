/**
 * Lets one search of a race run, deeper and deeper, until its result is proved, its time is spent or it
 * is stopped. It has a worker of its own, which ends with it: so nothing is left of the search before,
 * and a textbook search can be stopped.
 */
import { EngineFailure } from "../engine/engine.ts";
import { centreFirst } from "./cell-order.ts";
import { SEARCHES } from "./searches.ts";
import type { Lane } from "./lane.ts";
import type { Depths } from "./searches.ts";
import type { Engine } from "../engine/engine.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Progress } from "../engine/calls.ts";

interface LaneTask {
  shape: GameDescription;
  /** Where the searches begin. */
  board: string;
  /** What each may take, without the time to load. */
  budgetMs: number;
  /** The most that a table may take. */
  memoryMb: number;
}

interface LaneWorld {
  engine: Engine;
  /** The lane has changed. */
  heard: () => void;
  /** The milliseconds that are left. */
  left: () => number;
}

/** The searches end by themselves, at most a slice late. What does not end by then is stopped. */
const GRACE_MS = 1_000;

/**
 * @param lane It is filled in place.
 * @param heard The lane has changed.
 */
export async function runLane(
  lane: Lane,
  task: LaneTask,
  engine: Engine,
  signal: AbortSignal,
  heard: () => void,
) {
  const entry = SEARCHES[lane.searchName].depths;
  if (!entry) throw new Error(`${lane.searchName} has no depths`);
  let isEnded = false;
  // Once: after a stop, another search may have begun in the same engine.
  const stop = () => {
    if (!isEnded) engine.stop();
    isEnded = true;
  };
  signal.addEventListener("abort", stop);
  let [end, late] = [Infinity, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  lane.state = "running";
  heard();
  try {
    // The time to load the engine is no part of the race.
    await engine.request("describe", [task.shape.game]);
    end = performance.now() + task.budgetMs;
    timer = setTimeout(() => ((late = true), stop()), task.budgetMs + GRACE_MS);
    const world = { engine, heard, left: () => end - performance.now() };
    lane.state = await run(lane, task, world, entry);
  } catch (error) {
    if (signal.aborted) lane.state = "stopped";
    else if (late) lane.state = "spent";
    else if (isCrash(error)) lane.state = "failed";
    else throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
    stop();
    heard();
  }
}

/** Whether the worker ended during the search. */
function isCrash(error: unknown) {
  return error instanceof EngineFailure && error.reason === "crash";
}

/** Runs a search of any kind. Each says in which state it ended. */
function run(lane: Lane, task: LaneTask, world: LaneWorld, entry: Depths) {
  if (entry.way === "textbook") return textbookRuns(lane, task, world, entry);
  if (entry.way === "deepening") return deepeningRuns(lane, task, world);
  return solverRun(lane, task, world);
}

async function textbookRuns(
  lane: Lane,
  { shape, board }: LaneTask,
  { engine, heard, left }: LaneWorld,
  entry: { pruning: boolean; centreFirst?: boolean },
): Promise<Lane["state"]> {
  const order = entry.centreFirst ? { order: await centreFirst(engine, shape) } : {};
  for (let depth = 1; depth <= shape.longest && left() > 0; depth += 1) {
    const { visited, ms } = lane;
    lane.open = { depth, nodes: 0 };
    const progress = (far: Progress<"textbook">) => {
      lane.open = { depth, nodes: far.nodes };
      [lane.visited, lane.ms] = [visited + far.nodes, ms + far.ms];
      heard();
    };
    const options = { game: shape.game, depth, ...order, budgetMs: left() };
    const found = await engine.request("textbook", [board, entry.pruning, options], { progress });
    progress(found);
    if (!found.done) return "spent";
    lane.runs.push({ depth, nodes: found.nodes, ms: found.ms });
    lane.open = null;
    if (found.outcome !== "unknown" && found.plies !== null) {
      lane.worth = { outcome: found.outcome, plies: found.plies };
      return "proved";
    }
  }
  return "spent";
}

async function deepeningRuns(
  lane: Lane,
  { shape, board, memoryMb }: LaneTask,
  { engine, heard, left }: LaneWorld,
): Promise<Lane["state"]> {
  const { game } = shape;
  for (let depth = 1; left() > 0; depth = Math.max(depth, lane.runs.at(-1)?.depth ?? 0) + 1) {
    const { visited, ms } = lane;
    const progress = (far: Progress<"solve">) => {
      [lane.visited, lane.ms] = [visited + far.nodes, ms + far.ms];
      [lane.atLeast, lane.atMost] = [far.atLeast, far.atMost];
      lane.open = { depth, nodes: lane.visited };
      heard();
    };
    const solver = "search" as const;
    const options = { game, depth, memoryMb, solver, budgetMs: left() };
    const found = await engine.request("solve", [board, options], { progress });
    progress(found);
    if (!found.done) return "spent";
    lane.runs.push({ depth: found.depth, nodes: lane.visited, ms: lane.ms });
    lane.open = null;
    if (found.exact) {
      lane.worth = found.atLeast;
      return "proved";
    }
  }
  return "spent";
}

async function solverRun(
  lane: Lane,
  { shape, board, memoryMb }: LaneTask,
  { engine, heard, left }: LaneWorld,
): Promise<Lane["state"]> {
  const progress = (far: Progress<"solve">) => {
    [lane.visited, lane.ms] = [far.nodes, far.ms];
    [lane.atLeast, lane.atMost] = [far.atLeast, far.atMost];
    heard();
  };
  const options = { game: shape.game, memoryMb, book: false, budgetMs: left() };
  const found = await engine.request("solve", [board, options], { progress });
  progress(found);
  if (!found.exact) return "spent";
  lane.worth = found.atLeast;
  return "proved";
}
