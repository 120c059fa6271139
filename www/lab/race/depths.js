/**
 * A race by depth: searches run one after the other, each for the same time, and are compared by how deep they
 * got.
 */
import { isStop } from "../../engine/stop.js";
import { apart } from "../../engine/workers.js";
import { make } from "../../base/elements.js";
import { onHidden } from "../../base/seen.js";
import { say } from "../../messages/index.js";
import { runLane } from "../lane-run.js";
import { newLane } from "../lane.js";
import { beginning } from "../searched.js";
import { depthResult } from "./depth-result.js";
import { laneTable } from "./lane-table.js";

/** @import { Race } from "./race.js" */

/** Milliseconds between two updates of the table. */
const UPDATE = 125;

export const HOW = [
  "depth-how-budget",
  "depth-how-depth",
  "depth-how-nodes",
  "depth-how-branching",
];

/** @param {string} id */
const waiting = (id) => make("p", { class: "lab-empty" }, say(id));

/** @param {Race} race */
export async function preview({ results }) {
  results.instead(waiting("depth-before-start"));
}

/** @param {Race} race @param {AbortSignal} stop */
export async function run({ results, settings, state, tell }, stop) {
  const { shape } = state();
  const { board, player } = beginning(state(), settings.course() === "board");
  const lanes = settings.searchNames().map(newLane);
  if (lanes.length === 0) return tell(say("race-nobody"));
  const budgetSeconds = settings.budget();
  const task = { shape, board, budgetMs: budgetSeconds * 1_000, memoryMb: settings.memory() };
  const table = laneTable(lanes, player);
  results.instead(make("div", { class: "race-result stack roomy" }, table.element));
  // A hidden tab gets less of the processor: what was measured compares nothing.
  const [hidden, over] = [new AbortController(), new AbortController()];
  onHidden((isHidden) => isHidden && hidden.abort(), over.signal);
  const signal = AbortSignal.any([stop, hidden.signal]);
  const updates = setInterval(table.update, UPDATE);
  try {
    for (const [at, lane] of lanes.entries()) {
      await runLane(lane, task, apart(), signal, () => {});
      settings.progress((at + 1) / lanes.length);
      if (signal.aborted) break;
    }
  } catch (error) {
    results.back(waiting("depth-before-start"));
    if (isStop(error)) return;
    throw error;
  } finally {
    clearInterval(updates);
    over.abort();
  }
  if (hidden.signal.aborted) {
    results.instead(waiting("depth-void"));
    return tell(say("depth-void"));
  }
  const stopped = stop.aborted;
  results.show(depthResult({ lanes, board, player, budgetSeconds, stopped }, shape));
  tell(say(stopped ? "depth-stopped" : "race-done"));
}
