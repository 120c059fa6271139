/** The call of a program with its answer. The visitor confirms or changes an uncertain one. */
import { useEffect, useRef } from "preact/hooks";
import { keysOf } from "../../base/keys-of.ts";
import { say } from "../../messages/index.ts";
import { MiniBoard } from "../../parts/board/mini.ts";
import { SelectField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import "../../style/mini.css";
import * as forms from "./call-form.ts";
import { READINGS, cellOf } from "./readings.ts";
import type { RefObject } from "preact";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { ProgramLanguage } from "../../sandbox/sandbox.ts";
import type { PastedProgram } from "./paste.tsx";
import type { SessionCall } from "./session.ts";

/** Longer answers are cut at this many characters. */
const MOST_CHARACTERS = 200;

const PLAYS = ["both", "X", "O"] as const;

interface CallProps {
  shape: GameDescription;
  program: PastedProgram;
  call: SessionCall;
  /** The button that starts and stops a check. */
  action: RefObject<HTMLButtonElement | null>;
}

export function Call(props: CallProps) {
  // The visitor must confirm the call before anything is judged.
  const isAsked = props.program.state.phase === "unsure";
  return (
    <section class="stack">
      <h3>{say("paste-call")}</h3>
      {isAsked ? <Question {...props} /> : <CallAnswer {...props} />}
      {/* The fields are open while the call is uncertain. */}
      <Fold title={say("paste-form")} isOpen={!props.call.isCertain}>
        <Fields {...props} />
      </Fold>
    </section>
  );
}

function CallAnswer({ program: { language, state }, call: { name, form, example } }: CallProps) {
  const { board, value } = example;
  const cell = cellOf(form.answer, value, board);
  const text = forms.callText(language, name, forms.argumentsOf(form, board));
  return (
    <p class="program-call">
      {/* Many calls were tried, and none of them had an answer. */}
      {value === undefined && state.fault && `${say("number-examples")} `}
      <code dir="ltr">
        {value === undefined ? text : `${text} → ${valueText(language, value)}`}
      </code>{" "}
      {/* Without an answer, the status gives the reason. */}
      {value !== undefined &&
        (cell === null ? say("paste-call-none") : say("paste-call-cell", { cell }))}
    </p>
  );
}

function Question({ shape, program, call: { name, form, example }, action }: CallProps) {
  const { language, confirm } = program;
  const { board, value } = example;
  const call = forms.callText(language, name, forms.argumentsOf(form, board));
  const answer = { call, value: valueText(language, value) };
  if (value === undefined) return <p class="program-call">{say("paste-ask-nothing", { call })}</p>;
  const cell = cellOf(form.answer, value, board) ?? -1;
  if (board[cell] !== ".") return <p class="program-call">{say("paste-ask-illegal", answer)}</p>;
  const after = [...board].with(cell, forms.moverOf(board)).join("");
  return (
    <>
      <p class="program-call" id="program-question">
        {say("paste-ask", { ...answer, cell })}
      </p>
      {/* The sentence above says the same to screen readers. */}
      <div class="program-board" aria-hidden="true">
        <MiniBoard shape={shape} board={after} marked={cell} />
      </div>
      <Confirm action={action} confirm={confirm} />
      <p class="explained">{say("paste-ask-mend")}</p>
    </>
  );
}

/** Takes the focus from the button of the check, and gives it back. */
function Confirm({ action, confirm }: Pick<CallProps, "action"> & Pick<PastedProgram, "confirm">) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === action.current) yes.current?.focus();
  }, []);
  function press() {
    action.current?.focus();
    confirm();
  }
  return (
    <div class="buttons">
      <button
        type="button"
        class="primary"
        ref={yes}
        aria-describedby="program-question"
        onClick={press}
      >
        {say("paste-ask-yes")}
      </button>
    </div>
  );
}

const valueText = (language: ProgramLanguage, value: unknown) =>
  forms.programValueText(language, value).slice(0, MOST_CHARACTERS);

function Fields(props: CallProps) {
  const { language, state, begin: mend } = props.program;
  const { name, form } = props.call;
  const field = <K extends "cells" | "empty" | "signs" | "answer" | "plays">(
    key: K,
    choices: readonly forms.CallForm[K][],
    text: (choice: forms.CallForm[K]) => string,
  ) => (
    <SelectField
      label={say(`paste-form-${key}`)}
      choices={choices.map((choice) => [choice, text(choice)] as const)}
      value={form[key]}
      choose={(chosen) => mend({ name, form: { ...form, [key]: chosen } })}
    />
  );
  return (
    <>
      <div class="fields">
        <SelectField
          label={say("paste-form-name")}
          choices={state.functions.map((one) => [one.name, one.name] as const)}
          value={name}
          choose={(name) => mend({ name, form, isNew: true })}
        />
        {field("cells", keysOf(forms.CELLS), (cells) => say(`cells-${cells}`))}
        {field("empty", forms.EMPTIES, (empty) => emptyText(language, empty))}
        {field("signs", keysOf(forms.SIGNS), signsText)}
        {field("answer", READINGS, (answer) => say(`answer-${answer}`))}
        {field("plays", PLAYS, (plays) =>
          plays === "both" ? say("paste-plays-both") : say("paste-plays-one", { player: plays }),
        )}
      </div>
      <Arguments {...props} />
    </>
  );
}

/** Chooses what is given for each parameter of the function. */
function Arguments({ program, call: { name, form } }: CallProps) {
  const { begin: mend, state } = program;
  const parameters = state.functions.find((one) => one.name === name)?.parameters ?? [];
  return (
    <div class="fields">
      {form.inputs.map((input, at) => (
        <SelectField
          key={at}
          label={say("paste-form-given", { name: parameters[at]?.name ?? String(at + 1) })}
          choices={keysOf(forms.INPUTS).map((one) => [one, say(`paste-given-${one}`)] as const)}
          value={input}
          choose={(chosen) =>
            mend({ name, form: { ...form, inputs: form.inputs.with(at, chosen) } })
          }
        />
      ))}
    </div>
  );
}

const signsText = (signs: forms.CallForm["signs"]) =>
  forms.SIGNS[signs].map((sign) => JSON.stringify(sign)).join(", ");

/** Writes an empty cell as a programmer does. */
function emptyText(language: ProgramLanguage, empty: forms.CallForm["empty"]) {
  if (empty === "index" || empty === "number") return say(`paste-empty-${empty}`);
  return forms.programValueText(language, forms.emptyOf(empty, 0));
}
