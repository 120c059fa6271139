/** Counts all bugs in many positions. The count starts by itself, and again after each change. */
import { useRef } from "preact/hooks";
import { isStopped } from "../../engine/engine.ts";
import { apart } from "../../engine/workers.ts";
import { untilSeen } from "../../base/tab-visibility.ts";
import { BUGS } from "../../game/bugs.ts";
import { useRun } from "../room/run.tsx";
import { countBugs } from "./tally.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { RoomPage } from "../../page/room.ts";
import type { Tally } from "./tally.ts";
import type { Limit } from "./answer.ts";

/** Milliseconds between two redraws. */
const REDRAWN = 125;

interface Count {
  of: string;
  /** 0 until they are listed. */
  positions: number;
  tallies: Map<BugName, Tally>;
}

/**
 * @param where Positions or a sample; null until known. @param bug Counted first. @param isAsked
 * False if the count pauses in a hidden tab.
 */
export function useCount(
  page: RoomPage,
  where: string[] | { seed: number; count: number } | null,
  limit: Limit,
  bug: BugName,
  isAsked: boolean,
) {
  const chosen = useRef(bug);
  chosen.current = bug;
  const isList = Array.isArray(where);
  const of = JSON.stringify([isList || where, limit]);

  async function work(signal: AbortSignal, hears: (count: Count) => void) {
    const count: Count = { of, positions: 0, tallies: new Map() };
    let last = 0;
    const does = {
      chosen: () => chosen.current,
      waits: () => (isAsked ? Promise.resolve() : untilSeen(signal)),
      counted() {
        if (performance.now() - last < REDRAWN) return;
        last = performance.now();
        hears({ ...count });
      },
    };
    hears({ ...count });
    try {
      const engine = apart();
      const sample = { game: limit.game, ...where };
      const boards = isList ? where : await engine.request("positions", [sample], { signal });
      count.positions = boards.length;
      await countBugs(engine, boards, limit, count.tallies, does, signal);
    } catch (error) {
      if (!isStopped(error, signal)) throw error;
    }
    return count;
  }
  const run = useRun({ of, bySelf: where !== null, isAsked: true, page }, work);
  const latest = run.far ?? run.result;
  const { positions, tallies }: Count =
    latest?.of === of ? latest : { of, positions: 0, tallies: new Map() };
  const searched = BUGS.reduce((sum, bug) => sum + (tallies.get(bug)?.searched ?? 0), 0);
  return {
    ...run,
    positions,
    tallies,
    /** From 0 to 1. */
    done: positions === 0 ? 0 : searched / (positions * BUGS.length),
    isOver: !run.isBusy && run.result !== null,
  };
}
