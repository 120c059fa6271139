/** Counts the harm of each bug in many positions. Other positions or limits restart the count. */
import { useRef } from "preact/hooks";
import { untilSeen } from "../../base/tab-visibility.ts";
import { isStopped, type Engine } from "../../engine/engine.ts";
import { apart } from "../../engine/workers.ts";
import { BUGS } from "../../game/bugs.ts";
import { useRun } from "../room/run.tsx";
import type { BugName, Survey } from "../../../pkg/web/cutoff.js";
import type { ViewPage } from "../../page/start/view.tsx";
import type { Limit } from "./consultation.ts";

const SUMS = ["worse", "thrown", "misvalued", "moreNodes", "nodes", "nodesWithout"] as const;

/** The positions where a bug did harm: their numbers and boards. */
export type Tally = Record<"searched" | (typeof SUMS)[number], number> & {
  boards: Record<"worse" | "misvalued" | "moreNodes", string[]>;
};

/** Milliseconds per call. Between calls, the visitor can choose another bug. */
const BUDGET = 100;
/** The most positions per call. */
const MOST = 512;

export const NO_TALLY: Tally = {
  searched: 0,
  worse: 0,
  thrown: 0,
  misvalued: 0,
  moreNodes: 0,
  nodes: 0,
  nodesWithout: 0,
  boards: { worse: [], misvalued: [], moreNodes: [] },
};

function withFound(tally: Tally, found: Survey): Tally {
  const { boards } = tally;
  const grown = { ...tally, searched: tally.searched + found.positions };
  for (const name of SUMS) grown[name] += found[name];
  grown.boards = {
    worse: [...boards.worse, ...found.worseBoards],
    misvalued: [...boards.misvalued, ...found.misvaluedBoards],
    moreNodes: [...boards.moreNodes, ...found.moreNodesBoards],
  };
  return grown;
}

/** Lists positions where the bug fails, or else returns a wrong value, or else is slower. */
export const examplesOf = ({ boards: { worse, misvalued, moreNodes } }: Tally) =>
  [worse, misvalued, moreNodes].find((boards) => boards.length > 0) ?? [];

/** Counts all bugs into `tallies`, the chosen one first, in calls that are short enough to stop. */
export async function countBugs(
  engine: Engine,
  boards: string[],
  limit: Limit,
  tallies: Map<BugName, Tally>,
  does: { chosen: () => BugName; waits: () => Promise<void>; counted: (bug: BugName) => void },
  signal: AbortSignal,
) {
  const isOpen = (bug: BugName) => (tallies.get(bug)?.searched ?? 0) < boards.length;
  const options = { ...limit, budgetMs: BUDGET };
  /** The request in progress. It is dropped if the visitor chooses another bug. */
  let asked = null as { bug: BugName; before: Tally; next: string[] } | null;
  for (;;) {
    await does.waits();
    const bug = [does.chosen(), ...BUGS].find(isOpen);
    if (!bug) return;
    if (asked?.bug !== bug) {
      const before: Tally = tallies.get(bug) ?? NO_TALLY;
      const from = before.searched;
      asked = { bug, before, next: boards.slice(from, from + MOST) };
    }
    const found = await engine.request("survey", [asked.next, bug, options], { signal });
    tallies.set(bug, withFound(asked.before, found));
    if (found.done) asked = null;
    does.counted(bug);
  }
}

interface Count {
  subject: string;
  /** The number of positions; 0 until they are listed. */
  positions: number;
  tallies: Map<BugName, Tally>;
}

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
  const subject = JSON.stringify([Array.isArray(where) || where, limit]);
  const none: Count = { subject, positions: 0, tallies: new Map() };
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
      await countBugs(apart(), boards, limit, count.tallies, does, signal);
    } catch (error) {
      if (!isStopped(error, signal)) throw error;
    }
    return count;
  }
  const run = useRun({ subject, start: where === null ? "press" : "now", page }, search);
  const latest = run.progress ?? run.result;
  const { positions, tallies } = latest?.subject === subject ? latest : none;
  const searched = BUGS.reduce((sum, bug) => sum + (tallies.get(bug)?.searched ?? 0), 0);
  const done = positions === 0 ? 0 : searched / (positions * BUGS.length);
  return { ...run, positions, tallies, done, isOver: !run.isBusy && run.result !== null };
}

export type Tallies = ReturnType<typeof useTallies>;

async function boardsOf(where: Where, limit: Limit, signal: AbortSignal) {
  if (Array.isArray(where)) return where;
  return apart().request("positions", [{ game: limit.game, ...where }], { signal });
}
