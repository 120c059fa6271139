/**
 * Lets one search of a race run, deeper and deeper, until its result is proved, its time is spent or it
 * is stopped. It has a worker of its own, which ends with it: so nothing is left of the search before,
 * and a textbook search can be stopped.
 */
import { EngineFailure } from "../engine/engine.js";
import { centreFirst } from "./cell-order.js";
import { SEARCHES } from "./searches.js";

/** @import { Lane } from "./types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Progress } from "../engine/types.d.ts" */

/**
 * @typedef {object} LaneTask
 * @property {GameDescription} shape
 * @property {string} board Where the searches begin.
 * @property {number} budgetMs What each may take, without the time to load.
 * @property {number} memoryMb The most that a table may take.
 */

/**
 * @typedef {object} LaneWorld
 * @property {Engine} engine
 * @property {() => void} heard The lane has changed.
 * @property {() => number} left The milliseconds that are left.
 */

/** The searches end by themselves, at most a slice late. What does not end by then is stopped. */
const GRACE_MS = 1_000;

/**
 * @param {Lane} lane It is filled in place.
 * @param {LaneTask} task
 * @param {Engine} engine
 * @param {AbortSignal} signal
 * @param {() => void} heard The lane has changed.
 */
export async function runLane(lane, task, engine, signal, heard) {
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  lane.state = "running";
  heard();
  try {
    // The time to load the engine is no part of the race.
    await engine.request("describe", [task.shape.game]);
    end = performance.now() + task.budgetMs;
    timer = setTimeout(() => ((late = true), stop()), task.budgetMs + GRACE_MS);
    const world = { engine, heard, left: () => end - performance.now() };
    lane.state = await WAYS[entry.way](lane, task, world, /** @type {any} */ (entry));
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

/** Whether the worker ended during the search. @param {unknown} error */
function isCrash(error) {
  return error instanceof EngineFailure && error.reason === "crash";
}

/** How each kind of search runs. Each says in which state it ended. */
const WAYS = { textbook: textbookRuns, deepening: deepeningRuns, solving: solverRun };

/**
 * @param {Lane} lane
 * @param {LaneTask} task
 * @param {LaneWorld} world
 * @param {{ pruning: boolean, centreFirst?: boolean }} entry
 * @returns {Promise<Lane["state"]>}
 */
async function textbookRuns(lane, { shape, board }, { engine, heard, left }, entry) {
  const order = entry.centreFirst ? { order: await centreFirst(engine, shape) } : {};
  for (let depth = 1; depth <= shape.longest && left() > 0; depth += 1) {
    const { visited, ms } = lane;
    lane.open = { depth, nodes: 0 };
    const progress = (/** @type {Progress<"textbook">} */ far) => {
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

/**
 * @param {Lane} lane
 * @param {LaneTask} task
 * @param {LaneWorld} world
 * @returns {Promise<Lane["state"]>}
 */
async function deepeningRuns(lane, { shape, board, memoryMb }, { engine, heard, left }) {
  const { game } = shape;
  for (let depth = 1; left() > 0; depth = Math.max(depth, lane.runs.at(-1)?.depth ?? 0) + 1) {
    const { visited, ms } = lane;
    const progress = (/** @type {Progress<"solve">} */ far) => {
      [lane.visited, lane.ms] = [visited + far.nodes, ms + far.ms];
      [lane.atLeast, lane.atMost] = [far.atLeast, far.atMost];
      lane.open = { depth, nodes: lane.visited };
      heard();
    };
    const solver = /** @type {const} */ ("search");
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

/**
 * @param {Lane} lane
 * @param {LaneTask} task
 * @param {LaneWorld} world
 * @returns {Promise<Lane["state"]>}
 */
async function solverRun(lane, { shape, board, memoryMb }, { engine, heard, left }) {
  const progress = (/** @type {Progress<"solve">} */ far) => {
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
