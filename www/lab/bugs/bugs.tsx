/** Classic bugs: their effect in one position and in many. */
import { useEffect, useState } from "preact/hooks";
import { oneOf, readLink, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { SEEDS, newSeed } from "../../base/random.ts";
import { BUGS } from "../../game/bugs.ts";
import { position } from "../../game/state.ts";
import { IconButton } from "../../page/buttons.tsx";
import { useAnswer } from "../../ui/answer.ts";
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { BENCH, SeedField, usedPositions, type Positions } from "../room/bench.tsx";
import { LabRoom } from "../room/room.tsx";
import { RunButton, useRun } from "../room/run.tsx";
import { DEPTH_CHOICES } from "../searches/scope.ts";
import { BugStage } from "./stage.tsx";
import { BugPanel } from "./panel.tsx";
import { NO_TALLY, examplesOf, useTallies, type Tallies, type Tally } from "./tally.ts";
import { bugScopeOf, consulted, depthIn, type BugScope, type Found, type Limit } from "./answer.ts";
import { boardWords, countWord, judgement } from "./judgement.ts";
import type { BugName, GameDescription } from "../../../pkg/web/cutoff.js";
import type { ViewProps } from "../../page/start/view.tsx";

export const SCHEMA = {
  ...BENCH,
  bug: oneOf(["", ...BUGS]),
  board: text(),
  depth: orNone("end", oneOf(DEPTH_CHOICES)),
  seed: whole(SEEDS),
};

const SAMPLE = 100;
/** Milliseconds until the page says that a search is running. */
const LATE = 300;

/** The settings of the room. `change` and `ask` are the visitor's. */
function useSettings({ state, link }: ViewProps) {
  const { values } = readLink(SCHEMA, link);
  const [settings, setSettings] = useState(() => ({
    ...values,
    seed: values.seed ?? newSeed(),
    bug: values.bug || BUGS[0],
    /** Null until a position is known in which the bug fails. */
    board: values.board ?? unfinishedBoard(state),
    /** True after the visitor's first choice. Until then the address does not change. */
    isAsked: false,
  }));
  const change = (part: Partial<typeof settings>) =>
    setSettings((now) => ({ ...now, ...part, isAsked: true }));
  const ask = () => setSettings((now) => ({ ...now, isAsked: true }));
  const showExample = (board: string) => setSettings((now) => ({ ...now, board }));
  return { settings, change, ask, showExample, linked: values.board };
}

type Settings = ReturnType<typeof useSettings>["settings"];

/** Derives from the settings what to count. `where` is null before the scope is known. */
function subjectOf({ game }: GameDescription, settings: Settings, scope: BugScope | null) {
  const offered: Positions[] = scope?.all === null ? ["sample"] : ["all", "sample"];
  const isSample = usedPositions(settings, offered) === "sample";
  const sample = isSample ? { seed: settings.seed, count: SAMPLE } : null;
  const depth = scope && depthIn(scope, settings.depth);
  const limit = { game, depth: depth ?? undefined };
  return { offered, sample, depth, limit, where: scope && (sample ?? scope.all) };
}

/** The state of the room: its settings, the count of all bugs, and the position on the stage. */
function useBugs(props: ViewProps) {
  const { state, page } = props;
  const { shape } = state;
  const scoped = (signal: AbortSignal) => bugScopeOf(page.engine(), shape, signal);
  const scope = useAnswer(scoped, [], page.fail) ?? null;
  const { settings, change, ask, showExample, linked } = useSettings(props);
  const { on, time, seed, bug, isAsked } = settings;
  const subject = subjectOf(shape, settings, scope);
  const { sample, depth, limit, where } = subject;
  const count = useTallies(page, where, limit, bug, isAsked);
  const tallyOf = (bug: BugName) => count.tallies.get(bug) ?? NO_TALLY;

  const board = settings.board ?? firstExample(tallyOf(bug), count, shape);
  // The position stays when the count restarts.
  useEffect(() => {
    if (board !== null && board !== settings.board) showExample(board);
  }, [board, settings.board]);
  const search = useSearch(props, scope && board, { bug, limit, isAsked });
  const run = useSearchAndCount(search, count, ask);
  const named = isAsked ? (board ?? undefined) : linked;
  const address = writeLink(SCHEMA, { on, time, depth, seed, bug, board: named });
  // The link has the seed, so that other readers count the same sample.
  const isWritten = scope !== null && (isAsked || sample !== null);
  useEffect(() => {
    if (isWritten) page.changed(address);
  }, [isWritten, JSON.stringify(address)]);
  const stage = { board, found: search.last, isLate: search.progress !== null };
  return { ...subject, ...stage, scope, settings, change, count, tallyOf, run };
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
  const [stopped, setStopped] = useState<string | null>(null);
  const isStopped = stopped === search.subject;
  const isRunning = search.isBusy || count.isBusy;
  function press() {
    if (isRunning) {
      if (search.isBusy) setStopped(search.subject);
      search.stop();
      count.stop();
    } else {
      ask();
      count.press();
      if (isStopped) search.press();
      setStopped(null);
    }
  }
  return { isRunning, isStopped, press };
}

/** Searches a position with and without a bug. @param board Null until the position is known. */
function useSearch(
  { state, page }: ViewProps,
  board: string | null,
  { bug, limit, isAsked }: { bug: BugName; limit: Limit; isAsked: boolean },
) {
  const words = useWords();
  const { shape } = state;
  const subject = JSON.stringify([board, bug, limit]);
  const run = useRun<Found, true>(
    { subject, start: board === null ? "press" : isAsked ? "now" : "seen", page },
    async (signal, report) => {
      const late = setTimeout(() => report(true), LATE);
      const asked = { position: board ?? shape.start, bug, limit };
      const search = consulted(page.engine(), shape, asked, signal);
      const found = await search.finally(() => clearTimeout(late));
      if (signal.aborted) return null;
      if (isAsked) page.announce(`${judgement(words, found).text} ${boardWords(words, found)}`);
      return found;
    },
  );
  return { ...run, subject };
}

export function Bugs(props: ViewProps) {
  const { say } = useWords();
  const room = useBugs(props);
  const { scope, settings, change, offered, depth, count, run } = room;
  const reach = depth === null ? say("to-the-end") : say("depth-at", { count: depth });
  return (
    <LabRoom
      room="bugs"
      class="workspace"
      {...props}
      bench={{ offered, choice: settings, choose: change }}
      run={
        <RunButton
          run={run}
          part={count.isBusy ? count.done : null}
          start="bugs-count-again"
          isPrimary={false}
          isReady={scope !== null}
        />
      }
      summary={scope ? [reach] : []}
      settings={scope && <Counting {...room} scope={scope} />}
    >
      {scope && <Workspace shape={props.state.shape} room={room} />}
    </LabRoom>
  );
}

function Workspace({ shape, room }: { shape: GameDescription; room: BugsRoom }) {
  const words = useWords();
  const { settings, change, count, tallyOf, found, board } = room;
  const { bug } = settings;
  const countOf = (bug: BugName) =>
    count.tallies.has(bug)
      ? countWord(words, bug, tallyOf(bug))
      : words.say(count.isBusy ? "pending" : "time-none");
  return (
    <>
      <BugChoice bug={bug} countOf={countOf} choose={(bug) => change({ bug, board: null })} />
      <BugStage shape={shape} found={found}>
        <ExampleSteps tally={tallyOf(bug)} board={board} choose={(board) => change({ board })} />
      </BugStage>
      <BugPanel shape={shape} room={room} />
    </>
  );
}

/** @returns Null if the game has not begun or has ended. */
function unfinishedBoard(state: ViewProps["state"]) {
  const now = position(state);
  return now && !now.finished && now.board !== state.shape.start ? now.board : null;
}

interface BugChoiceProps {
  bug: BugName;
  choose: (bug: BugName) => void;
  countOf: (bug: BugName) => string;
}

/** The bugs as a list with counts, or on phones as a select field. */
function BugChoice({ bug: chosen, choose, countOf }: BugChoiceProps) {
  const { say } = useWords();
  return (
    <div class="bug-choice head">
      <fieldset class="bug-list bare stack">
        <legend class="label">{say("bugs-list")}</legend>
        {BUGS.map((bug) => (
          <label key={bug} class="bug-entry">
            <input
              type="radio"
              name="bug"
              value={bug}
              checked={bug === chosen}
              onChange={() => choose(bug)}
            />
            <span class="name">{say(`bugs-${bug}-name`)}</span>
            <span class="count explained">{countOf(bug)}</span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={say("bugs-list")}
        choices={BUGS.map((bug) => [bug, say(`bugs-${bug}-name`)] as const)}
        value={chosen}
        choose={choose}
      />
    </div>
  );
}

type ExampleStepsProps = { tally: Tally; board: string | null; choose: (board: string) => void };

/** Buttons that show other positions where the bug does harm. */
function ExampleSteps({ tally, board, choose }: ExampleStepsProps) {
  const examples = examplesOf(tally);
  const [all, at] = [examples.length, examples.indexOf(board ?? "")];
  const none = all === 0;
  const step = (by: 1 | -1) => choose(examples[at < 0 ? 0 : (at + by + all) % all]);
  const isFault = tally.worse + tally.misvalued > 0 || tally.moreNodes === 0;
  const { say } = useWords();
  return (
    <div class="transport turns in-row wraps">
      <IconButton name="bugs-back" icon="chevron-left" disabled={none} press={() => step(-1)} />
      <button type="button" class="primary" disabled={none} onClick={() => step(1)}>
        {say(isFault ? "bugs-next-fails" : "bugs-next-slower")}
      </button>
      <p class="place explained">
        {!none && say(at < 0 ? "bugs-place-none" : "bugs-place", { number: at + 1, all })}
      </p>
    </div>
  );
}

/** The settings of the count, and a sentence about the counted positions. */
function Counting({ scope, depth, sample, count, change }: BugsRoom & { scope: BugScope }) {
  const { say } = useWords();
  const { write, read } = SCHEMA.depth;
  const depths = DEPTH_CHOICES.map((count) => [write(count), say("depth-at", { count })] as const);
  const said = say(`counted-${sample ? "sample" : "all"}`, {
    positions: count.positions,
    seed: `${sample?.seed}`,
    reach: say("counted-reach", { depth: depth ?? 0 }),
  });
  return (
    <>
      <div class="fields">
        <SelectField
          label={say("depth-label")}
          choices={scope.end ? [...depths, [write(null), say("to-the-end")]] : depths}
          value={write(depth)}
          choose={(name) => change({ depth: read(name) ?? null })}
        />
        {sample && <SeedField seed={sample.seed} choose={(seed) => change({ seed })} />}
      </div>
      <p class="explained">
        {count.positions > 0 && said}
        {count.isOver && count.done < 1 && ` ${say("bugs-counted-stopped")}`}
      </p>
    </>
  );
}
