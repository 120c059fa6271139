/** Counts the harm of each bug in many positions. */
import { BUGS } from "../../game/bugs.ts";
import type { BugName, Survey } from "../../../pkg/whole/cutoff.js";
import type { Engine } from "../../engine/engine.ts";
import type { BugOptions } from "./consultation.ts";

const SUMS = ["worse", "thrown", "misvalued", "moreNodes", "nodes", "nodesWithout"] as const;

/** The positions where a bug did harm: their numbers and boards. */
export type BugSurvey = Record<"searched" | (typeof SUMS)[number], number> & {
  boards: Record<"worse" | "misvalued" | "moreNodes", string[]>;
};

/** Milliseconds per call. Between calls, the visitor can choose another bug. */
const BUDGET_MS = 100;
/** The most positions per call. */
const MOST_POSITIONS = 512;

export const NO_SURVEY: BugSurvey = {
  ...{ searched: 0, worse: 0, thrown: 0, misvalued: 0, moreNodes: 0, nodes: 0, nodesWithout: 0 },
  boards: { worse: [], misvalued: [], moreNodes: [] },
};

function plus(before: BugSurvey, added: Survey): BugSurvey {
  const { boards } = before;
  const sum = { ...before, searched: before.searched + added.positions };
  for (const name of SUMS) sum[name] += added[name];
  sum.boards = {
    worse: [...boards.worse, ...added.worseBoards],
    misvalued: [...boards.misvalued, ...added.misvaluedBoards],
    moreNodes: [...boards.moreNodes, ...added.moreNodesBoards],
  };
  return sum;
}

/** Lists positions where the bug fails, or else returns a wrong value, or else is slower. */
export const examplesOf = ({ boards: { worse, misvalued, moreNodes } }: BugSurvey) =>
  [worse, misvalued, moreNodes].find((boards) => boards.length > 0) ?? [];

interface SurveyTask {
  engine: Engine;
  boards: string[];
  options: BugOptions;
  surveys: Map<BugName, BugSurvey>;
  chosen: () => BugName;
  waits: () => Promise<void>;
  surveyed: (bug: BugName) => void;
}

/** Surveys all bugs into `surveys`, the chosen one first, in calls that are short enough to stop. */
export async function surveyBugs(task: SurveyTask, signal: AbortSignal) {
  const { engine, boards, surveys } = task;
  const options = { ...task.options, budgetMs: BUDGET_MS };
  const isOpen = (bug: BugName) => (surveys.get(bug)?.searched ?? 0) < boards.length;
  /** The request in progress. It is dropped if the visitor chooses another bug. */
  let request = null as { bug: BugName; before: BugSurvey; next: string[] } | null;
  for (;;) {
    await task.waits();
    const bug = [task.chosen(), ...BUGS].find(isOpen);
    if (!bug) return;
    if (request?.bug !== bug) {
      const before: BugSurvey = surveys.get(bug) ?? NO_SURVEY;
      const from = before.searched;
      request = { bug, before, next: boards.slice(from, from + MOST_POSITIONS) };
    }
    const added = await engine.request("survey", [request.next, bug, options], { signal });
    surveys.set(bug, plus(request.before, added));
    if (added.done) request = null;
    task.surveyed(bug);
  }
}
