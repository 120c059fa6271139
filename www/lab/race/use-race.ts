/** The state of the race: its settings, and the race that they describe. */
import { useState } from "preact/hooks";
import { oneOf, readLink, writeLink } from "../../base/link-schema.ts";
import { someOf } from "../../base/link-values.ts";
import { isSmallDevice } from "../../base/small-device.ts";
import { whileVisible } from "../../base/tab-visibility.ts";
import { useWords } from "../../ui/words.tsx";
import { ROOM_SCHEMA, beginningOf, secondsOf, usedPositions } from "../room/settings.tsx";
import { runSearches } from "../searches/run-searches.ts";
import { useRun } from "../room/run.tsx";
import {
  ANY_BOARD_SOLVER,
  SEARCH_NAMES,
  DEFAULT_SEARCHES,
  measuresOf,
  searchesOf,
  type Measure,
} from "../searches/searches.ts";
import { raceTimes, type TimesRow } from "./race-times.ts";
import type { SearchState } from "../searches/search-state.ts";
import type { ViewProps } from "../../page/start/view.tsx";
import type { DepthRace } from "./depths-result.tsx";

/** Sizes of a table in megabytes. */
export const RACE_MEMORIES = [8, 32, 128];

const searches = someOf(SEARCH_NAMES);

/** The names of solvers in version 0.3 that lacked an idea. They now mean the complete solver. */
const LACKING_SOLVERS =
  /^no-(ideas|table|symmetry|threats|double-threats|ordering|look-ahead|open-lines|potential|follow-up)$/;

function readSearches(text: string) {
  const names = text.split(/\s+/).map((name) => {
    if (LACKING_SOLVERS.test(name)) return ANY_BOARD_SOLVER;
    // Version 0.3 also had JavaScript searches with the same nodes.
    return name.replace(/^textbook-(?=(minimax|alpha-beta)$)/, "");
  });
  return searches.read(names.join(" "));
}

export const RACE_SCHEMA = {
  ...ROOM_SCHEMA,
  measure: oneOf(["depths", "times"] as const),
  memory: oneOf(RACE_MEMORIES),
  run: { ...searches, read: readSearches },
};

/** `firstMs` is the time per search in a race that starts without the visitor. */
export const MEASURES = {
  times: { offered: ["empty", "board", "plies", "all"], firstMs: 200, how: ["race-explained"] },
  depths: {
    offered: ["empty", "board"],
    firstMs: 100,
    how: ["race-how-budget", "race-how-depth", "race-how-nodes"],
  },
} as const satisfies Record<Measure, object>;

export type RaceOutcome =
  { rows: TimesRow[] } | DepthRace | { missing: "race-void" | "race-nobody" };

type Progress = { share: number; searches?: SearchState[] };

/** The settings of the room, and the race that they describe on its board. */
function useSettings({ state, link, page }: ViewProps) {
  const { shape } = state;
  const measures = measuresOf(shape);
  const [settings, setSettings] = useState(() => {
    const { run, measure: linked, ...values } = readLink(RACE_SCHEMA, link, {}).values;
    const measure = measures.find((name) => name === linked) ?? measures[0];
    // A link has the searches of one measure.
    return { ...values, measure, run: { ...DEFAULT_SEARCHES, ...(run && { [measure]: run }) } };
  });
  const { measure } = settings;
  const memory = settings.memory ?? RACE_MEMORIES[isSmallDevice() ? 0 : 1];
  const available = searchesOf(measure, shape);
  const chosenIn = ({ measure, run }: typeof settings) =>
    searchesOf(measure, shape).filter((name) => run[measure].includes(name));
  const searchNames = chosenIn(settings);
  const on = usedPositions(settings, MEASURES[measure].offered);
  const beginning = beginningOf(state, on);

  function change(part: Partial<typeof settings>) {
    const now = { ...settings, ...part };
    setSettings(now);
    const { on, time } = now;
    const names = {
      on,
      time,
      measure: measures.length > 1 ? now.measure : undefined,
      memory: now.measure === "times" ? undefined : (now.memory ?? memory),
      run: chosenIn(now),
    };
    page.replaceOwn(writeLink(RACE_SCHEMA, names));
  }
  const race = { measure, memory, searchNames, on, beginning };
  return { ...race, state, shape, measures, available, settings, change };
}

type RaceSettings = ReturnType<typeof useSettings>;

export function useRace(props: ViewProps) {
  const { page } = props;
  const { say } = useWords();
  const room = useSettings(props);
  const { settings, measure, memory, searchNames, on, beginning } = room;
  // The time is not part of the key, because each result has its own.
  const key = JSON.stringify([on, beginning, measure, searchNames, memory]);
  const run = useRun<RaceOutcome, Progress>(
    { key, start: "seen", page },
    async (signal, report, isAsked) => {
      const budgetMs = isAsked ? secondsOf(settings) * 1_000 : MEASURES[measure].firstMs;
      const race = (stop: AbortSignal) => runRace(room, budgetMs, stop, report);
      // Browsers slow down hidden tabs, so times measured there are not comparable.
      const result = isAsked ? await whileVisible(race, signal) : await race(signal);
      const missing = result === "hidden" ? "race-void" : "race-nobody";
      const isFound = result !== null && result !== "hidden";
      const ended = isFound ? "lab-done" : missing;
      if (isAsked) page.announce(say(signal.aborted ? "race-stopped" : ended));
      if (isFound) return result;
      return signal.aborted ? null : { missing };
    },
  );
  return { ...room, run };
}

/** @returns Null without searches or after a stop. */
async function runRace(
  room: RaceSettings,
  budgetMs: number,
  signal: AbortSignal,
  report: (progress: Progress) => void,
) {
  const { state, shape, measure, memory, searchNames, on, beginning } = room;
  if (measure === "times") {
    const race = { state, on, beginning, searchNames, budgetMs };
    const rows = await raceTimes(race, signal, (share) => report({ share }));
    return rows && { rows };
  }
  const { board, player } = beginning;
  const task = { shape, board, budgetMs, memoryMb: memory };
  const race = await runSearches(task, searchNames, signal, report);
  return race && { ...race, player, budgetMs };
}

export type RaceRoom = ReturnType<typeof useRace>;
