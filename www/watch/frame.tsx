/** Watch as a story: what is searched, the tree, the line of numbers, the sentence and the steps; beside it the details. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { keysOf } from "../base/keys-of.ts";
import { galleryName } from "../parts/search/choice.ts";
import { GALLERY } from "../parts/search/example-trees.ts";
import { BareSelect } from "../ui/field.tsx";
import { Term } from "../page/term.tsx";
import { useWords } from "../ui/words.tsx";
import { TooLarge } from "./depth.tsx";
import { NumberLine } from "./number-line.tsx";
import { NeverCount, SentenceBox } from "./sentence-box.tsx";
import { Stage } from "./stage.tsx";
import { OWN, POSITION, decisionsOf } from "./state.ts";
import { Transport } from "./transport.tsx";
import type { ComponentChildren } from "preact";
import type { Subject } from "./subject.ts";
import type { WatchProps } from "./state.ts";

/** @param details What is in the details, once the scripts are there. */
export function Frame({ details, ...props }: WatchProps & { details?: ComponentChildren }) {
  const { say, markup } = useWords();
  const { choice, moment, instead, isBusy, isOpen } = props.state;
  const names = ["workspace", "watch"];
  if (isOpen) names.push("in-room");
  if (instead) names.push("asking");
  if (moment && !moment.subject.record.pruning) names.push("without-window");
  return (
    <div
      class={names.join(" ")}
      data-of={moment?.subject.kind ?? keysOf(choice)[0]}
      aria-busy={isBusy || undefined}
    >
      <h1 id="watch-heading" class="unseen">
        {say("search-title")}
      </h1>
      <Subjects {...props} />
      <section class="stage framed" {...markup("stage-label").attributes}>
        <Stage {...props} />
        <Forms {...props} />
        <NeverCount moment={moment} />
      </section>
      <div class="figures-box">
        <NumberLine moment={moment} />
        <p id="line-caption" class="line-caption explained">
          {moment?.subject.lineTitle}
        </p>
      </div>
      {instead === "ask" && <Question {...props} />}
      <div
        id="search-refused"
        class="answer-refused stack roomy"
        role="status"
        hidden={instead === null || instead === "ask"}
      >
        {instead && instead !== "ask" && <TooLarge {...props} tooLarge={instead} />}
      </div>
      <SentenceBox moment={moment} />
      <Transport {...props} />
      <section id="room" class="room" {...markup("room-label").attributes}>
        {details}
      </section>
    </div>
  );
}

function Subjects({ state: { choice, isOwn, moment, isOpen }, does }: WatchProps) {
  const { say } = useWords();
  const name = "tree" in choice ? (galleryName(choice.tree) ?? OWN) : POSITION;
  return (
    <div class="subjects in-row wraps">
      <BareSelect
        id="subject"
        label={say("subject-label")}
        choices={[
          ...keysOf(GALLERY).map((name) => [name, say(`tree-gallery-${name}`)] as const),
          ...([OWN, POSITION] as const).map((name) => [name, say(`subject-${name}`)] as const),
        ]}
        value={isOwn ? OWN : name}
        choose={(name) => does().chooseSubject(name)}
      />
      <label class="choice">
        <input
          type="checkbox"
          role="switch"
          id="watch-pruning"
          checked={decisionsOf(choice).pruning}
          onChange={({ currentTarget }) => does().decide({ pruning: currentTarget.checked })}
        />
        <span>{say("pruning-switch")}</span>
      </label>
      <p id="cost" class="count explained">
        {moment?.subject.cost}
      </p>
      <button
        type="button"
        id="room-button"
        aria-expanded={isOpen}
        aria-controls="room"
        onClick={() => does().toggleRoom()}
      >
        {say("room-button")}
      </button>
    </div>
  );
}

/** What the forms of the drawing mean. */
function Forms({ state: { moment } }: Pick<WatchProps, "state">) {
  const { say, markup } = useWords();
  const subject = moment?.subject;
  const isKnown = useMemo(() => !subject || knowsAny(subject), [subject]);
  return (
    <ul class="forms" {...markup("forms-label").attributes}>
      {isKnown && <li class="form-known">{say("form-known")}</li>}
      <li id="form-estimate" class="form-estimate" hidden={!subject?.record.isLimited}>
        {say("form-estimate")}
      </li>
      <li class="form-bound">
        <Term name="bound" text={say("form-bound")} />
      </li>
      <li class="form-unknown">{say("form-unknown")}</li>
      <li class="form-best">{say("form-best")}</li>
      <li class="form-cut">{say("form-cut")}</li>
    </ul>
  );
}

/** Whether a search comes to any value that is no estimate. */
function knowsAny({ record }: Subject) {
  if (!record.isLimited) return true;
  for (let node = 1; node < record.trace.nodes; node += 1)
    if (!record.isEstimate(node)) return true;
  return false;
}

/** Asks before the answer of a position is shown. */
function Question({ does }: WatchProps) {
  const { say } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div id="answer-ask" class="answer-ask in-row wraps">
      <p>{say("answer-ask")}</p>
      <button
        ref={button}
        type="button"
        id="answer-show"
        class="primary"
        onClick={() => does().agree()}
      >
        {say("answer-ask-show")}
      </button>
    </div>
  );
}
