/** Classic bugs: their effect in one position and in many. */
import { useEffect, useState } from "preact/hooks";
import { oneOf, readLink, writeLink } from "../../base/link-schema.ts";
import { orNone, text, whole } from "../../base/link-values.ts";
import { SEEDS, newSeed } from "../../base/random.ts";
import { BUGS } from "../../game/bugs.ts";
import { position } from "../../game/state.ts";
import { Icon } from "../../page/site.tsx";
import { useAnswer } from "../../ui/answer.ts";
import { SelectField } from "../../ui/field.tsx";
import { useWords } from "../../ui/words.tsx";
import { BENCH, SeedField, usedPositions } from "../room/bench.tsx";
import { LabRoom } from "../room/room.tsx";
import { RunButton, useRun } from "../room/run.tsx";
import { DEPTHS } from "../searches/positions.ts";
import { BugStage } from "./board.tsx";
import { NO_TALLY, examplesOf, useTallies } from "./tally.ts";
import { BugPanel } from "./details.tsx";
import { consulted, depthIn, scopeOf } from "./answer.ts";
import { boardText, countWord, judgement } from "./words.ts";
import type { BugName } from "../../../pkg/web/cutoff.js";
import type { RoomProps } from "../../page/room.ts";
import type { Tally } from "./tally.ts";
import type { Found, Limit, Scope } from "./answer.ts";

export const SCHEMA = {
  ...BENCH,
  bug: oneOf(["", ...BUGS]),
  board: text(),
  depth: orNone("end", oneOf(DEPTHS)),
  seed: whole(SEEDS),
};

const SAMPLE = 100;
/** Milliseconds until the page says that a search is running. */
const LATE = 300;

/** The settings of the room. `change` is the visitor's. */
function useSettings({ state, link }: RoomProps) {
  const { values } = readLink(SCHEMA, link);
  const [settings, setSettings] = useState(() => ({
    ...values,
    seed: values.seed ?? newSeed(),
    bug: values.bug || BUGS[0],
    /** Null for the first position where the bug fails. */
    board: values.board ?? unfinishedBoard(state),
    /** True after the visitor's first choice. Until then the address stays unchanged. */
    isAsked: false,
  }));
  const change = (part: Partial<typeof settings>) =>
    setSettings((now) => ({ ...now, ...part, isAsked: true }));
  return { settings, change, linked: values.board };
}

/** The settings, the count of all bugs, and the search of one position with the chosen bug. */
function useBugs(props: RoomProps) {
  const { state, page } = props;
  const { shape } = state;
  const scope = useAnswer((signal) => scopeOf(shape, page.engine(), signal), [], page.fail) ?? null;
  const { settings, change, linked } = useSettings(props);
  const { seed, bug, isAsked } = settings;
  const offered = scope?.all === null ? (["sample"] as const) : (["all", "sample"] as const);
  const isSample = usedPositions(settings, offered) === "sample";
  const depth = scope && depthIn(scope, settings.depth);
  const limit = { game: shape.game, depth: depth ?? undefined };
  const sample = isSample ? { seed, count: SAMPLE } : null;
  const count = useTallies(page, scope && (sample ?? scope.all), limit, bug, isAsked);
  const tallyOf = (bug: BugName) => count.tallies.get(bug) ?? NO_TALLY;

  const [found, setFound] = useState<Found | null>(null);
  const tally = tallyOf(bug);
  // A lesser fault must not be shown while a failure may still be found.
  const isKnown =
    tally.worse > 0 || count.isOver || (tally.searched > 0 && tally.searched >= count.positions);
  const shown = settings.board ?? (found?.bug === bug ? found.board : null);
  const board = shown ?? (isKnown ? (examplesOf(tally)[0] ?? shape.start) : null);
  const search = useSearch(props, scope && board, { bug, limit, isAsked }, setFound);
  const [stopped, setStopped] = useState<string | null>(null);
  function press() {
    if (!scope) return;
    if (search.isBusy) setStopped(search.of);
    if (search.isBusy || count.isBusy) {
      search.stop();
      return count.stop();
    }
    change({});
    count.press();
    if (stopped === search.of) search.press();
    setStopped(null);
  }

  const { on, time } = settings;
  const own = isAsked ? (board ?? undefined) : linked;
  const address = writeLink(SCHEMA, { on, time, depth, seed, bug, board: own });
  // With the seed, others count the same sample.
  const isTold = scope !== null && (isAsked || isSample);
  useEffect(() => {
    if (isTold) page.changed(address);
  }, [isTold, JSON.stringify(address)]);
  const isStopped = stopped === search.of;
  const run = { isRunning: count.isBusy || search.isBusy, press };
  return {
    ...{ settings, change, offered, scope, depth, limit, sample, count, tallyOf },
    ...{ found, board, isStopped, isLate: search.far !== null, run },
  };
}

