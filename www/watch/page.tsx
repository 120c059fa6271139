/** The view of Watch: the tree, the number line, the sentence, the steps and the drawer. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { keysOf } from "../base/keys-of.ts";
import { Icon } from "../page/buttons.tsx";
import { FIRST_BRANCHES, subjectName } from "../parts/search/watch-link.ts";
import { EXAMPLES } from "../parts/search/example-trees.ts";
import { Select } from "../ui/field.tsx";
import { Switch } from "../ui/switch.tsx";
import { useWords } from "../ui/words.tsx";
import { TooLarge } from "./depth.tsx";
import { NumberLine } from "./number-line.tsx";
import { Stage } from "./stage.tsx";
import { StepControls } from "./step-controls.tsx";
import type { ComponentChildren } from "preact";
import type { WatchProps } from "./controller.ts";
import type { Moment } from "./stepper.ts";

/** Trees with more leaves show a number instead of a square for each leaf. */
const MOST_SQUARES = 27;
/** Longer sentences, in characters, have smaller letters where the story is narrow. */
const LONG_SENTENCE = 90;

export function WatchPage({ contents, ...props }: WatchProps & { contents?: ComponentChildren }) {
  const { say, markup } = useWords();
  const { wanted, settled, moment, instead, isBusy, drawer } = props.state;
  return (
    <div
      class={`workspace watch${drawer.isOpen ? " in-drawer" : ""}`}
      data-of={(moment ? settled : wanted).kind}
      aria-busy={isBusy || undefined}
    >
      <h1 id="watch-heading" class="unseen">
        {say("search-title")}
      </h1>
      <Top {...props} />
      {instead ? (
        <div class="no-search">
          {instead === "ask" ? <Question {...props} /> : <TooLarge {...props} tooLarge={instead} />}
        </div>
      ) : (
        <>
          <section class="stage" {...markup("watch-stage").attributes}>
            <Stage {...props} />
          </section>
          <NumberLine moment={moment} />
          <Sentence {...props} />
          <StepControls {...props} />
        </>
      )}
      <section
        id="drawer"
        class="drawer"
        hidden={!drawer.isOpen || instead !== null}
        {...markup("drawer-label").attributes}
      >
        {contents}
      </section>
    </div>
  );
}

function Top({ state: { wanted, isEditing, drawer, moment, instead }, watch }: WatchProps) {
  const { say } = useWords();
  // The pressed button has disappeared. The one that reverses it gets the focus.
  useLayoutEffect(() => {
    if (!drawer.isToggled) return;
    document.getElementById(drawer.isOpen ? "drawer-close" : "drawer-button")?.focus();
  }, [drawer]);
  return (
    <div class="watch-top head in-row">
      <Select
        id="subject"
        class={drawer.isOpen ? undefined : "gone-in-lesson"}
        label={say("subject-label")}
        choices={[
          ...keysOf(EXAMPLES).map((name) => [name, say(`tree-example-${name}`)] as const),
          ...(["own", "position"] as const).map((name) => [name, say(`subject-${name}`)] as const),
        ]}
        value={isEditing ? "own" : subjectName(wanted)}
        choose={(name) => watch.chooseSubject(name)}
      />
      <Switch
        id="watch-pruning"
        name={say("pruning-switch")}
        isOn={wanted.pruning}
        turn={(pruning) => watch.searchWith({ pruning })}
      />
      <Count moment={moment} />
      <button
        type="button"
        id="drawer-button"
        class="watch-open-drawer in-row gone-in-lesson no-print"
        hidden={drawer.isOpen || instead !== null}
        aria-controls="drawer"
        aria-expanded={drawer.isOpen}
        onClick={() => watch.toggleDrawer()}
      >
        <Icon name="list-tree" />
        <span>{say("drawer-button")}</span>
      </button>
    </div>
  );
}

/** Counts the leaves of a tree, or the nodes of a position's search. */
function Count({ moment }: { moment: Moment | null }) {
  const { say } = useWords();
  if (!moment) return null;
  const { record, count } = moment.subject;
  const { squares, ...values } = count(moment.step);
  return (
    <div class={`watch-count in-row ${record.pruning ? "alpha-beta" : "minimax"}`}>
      <p class="watch-squares" aria-hidden="true">
        {squares.length <= MOST_SQUARES && squares.map((is, at) => <span key={at} class={is} />)}
      </p>
      <p id="watch-count">{say("watch-count", values)}</p>
    </div>
  );
}

/** Before the first search, shows the first sentence of the initial tree. */
function Sentence({ state: { moment, minimax } }: WatchProps) {
  const { say } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [words, spared] = moment
    ? moment.subject.sentences(moment.step, minimax?.spared(moment.step.here) ?? 0)
    : [say("tree-step-enter-root", { player: "X", moves: FIRST_BRANCHES })];
  useLayoutEffect(() => box.current?.scrollTo(0, 0), [words]);
  return (
    <div ref={box} id="sentence-box" class="sentence-box shaded">
      {/* Before a search, nothing is to be heard. During playback, it would never stop. */}
      <p
        id="sentence"
        class={words.length > LONG_SENTENCE ? "first-words long-sentence" : "first-words"}
        aria-live={moment && !moment.isPlaying ? "polite" : "off"}
      >
        {words}
        {spared && <span class="unseen-on-phones">{` ${spared}`}</span>}
      </p>
    </div>
  );
}

function Question({ watch }: WatchProps) {
  const { say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div id="answer-ask" class="stack roomy">
      <p>{say("watch-anyway")}</p>
      <button
        ref={button}
        type="button"
        id="answer-show"
        class="primary"
        onClick={() => watch.agree()}
      >
        {say("watch-anyway-button")}
      </button>
    </div>
  );
}
