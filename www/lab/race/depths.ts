/**
 * A race by depth: searches run one after the other, each for the same time, and are compared by how deep they
 * got.
 */
import { isStop } from "../../engine/stop.ts";
import { apart } from "../../engine/workers.ts";
import { make } from "../../base/elements.ts";
import { runLane } from "../lane-run.ts";
import { newLane } from "../lane.ts";
import { depthResult } from "./depth-result.ts";
import { laneTable } from "./lane-table.ts";
import type { Race } from "./times.ts";

/** Milliseconds between two updates of the table. */
const UPDATE = 125;

/** Milliseconds that each search gets in the race that runs by itself. */
export const FIRST_MS = 100;

export const HOW: MessageId[] = [
  "depth-how-budget",
  "depth-how-depth",
  "depth-how-nodes",
  "depth-how-branching",
];

/**
 * @param signal What is finished by then is the result.
 * @returns Null if nobody races.
 */
export async function run(race: Race, signal: AbortSignal): Promise<Element | null> {
  const { state, beginning, searchNames, budgetMs, memoryMb, progress, shows } = race;
  const { shape } = state;
  const { board, player } = beginning;
  const lanes = searchNames.map(newLane);
  if (lanes.length === 0) return null;
  const table = laneTable(lanes, player);
  shows(make("div", { class: "race-result stack roomy" }, table.element));
  const updates = setInterval(table.update, UPDATE);
  try {
    for (const [at, lane] of lanes.entries()) {
      await runLane(lane, { shape, board, budgetMs, memoryMb }, apart(), signal, () => {});
      progress((at + 1) / lanes.length);
      if (signal.aborted) break;
    }
  } catch (error) {
    if (isStop(error)) return null;
    throw error;
  } finally {
    clearInterval(updates);
    table.update();
  }
  return depthResult({ lanes, board, player, budgetMs, stopped: signal.aborted }, shape);
}
