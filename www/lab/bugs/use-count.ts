/** The count of what the bugs do in many positions. It runs by itself, anew for each setting. */
import { useRef } from "preact/hooks";
import { isStopped } from "../../engine/stop.ts";
import { apart } from "../../engine/workers.ts";
import { untilSeen } from "../../base/tab-visibility.ts";
import { BUGS } from "../../game/bugs.ts";
import { positionsOf } from "../positions.ts";
import { useRun } from "../run.tsx";
import { countBugs } from "./counts.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { RoomPage } from "../../page/room.ts";
import type { Tally } from "./counts.ts";
import type { Limit } from "./search.ts";

/** Milliseconds between two drawings of the counts. */
const REDRAWN = 125;

interface Count {
  of: string;
  /** How many positions are counted; 0 before their list is there. */
  positions: number;
  tallies: Map<BugName, Tally>;
}

/**
 * @param all The positions that are counted, unless it is a sample; null before they are known.
 * @param bug The one that is counted first.
 * @param isAsked Whether the visitor has asked for it. What runs by itself pauses in a hidden tab.
 */
export function useCount(
  page: RoomPage,
  {
    all,
    sample,
    limit,
    bug,
    isAsked,
  }: {
    all: string[] | null;
    sample: { seed: number; count: number } | null;
    limit: Limit;
    bug: BugName;
    isAsked: boolean;
  },
) {
  const chosen = useRef(bug);
  chosen.current = bug;
  const of = JSON.stringify([sample, limit]);

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
      const boards = sample ? await positionsOf(engine, limit.game, sample, signal) : (all ?? []);
      count.positions = boards.length;
      await countBugs(engine, boards, limit, count.tallies, does, signal);
    } catch (error) {
      if (!isStopped(error, signal)) throw error;
    }
    return count;
  }
  const bySelf = sample !== null || all !== null;
  const { found, far, isBusy, press, stop } = useRun({ of, bySelf, isAsked: true, page }, work);
  const latest = far ?? found?.result;
  const { positions, tallies }: Count =
    latest?.of === of ? latest : { of, positions: 0, tallies: new Map() };
  const searched = BUGS.reduce((sum, bug) => sum + (tallies.get(bug)?.searched ?? 0), 0);
  return {
    positions,
    tallies,
    /** How much of it is done, from 0 to 1. */
    done: positions === 0 ? 0 : searched / (positions * BUGS.length),
    isBusy,
    isOver: !isBusy && found?.of === of,
    press,
    stop,
  };
}
