/** The survey of all bugs as the state of the room. Other positions or limits restart it. */
import { useRef } from "preact/hooks";
import { untilVisible } from "../../base/tab-visibility.ts";
import { isEnded } from "../../engine/engine.ts";
import { counter } from "../../engine/workers.ts";
import { BUGS } from "../../game/bugs.ts";
import { useRun } from "../room/run.tsx";
import { surveyBugs, type BugSurvey } from "./survey-bugs.ts";
import type { BugName } from "../../../pkg/whole/cutoff.js";
import type { ViewPage } from "../../page/start/view.tsx";
import type { BugOptions } from "./consultation.ts";

/** `positions` is their number; 0 until they are listed. */
type Progress = { key: string; positions: number; byBug: Map<BugName, BugSurvey> };

/** The positions of the survey: all of them, or a sample. */
type Where = string[] | { seed: number; count: number };

/** Surveys `bug` first. The survey pauses in a hidden tab, unless the visitor started it. */
export function useSurveys(
  page: ViewPage,
  where: Where | null,
  options: BugOptions,
  bug: BugName,
  hasActed: boolean,
) {
  const chosen = useRef(bug);
  chosen.current = bug;
  const key = JSON.stringify([Array.isArray(where) || where, options]);
  const none: Progress = { key, positions: 0, byBug: new Map() };
  async function search(signal: AbortSignal, report: (progress: Progress) => void) {
    const progress: Progress = { ...none, byBug: new Map() };
    const callbacks = {
      chosen: () => chosen.current,
      waits: () => (hasActed ? Promise.resolve() : untilVisible(signal)),
      surveyed: () => report({ ...progress }),
    };
    report({ ...progress });
    try {
      const boards = await boardsOf(where ?? [], options, signal);
      progress.positions = boards.length;
      const surveys = progress.byBug;
      await surveyBugs({ engine: counter(), boards, options, surveys, ...callbacks }, signal);
    } catch (error) {
      if (!isEnded(error, signal)) throw error;
    }
    return progress;
  }
  const run = useRun({ key, start: where === null ? "press" : "now", page }, search);
  const latest = run.progress ?? run.result;
  const { positions, byBug } = latest?.key === key ? latest : none;
  const searched = BUGS.reduce((sum, bug) => sum + (byBug.get(bug)?.searched ?? 0), 0);
  const done = positions === 0 ? 0 : searched / (positions * BUGS.length);
  return { ...run, positions, byBug, done, isOver: !run.isBusy && run.result !== null };
}

export type Surveys = ReturnType<typeof useSurveys>;

async function boardsOf(where: Where, options: BugOptions, signal: AbortSignal) {
  if (Array.isArray(where)) return where;
  return counter().request("positions", [{ game: options.game, ...where }], { signal });
}
