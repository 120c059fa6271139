/** Counts the harm of each bug in many positions. */
import { BUGS } from "../../game/bugs.ts";
import type { BugName, Survey } from "../../../pkg/whole/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { Limit } from "./consultation.ts";

const SUMS = ["worse", "thrown", "misvalued", "moreNodes", "nodes", "nodesWithout"] as const;

/** The positions where a bug did harm: their numbers and boards. */
export type Tally = Record<"searched" | (typeof SUMS)[number], number> & {
  boards: Record<"worse" | "misvalued" | "moreNodes", string[]>;
};

/** Milliseconds per call. Between calls, the visitor can choose another bug. */
const BUDGET_MS = 100;
/** The most positions per call. */
const MOST_POSITIONS = 512;

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

function withFound(tally: Tally, survey: Survey): Tally {
  const { boards } = tally;
  const grown = { ...tally, searched: tally.searched + survey.positions };
  for (const name of SUMS) grown[name] += survey[name];
  grown.boards = {
    worse: [...boards.worse, ...survey.worseBoards],
    misvalued: [...boards.misvalued, ...survey.misvaluedBoards],
    moreNodes: [...boards.moreNodes, ...survey.moreNodesBoards],
  };
  return grown;
}

/** Lists positions where the bug fails, or else returns a wrong value, or else is slower. */
export const examplesOf = ({ boards: { worse, misvalued, moreNodes } }: Tally) =>
  [worse, misvalued, moreNodes].find((boards) => boards.length > 0) ?? [];

interface CountTask {
  engine: Engine;
  boards: string[];
  limit: Limit;
  tallies: Map<BugName, Tally>;
  chosen: () => BugName;
  waits: () => Promise<void>;
  counted: (bug: BugName) => void;
}

/** Counts all bugs into `tallies`, the chosen one first, in calls that are short enough to stop. */
export async function countBugs(task: CountTask, signal: AbortSignal) {
  const { engine, boards, limit, tallies } = task;
  const isOpen = (bug: BugName) => (tallies.get(bug)?.searched ?? 0) < boards.length;
  const options = { ...limit, budgetMs: BUDGET_MS };
  /** The request in progress. It is dropped if the visitor chooses another bug. */
  let request = null as { bug: BugName; before: Tally; next: string[] } | null;
  for (;;) {
    await task.waits();
    const bug = [task.chosen(), ...BUGS].find(isOpen);
    if (!bug) return;
    if (request?.bug !== bug) {
      const before: Tally = tallies.get(bug) ?? NO_TALLY;
      const from = before.searched;
      request = { bug, before, next: boards.slice(from, from + MOST_POSITIONS) };
    }
    const survey = await engine.request("survey", [request.next, bug, options], { signal });
    tallies.set(bug, withFound(request.before, survey));
    if (survey.done) request = null;
    task.counted(bug);
  }
}
