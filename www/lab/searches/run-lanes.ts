/** A race by depth. Searches run one after another, for the same time. */
import { EngineFailure, isStop, type Engine } from "../../engine/engine.ts";
import { counter } from "../../engine/workers.ts";
import { orderFromCentre } from "./cell-order.ts";
import { Lane, depthReached } from "./lane.ts";
import { SEARCHES, type Depths, type RacedSearch } from "./searches.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Progress } from "../../engine/calls.ts";

interface LaneTask {
  shape: GameDescription;
  board: string;
  /** The time limit in milliseconds, without the time to load. */
  budgetMs: number;
  memoryMb: number;
}

const REPORT_EVERY_MS = 125;

/** Reports copies of the lanes. @returns The lanes, even after a stop; null without searches. */
export async function raceDepths(
  task: LaneTask,
  searchNames: readonly RacedSearch[],
  signal: AbortSignal,
  report: (progress: { share: number; lanes: Lane[] }) => void,
) {
  const lanes = searchNames.map((name) => new Lane(name));
  if (lanes.length === 0) return null;
  let ended = 0;
  const copies = () => lanes.map((lane) => ({ ...lane }));
  const update = () => report({ share: ended / lanes.length, lanes: copies() });
  update();
  const updates = setInterval(update, REPORT_EVERY_MS);
  try {
    for (const lane of lanes) {
      await runLane(lane, task, counter(), signal);
      ended += 1;
      if (signal.aborted) break;
    }
  } catch (error) {
    if (isStop(error)) return null;
    throw error;
  } finally {
    clearInterval(updates);
  }
  return { lanes, stopped: signal.aborted };
}

type LaneWorld = { engine: Engine; left: () => number };

/** Milliseconds after the time limit until a search that has not ended is stopped. */
const GRACE_MS = 1_000;

/**
 * Runs one search to increasing depths, until its result is proved, its time is up or it is
 * stopped. Then its worker ends, so that the next search does not find its table.
 * @param lane Is updated with the progress and the end.
 */
export async function runLane(lane: Lane, task: LaneTask, engine: Engine, signal: AbortSignal) {
  const ending = new AbortController();
  // The engine is stopped only once, because it may start another search afterwards.
  ending.signal.addEventListener("abort", () => engine.stop());
  const end = (phase: "spent" | "stopped") => {
    lane.phase = phase;
    ending.abort();
  };
  signal.addEventListener("abort", () => end("stopped"), { signal: ending.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  lane.phase = "running";
  try {
    // The time for loading the engine does not count.
    await engine.request("describe", [task.shape.game]);
    const due = performance.now() + task.budgetMs;
    timer = setTimeout(() => end("spent"), task.budgetMs + GRACE_MS);
    lane.phase = await deepen(lane, task, { engine, left: () => due - performance.now() });
  } catch (error) {
    if (ending.signal.aborted) return;
    const isCrash = error instanceof EngineFailure && error.reason === "crash";
    if (!isCrash) throw error;
    lane.phase = "failed";
  } finally {
    clearTimeout(timer);
    ending.abort();
  }
}

function deepen(lane: Lane, task: LaneTask, world: LaneWorld): Promise<Lane["phase"]> {
  const entry = SEARCHES[lane.searchName].depths;
  if (!entry) throw new Error(`${lane.searchName} has no depths`);
  if (entry.by === "textbook") return textbookRuns(lane, task, world, entry);
  if (entry.by === "any-board") return anyBoardRuns(lane, task, world);
  return connectFourRun(lane, task, world);
}

async function textbookRuns(
  lane: Lane,
  { shape, board }: LaneTask,
  { engine, left }: LaneWorld,
  entry: Extract<Depths, { by: "textbook" }>,
) {
  const order = entry.centreFirst ? { order: await orderFromCentre(engine, shape) } : {};
  for (let depth = 1; depth <= shape.longest && left() > 0; depth += 1) {
    const { visited, ms } = lane;
    lane.open = { depth, nodes: 0 };
    const progress = (result: Progress<"textbook">) => {
      lane.open = { depth, nodes: result.nodes };
      lane.visited = visited + result.nodes;
      lane.ms = ms + result.ms;
    };
    const options = { game: shape.game, depth, ...order, budgetMs: left() };
    const result = await engine.request("textbook", [board, entry.pruning, options], { progress });
    progress(result);
    if (!result.done) return "spent";
    lane.runs.push({ depth, nodes: result.nodes, ms: result.ms });
    lane.open = null;
    if (result.outcome !== "unknown" && result.plies !== null) {
      lane.worth = { outcome: result.outcome, plies: result.plies };
      return "proved";
    }
  }
  return "spent";
}

async function anyBoardRuns(lane: Lane, task: LaneTask, world: LaneWorld) {
  for (let depth = 1; world.left() > 0; depth = Math.max(depth, depthReached(lane)) + 1) {
    const result = await runSolver(lane, task, world, { depth, solver: "search" });
    if (!result.done) return "spent";
    lane.runs.push({ depth: result.depth, nodes: lane.visited, ms: lane.ms });
    lane.open = null;
    if (result.exact) {
      lane.worth = result.atLeast;
      return "proved";
    }
  }
  return "spent";
}

async function connectFourRun(lane: Lane, task: LaneTask, world: LaneWorld) {
  const result = await runSolver(lane, task, world, { book: false });
  if (!result.exact) return "spent";
  lane.worth = result.atLeast;
  return "proved";
}

/** Runs a solver, and writes its progress into the lane. */
async function runSolver(
  lane: Lane,
  { shape, board, memoryMb }: LaneTask,
  { engine, left }: LaneWorld,
  solver: { depth: number; solver: "search" } | { book: false },
) {
  const { visited, ms } = lane;
  const progress = (result: Progress<"solve">) => {
    lane.visited = visited + result.nodes;
    lane.ms = ms + result.ms;
    lane.atLeast = result.atLeast;
    lane.atMost = result.atMost;
    if ("depth" in solver) lane.open = { depth: solver.depth, nodes: lane.visited };
  };
  const options = { game: shape.game, memoryMb, budgetMs: left(), ...solver };
  const result = await engine.request("solve", [board, options], { progress });
  progress(result);
  return result;
}
