/** The state of the room of classic bugs: its settings, the survey, and the search on the stage. */
import { useEffect, useState } from "preact/hooks";
import { oneOf, readLink, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { SEED_RANGE, newSeed } from "../../base/random.ts";
import { BUGS } from "../../game/bugs.ts";
import { positionOf } from "../../game/state.ts";
import { useAsync, useLast } from "../../ui/async.ts";
import { useWords } from "../../ui/words.tsx";
import { ROOM_SCHEMA, usedPositions, type PositionSet } from "../room/settings.tsx";
import { useRun } from "../room/run.tsx";
import { DEPTH_CHOICES } from "../searches/scope.ts";
import { bugScopeOf, consult, depthIn } from "./consultation.ts";
import { judgement, boardAsText } from "./judgement.ts";
import { NO_SURVEY, examplesOf, type BugSurvey } from "./survey-bugs.ts";
import { useSurveys, type Surveys } from "./use-surveys.ts";
import type { BugName, GameDescription } from "../../../pkg/whole/cutoff.js";
import type { ViewProps } from "../../page/start/view.tsx";
import type { BugOptions, BugResult, BugScope } from "./consultation.ts";

export const BUGS_SCHEMA = {
  ...ROOM_SCHEMA,
  bug: oneOf(["", ...BUGS]),
  board: text(),
  depth: orNone("end", oneOf(DEPTH_CHOICES)),
  seed: whole(SEED_RANGE),
};

const SAMPLE_SIZE = 100;
/** Milliseconds until the page says that a search is running. */
const SLOW_MS = 300;

/** The settings of the room. `change` is the visitor's. */
function useSettings({ state, link }: ViewProps) {
  const { values } = readLink(BUGS_SCHEMA, link);
  const [settings, setSettings] = useState(() => ({
    ...values,
    seed: values.seed ?? newSeed(),
    bug: values.bug || BUGS[0],
    /** Null until a position is known in which the bug fails. */
    board: values.board ?? unfinishedBoard(state),
    /** True after the visitor's first choice. Before it, the address gets no found position. */
    hasActed: false,
  }));
  const change = (part: Partial<typeof settings>) =>
    setSettings((now) => ({ ...now, ...part, hasActed: true }));
  const showExample = (board: string | null) => setSettings((now) => ({ ...now, board }));
  return { settings, change, showExample, linked: values.board };
}

type Settings = ReturnType<typeof useSettings>["settings"];

/** @returns Null if the game has not begun or has ended. */
function unfinishedBoard(state: ViewProps["state"]) {
  const position = positionOf(state);
  const isOpen = position && !position.finished;
  return isOpen && position.board !== state.shape.start ? position.board : null;
}

/** Derives from the settings what to survey. `where` is null before the scope is known. */
function surveyPlan({ game }: GameDescription, settings: Settings, scope: BugScope | null) {
  const offered: PositionSet[] = scope?.all === null ? ["sample"] : ["all", "sample"];
  const isSample = usedPositions(settings, offered) === "sample";
  const sample = isSample ? { seed: settings.seed, count: SAMPLE_SIZE } : null;
  const depth = scope && depthIn(scope, settings.depth);
  const options = { game, depth: depth ?? undefined };
  return { offered, sample, depth, options, where: scope && (sample ?? scope.all) };
}

/** The state of the room: its settings, the survey of all bugs, and the position on the stage. */
export function useBugs(props: ViewProps) {
  const { state, page } = props;
  const { shape } = state;
  const findScope = (signal: AbortSignal) => bugScopeOf(page.engine(), shape, signal);
  const scope = useAsync(findScope, [], page.showFailure) ?? null;
  const { settings, change, showExample, linked } = useSettings(props);
  const { on, time, seed, bug, hasActed } = settings;
  const plan = surveyPlan(shape, settings, scope);
  const { sample, depth, options, where } = plan;
  const surveys = useSurveys(page, where, options, bug, hasActed);
  const surveyOf = (bug: BugName) => surveys.byBug.get(bug) ?? NO_SURVEY;

  const board = settings.board ?? firstExample(surveyOf(bug), surveys, shape);
  // The position stays when the survey restarts.
  if (board !== settings.board) showExample(board);
  const search = useSearch(props, scope && board, { bug, options, hasActed });
  const run = useBothRuns(search, surveys, () => change({}));
  const named = hasActed ? (board ?? undefined) : linked;
  const address = writeLink(BUGS_SCHEMA, { on, time, depth, seed, bug, board: named });
  // The link has the seed, so that other readers count the same sample.
  const isWritten = scope !== null && (hasActed || sample !== null);
  useEffect(() => {
    if (isWritten) page.replaceOwn(address);
  }, [isWritten, JSON.stringify(address)]);
  const stage = { board, result: search.last, isLate: search.progress !== null };
  return { ...plan, ...stage, shape, scope, settings, change, surveys, surveyOf, run };
}

export type BugsRoom = ReturnType<typeof useBugs>;

/** Waits for a failure, which must come before lesser faults. @returns Null until then. */
function firstExample(survey: BugSurvey, surveys: Surveys, { start }: GameDescription) {
  const isSearched = survey.searched > 0 && survey.searched >= surveys.positions;
  const isKnown = survey.worse > 0 || surveys.isOver || isSearched;
  return isKnown ? (examplesOf(survey)[0] ?? start) : null;
}

/** Starts and stops search and survey with one button. @param ask Called before a start. */
function useBothRuns(search: ReturnType<typeof useSearch>, surveys: Surveys, ask: () => void) {
  const isRunning = search.isBusy || surveys.isBusy;
  function press() {
    if (isRunning) {
      search.stop();
      surveys.stop();
    } else {
      ask();
      surveys.press();
      if (search.isStopped) search.press();
    }
  }
  return { isRunning, isStopped: search.isStopped, press };
}

/** Searches a position with and without a bug. @param board Null until the position is known. */
function useSearch(
  { state, page }: ViewProps,
  board: string | null,
  { bug, options, hasActed }: { bug: BugName; options: BugOptions; hasActed: boolean },
) {
  const words = useWords();
  const { shape } = state;
  const key = JSON.stringify([board, bug, options]);
  const run = useRun<BugResult | "stopped", true>(
    { key, start: board === null ? "press" : hasActed ? "now" : "seen", page },
    async (signal, report) => {
      const late = setTimeout(() => report(true), SLOW_MS);
      const question = { position: board ?? shape.start, bug, options };
      const search = consult(page.engine(), shape, question, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      const result = await search.finally(() => clearTimeout(late));
      if (!result) return "stopped";
      if (hasActed) page.announce(`${judgement(words, result).text} ${boardAsText(words, result)}`);
      return result;
    },
  );
  const isStopped = run.result === "stopped" && !run.isBusy;
  const last = useLast(run.result === "stopped" ? null : run.result) ?? null;
  return { ...run, isStopped, last };
}
