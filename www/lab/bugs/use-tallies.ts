/** The count of all bugs as the state of the room. Other positions or limits restart it. */
import { useRef } from "preact/hooks";
import { untilSeen } from "../../base/tab-visibility.ts";
import { isStopped } from "../../engine/engine.ts";
import { counter } from "../../engine/workers.ts";
import { BUGS } from "../../game/bugs.ts";
import { useRun } from "../room/run.tsx";
import { countBugs, type Tally } from "./count-bugs.ts";
import type { BugName } from "../../../pkg/whole/cutoff.js";
import type { ViewPage } from "../../page/start/view.tsx";
import type { Limit } from "./consultation.ts";

/** `positions` is their number; 0 until they are listed. */
type Count = { key: string; positions: number; tallies: Map<BugName, Tally> };

/** The positions of the count: all of them, or a sample. */
type Where = string[] | { seed: number; count: number };

/** Counts `bug` first. The count pauses in a hidden tab, unless the visitor started it. */
export function useTallies(
  page: ViewPage,
  where: Where | null,
  limit: Limit,
  bug: BugName,
  hasActed: boolean,
) {
  const chosen = useRef(bug);
  chosen.current = bug;
  const key = JSON.stringify([Array.isArray(where) || where, limit]);
  const none: Count = { key, positions: 0, tallies: new Map() };
  async function search(signal: AbortSignal, report: (count: Count) => void) {
    const count: Count = { ...none, tallies: new Map() };
    const does = {
      chosen: () => chosen.current,
      waits: () => (hasActed ? Promise.resolve() : untilSeen(signal)),
      counted: () => report({ ...count }),
    };
    report({ ...count });
    try {
      const boards = await boardsOf(where ?? [], limit, signal);
      count.positions = boards.length;
      const { tallies } = count;
      await countBugs({ engine: counter(), boards, limit, tallies, ...does }, signal);
    } catch (error) {
      if (!isStopped(error, signal)) throw error;
    }
    return count;
  }
  const run = useRun({ key, start: where === null ? "press" : "now", page }, search);
  const latest = run.progress ?? run.result;
  const { positions, tallies } = latest?.key === key ? latest : none;
  const searched = BUGS.reduce((sum, bug) => sum + (tallies.get(bug)?.searched ?? 0), 0);
  const done = positions === 0 ? 0 : searched / (positions * BUGS.length);
  return { ...run, positions, tallies, done, isOver: !run.isBusy && run.result !== null };
}

export type Tallies = ReturnType<typeof useTallies>;

async function boardsOf(where: Where, limit: Limit, signal: AbortSignal) {
  if (Array.isArray(where)) return where;
  return counter().request("positions", [{ game: limit.game, ...where }], { signal });
}