export type BugsRoom = ReturnType<typeof useBugs>;

/** @param board Null until the position is known. */
function useSearch(
  { state, page }: RoomProps,
  board: string | null,
  { bug, limit, isAsked }: { bug: BugName; limit: Limit; isAsked: boolean },
  show: (found: Found) => void,
) {
  const words = useWords();
  const { shape } = state;
  const of = JSON.stringify([board, bug, limit]);
  const run = useRun<null, true>(
    { of, bySelf: board !== null, isAsked, page },
    async (signal, hears) => {
      const late = setTimeout(() => hears(true), LATE);
      const asked = { position: board ?? shape.start, bug, limit };
      const found = await consulted(page.engine(), shape, asked, signal).finally(() =>
        clearTimeout(late),
      );
      if (signal.aborted) return null;
      show(found);
      if (isAsked) page.announce(`${judgement(words, found).text} ${boardText(words, found)}`);
      return null;
    },
  );
  return { ...run, of };
}

export function Bugs(props: RoomProps) {
  const { state, page } = props;
  const words = useWords();
  const { say } = words;
  const room = useBugs(props);
  const { scope, settings, change, offered, depth, count, tallyOf, found, board, run } = room;
  const { bug } = settings;
  const countOf = (bug: BugName) =>
    count.tallies.has(bug)
      ? countWord(words, bug, tallyOf(bug))
      : say(count.isBusy ? "pending" : "time-none");
  return (
    <LabRoom
      room="bugs"
      class="workspace"
      {...{ state, page }}
      bench={{ offered, choice: settings, choose: change }}
      run={
        <RunButton
          run={run}
          part={count.isBusy ? count.done : null}
          start="bugs-count-again"
          isPrimary={false}
        />
      }
      told={scope ? [depth === null ? say("to-the-end") : say("depth-at", { count: depth })] : []}
      settings={scope && <Counting {...room} scope={scope} />}
    >
      {scope && (
        <>
          <BugChoice {...{ bug, countOf }} choose={(bug) => change({ bug, board: null })} />
          <BugStage shape={state.shape} found={found}>
            <ExampleSteps
              tally={tallyOf(bug)}
              board={board}
              choose={(board) => change({ board })}
            />
          </BugStage>
          <BugPanel shape={state.shape} room={room} />
        </>
      )}
    </LabRoom>
  );
}

/** @returns Null if the game has not begun or has ended. */
function unfinishedBoard(state: RoomProps["state"]) {
  const now = position(state);
  return now && !now.finished && now.board !== state.shape.start ? now.board : null;
}

interface BugChoiceProps {
  bug: BugName;
  choose: (bug: BugName) => void;
  countOf: (bug: BugName) => string;
}

/** A list with counts, or a select field on phones. */
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

/** Leads to other positions where the bug does harm. */
function ExampleSteps({ tally, board, choose }: ExampleStepsProps) {
  const examples = examplesOf(tally);
  const [all, at] = [examples.length, examples.indexOf(board ?? "")];
  const step = (by: 1 | -1) => choose(examples[at < 0 ? 0 : (at + by + all) % all]);
  const isFault = tally.worse + tally.misvalued > 0 || tally.moreNodes === 0;
  const { say } = useWords();
  const back = say("bugs-back");
  return (
    <div class="transport in-row wraps">
      <button
        type="button"
        aria-label={back}
        title={back}
        disabled={all === 0}
        onClick={() => step(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button type="button" class="primary" disabled={all === 0} onClick={() => step(1)}>
        {say(isFault ? "bugs-next-fails" : "bugs-next-slower")}
      </button>
      <p class="place explained">
        {all > 0 && say(at < 0 ? "bugs-place-none" : "bugs-place", { number: at + 1, all })}
      </p>
    </div>
  );
}

/** The settings of the count, and a sentence about its positions. */
function Counting({ scope, depth, sample, count, change }: BugsRoom & { scope: Scope }) {
  const { say } = useWords();
  const { write, read } = SCHEMA.depth;
  const depths = DEPTHS.map((count) => [write(count), say("depth-at", { count })] as const);
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
