/** A race by depth: searches get the same time, one after another. */
import { isStop } from "../../engine/engine.ts";
import { apart } from "../../engine/workers.ts";
import { runLane } from "../searches/run-lanes.ts";
import { newLane } from "../searches/lane.ts";
import type { Race } from "./times.ts";
import type { Lane } from "../searches/lane.ts";

const UPDATE = 125;

export type DepthRace = Pick<Race, "beginning" | "budgetMs"> & { lanes: Lane[]; stopped: boolean };

/** @returns What was finished, also after a stop; null without searches. */
export async function raceDepths(
  { state, beginning, searchNames, budgetMs, memoryMb }: Race,
  signal: AbortSignal,
  shows: (part: number, lanes: Lane[]) => void,
): Promise<DepthRace | null> {
  const { shape } = state;
  const { board } = beginning;
  const lanes = searchNames.map(newLane);
  if (lanes.length === 0) return null;
  let ended = 0;
  const update = () => shows(ended / lanes.length, lanes);
  update();
  const updates = setInterval(update, UPDATE);
  try {
    for (const lane of lanes) {
      await runLane(lane, { shape, board, budgetMs, memoryMb }, apart(), signal);
      ended += 1;
      if (signal.aborted) break;
    }
  } catch (error) {
    if (isStop(error)) return null;
    throw error;
  } finally {
    clearInterval(updates);
  }
  return { lanes, beginning, budgetMs, stopped: signal.aborted };
}
