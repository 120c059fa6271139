/** Counts, bug by bug, what each does in some positions: call by call, so that it can be stopped. */
import { BUGS } from "../../game/bugs.ts";
import type { BugName, Survey } from "../../../pkg/web/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Limit } from "./settings.ts";

/** What a bug has done so far. */
export interface Tally {
  /** In how many positions. */
  searched: number;
  worse: number;
  thrown: number;
  misvalued: number;
  moreNodes: number;
  nodes: number;
  nodesWithout: number;
  /** Where. */
  boards: { worse: string[]; misvalued: string[]; moreNodes: string[] };
}

/** Milliseconds of one call: after each the bug that was chosen meanwhile is next. */
const BUDGET = 100;
/** The most positions of one call, so that no call reads a long list for the few that it gets to. */
const MOST = 512;

export function noTally(): Tally {
  return {
    searched: 0,
    worse: 0,
    thrown: 0,
    misvalued: 0,
    moreNodes: 0,
    nodes: 0,
    nodesWithout: 0,
    boards: { worse: [], misvalued: [], moreNodes: [] },
  };
}

/** With some more positions. */
function withFound(tally: Tally, found: Survey): Tally {
  const { boards } = tally;
  return {
    searched: tally.searched + found.positions,
    worse: tally.worse + found.worse,
    thrown: tally.thrown + found.thrown,
    misvalued: tally.misvalued + found.misvalued,
    moreNodes: tally.moreNodes + found.moreNodes,
    nodes: tally.nodes + found.nodes,
    nodesWithout: tally.nodesWithout + found.nodesWithout,
    boards: {
      worse: [...boards.worse, ...found.worseBoards],
      misvalued: [...boards.misvalued, ...found.misvaluedBoards],
      moreNodes: [...boards.moreNodes, ...found.moreNodesBoards],
    },
  };
}

/** Where a bug fails; if it fails nowhere, where it takes longer. */
export function examplesOf({ boards: { worse, misvalued, moreNodes } }: Tally) {
  return [worse, misvalued, moreNodes].find((boards) => boards.length > 0) ?? [];
}

interface CountedQuestion {
  bug: BugName;
  /** What was counted before. */
  before: Tally;
  /** The positions that follow. */
  next: string[];
}

function questionOf(bug: BugName, boards: string[], before: Tally): CountedQuestion {
  const from = before.searched;
  return { bug, before, next: boards.slice(from, from + MOST) };
}

/**
 * Lets every bug answer in the positions, the chosen one first.
 * @param tallies What is counted so far. It grows.
 */
export async function countBugs(
  engine: Engine,
  boards: string[],
  limit: Limit,
  tallies: Map<BugName, Tally>,
  does: {
    chosen: () => BugName;
    /** Before each call. */
    waits: () => Promise<void>;
    /** After each. */
    counted: (bug: BugName) => void;
  },
  signal: AbortSignal,
) {
  const isOpen = (bug: BugName) => (tallies.get(bug)?.searched ?? 0) < boards.length;
  const options = { ...limit, budgetMs: BUDGET };
  /** What is asked until it is done, or another bug is chosen. */
  let asked: CountedQuestion | null = null;
  for (;;) {
    await does.waits();
    const bug = [does.chosen(), ...BUGS].find(isOpen);
    if (!bug) return;
    if (asked?.bug !== bug) asked = questionOf(bug, boards, tallies.get(bug) ?? noTally());
    const found = await engine.request("survey", [asked.next, bug, options], { signal });
    tallies.set(bug, withFound(asked.before, found));
    if (found.done) asked = null;
    does.counted(bug);
  }
}
