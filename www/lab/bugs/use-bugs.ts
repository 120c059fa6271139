/** The state of the room of classic bugs: its settings, the count, and the search on the stage. */
import { useEffect, useState } from "preact/hooks";
import { oneOf, readLink, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { SEED_RANGE, newSeed } from "../../base/random.ts";
import { BUGS } from "../../game/bugs.ts";
import { position } from "../../game/state.ts";
import { useAsync, useLast } from "../../ui/async.ts";
import { useWords } from "../../ui/words.tsx";
import { BENCH, usedPositions, type Positions } from "../room/bench.tsx";
import { useRun } from "../room/run.tsx";
import { DEPTH_CHOICES } from "../searches/scope.ts";
import { bugScopeOf, consult, depthIn } from "./consultation.ts";
import { boardWords, judgement } from "./judgement.ts";
import { NO_TALLY, examplesOf, type Tally } from "./count-bugs.ts";
import { useTallies, type Tallies } from "./use-tallies.ts";
import type { BugName, GameDescription } from "../../../pkg/whole/cutoff.js";
import type { ViewProps } from "../../page/start/view.tsx";
import type { BugScope, BugResult, Limit } from "./consultation.ts";

export const SCHEMA = {
  ...BENCH,
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
  const { values } = readLink(SCHEMA, link);
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
  const now = position(state);
  return now && !now.finished && now.board !== state.shape.start ? now.board : null;
}

/** Derives from the settings what to count. `where` is null before the scope is known. */
function countPlan({ game }: GameDescription, settings: Settings, scope: BugScope | null) {
  const offered: Positions[] = scope?.all === null ? ["sample"] : ["all", "sample"];
  const isSample = usedPositions(settings, offered) === "sample";
  const sample = isSample ? { seed: settings.seed, count: SAMPLE_SIZE } : null;
  const depth = scope && depthIn(scope, settings.depth);
  const limit = { game, depth: depth ?? undefined };
  return { offered, sample, depth, limit, where: scope && (sample ?? scope.all) };
}

/** The state of the room: its settings, the count of all bugs, and the position on the stage. */
export function useBugs(props: ViewProps) {
  const { state, page } = props;
  const { shape } = state;
  const findScope = (signal: AbortSignal) => bugScopeOf(page.engine(), shape, signal);
  const scope = useAsync(findScope, [], page.showFailure) ?? null;
  const { settings, change, showExample, linked } = useSettings(props);
  const { on, time, seed, bug, hasActed } = settings;
  const plan = countPlan(shape, settings, scope);
  const { sample, depth, limit, where } = plan;
  const count = useTallies(page, where, limit, bug, hasActed);
  const tallyOf = (bug: BugName) => count.tallies.get(bug) ?? NO_TALLY;

  const board = settings.board ?? firstExample(tallyOf(bug), count, shape);
  // The position stays when the count restarts.
  if (board !== settings.board) showExample(board);
  const search = useSearch(props, scope && board, { bug, limit, hasActed });
  const run = useSearchAndCount(search, count, () => change({}));
  const named = hasActed ? (board ?? undefined) : linked;
  const address = writeLink(SCHEMA, { on, time, depth, seed, bug, board: named });
  // The link has the seed, so that other readers count the same sample.
  const isWritten = scope !== null && (hasActed || sample !== null);
  useEffect(() => {
    if (isWritten) page.changed(address);
  }, [isWritten, JSON.stringify(address)]);
  const stage = { board, result: search.last, isLate: search.progress !== null };
  return { ...plan, ...stage, shape, scope, settings, change, count, tallyOf, run };
}

export type BugsRoom = ReturnType<typeof useBugs>;

/** Waits for a failure, which must come before lesser faults. @returns Null until then. */
function firstExample(tally: Tally, count: Tallies, { start }: GameDescription) {
  const isSearched = tally.searched > 0 && tally.searched >= count.positions;
  const isKnown = tally.worse > 0 || count.isOver || isSearched;
  return isKnown ? (examplesOf(tally)[0] ?? start) : null;
}

/** Starts and stops search and count with one button. @param ask Called before a start. */
function useSearchAndCount(search: ReturnType<typeof useSearch>, count: Tallies, ask: () => void) {
  const isRunning = search.isBusy || count.isBusy;
  function press() {
    if (isRunning) {
      search.stop();
      count.stop();
    } else {
      ask();
      count.press();
      if (search.isStopped) search.press();
    }
  }
  return { isRunning, isStopped: search.isStopped, press };
}

/** Searches a position with and without a bug. @param board Null until the position is known. */
function useSearch(
  { state, page }: ViewProps,
  board: string | null,
  { bug, limit, hasActed }: { bug: BugName; limit: Limit; hasActed: boolean },
) {
  const words = useWords();
  const { shape } = state;
  const key = JSON.stringify([board, bug, limit]);
  const run = useRun<BugResult | "stopped", true>(
    { key, start: board === null ? "press" : hasActed ? "now" : "seen", page },
    async (signal, report) => {
      const late = setTimeout(() => report(true), SLOW_MS);
      const question = { position: board ?? shape.start, bug, limit };
      const search = consult(page.engine(), shape, question, signal).catch((error) => {
        if (!signal.aborted) throw error;
      });
      const result = await search.finally(() => clearTimeout(late));
      if (!result) return "stopped";
      if (hasActed) page.announce(`${judgement(words, result).text} ${boardWords(words, result)}`);
      return result;
    },
  );
  const isStopped = run.result === "stopped" && !run.isBusy;
  const last = useLast(run.result === "stopped" ? null : run.result) ?? null;
  return { ...run, isStopped, last };
}
