/** The form of an answer to Predict: numbers, typed or pressed, or a choice. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readNumber } from "../../base/typed-numbers.ts";
import { valueOrNone } from "../../messages/numerals.ts";
import { language, say } from "../../messages/index.ts";
import { Again } from "../../ui/again.tsx";
import { signOf, type Answer } from "../questions/grading.ts";
import { QUESTION_ID } from "./props.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import { isWhole, type Question } from "../questions/questions.ts";

interface FormProps {
  record: SearchRecord;
  question: Question;
  focus: boolean;
  isGiven: boolean;
  judge: (answer: Answer) => void;
}

function answerParts(kind: Question["kind"]) {
  if (kind === "bounds") return ["alpha", "beta"] as const;
  return kind === "move" ? (["move", "value"] as const) : [kind];
}

/** Reads a number from each field, or a list of them. Null is an empty text, NaN another one. */
function numbersIn(kind: Question["kind"], texts: readonly string[]) {
  const numbers = (texts: readonly string[]) => texts.map((text) => readNumber(text, language));
  if (kind !== "leaves") return numbers(texts);
  const read = numbers(texts[0].trim().split(/[,،;]?\s+|;/));
  // A comma without a space may be a decimal one.
  return read.includes(NaN) ? numbers(texts[0].trim().split(/[,،;\s]+/)) : read;
}

/** The texts of the fields, the unreadable one, and what the visitor does. */
function useFields({ question: { kind }, focus, judge }: FormProps) {
  const parts = answerParts(kind);
  const [texts, setTexts] = useState<readonly string[]>(parts.map(() => ""));
  /** The index of the unreadable field. */
  const [fault, setFault] = useState<{ at: number }>();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The index of the field that a key writes to. */
  const now = useRef(0);
  useLayoutEffect(() => {
    if (focus) inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const write = (at: number, text: string) => setTexts(texts.with(at, text));
  function press(value: number) {
    if (kind === "leaves") return write(0, `${texts[0]} ${valueOrNone(value)}`.trimStart());
    write(now.current, valueOrNone(value));
    const next = texts.findIndex((text, at) => text === "" && at !== now.current);
    inputs.current[next < 0 ? now.current : next]?.focus({ preventScroll: true });
  }
  function submit(event: Event) {
    event.preventDefault();
    if (kind === "cut" && texts[0]) return judge({ cut: texts[0] === "yes" });
    const read = numbersIn(kind, texts);
    const unread = read.findIndex((value) => value === null || Number.isNaN(value));
    if (unread < 0 && kind === "leaves") return judge({ leaves: read });
    if (unread < 0) return judge(Object.fromEntries(parts.map((part, at) => [part, read[at]])));
    // Enter moves on to an empty next field.
    const isNext = read[unread] === null && inputs.current[unread - 1]?.matches(":focus");
    const at = Math.min(unread, parts.length - 1);
    if (!isNext) setFault({ at });
    if (kind !== "cut") inputs.current[at]?.focus();
  }
  const inputAt = (at: number) => ({
    ref: (input: HTMLInputElement | null) => void (inputs.current[at] ??= input),
    onFocus: () => void (now.current = at),
    "aria-describedby": QUESTION_ID,
  });
  return { texts, fault, write, press, submit, inputAt };
}

type Fields = ReturnType<typeof useFields>;

/** Asks for an answer. The form stays visible after the answer. */
export function AnswerForm(props: FormProps) {
  const { record, question, isGiven } = props;
  const { kind } = question;
  const fields = useFields(props);
  const keys = pressableValues(record, kind);
  return (
    <form class="answer in-row wraps no-print" onSubmit={fields.submit}>
      <fieldset class="answer-fields fields bare" disabled={isGiven}>
        {kind === "cut" ? (
          <ChoiceField {...fields} />
        ) : (
          <Numbers {...props} fields={fields} hasKeys={keys.some(Number.isFinite)} />
        )}
        <div
          class="answer-keys in-row wraps wide gone-if-empty"
          dir="ltr"
          role="group"
          aria-label={say("practise-keys")}
        >
          {keys.map((value) => (
            <button key={value} type="button" onClick={() => fields.press(value)}>
              {valueOrNone(value)}
            </button>
          ))}
        </div>
      </fieldset>
      <p role="alert" class="practise-fault fault">
        <Again check={fields.fault}>
          {fields.fault &&
            !isGiven &&
            say(kind === "cut" ? "practise-unchosen" : "practise-answer-fault")}
        </Again>
      </p>
      {!isGiven && <button class="primary">{say("check")}</button>}
    </form>
  );
}

/** The values of a tree, as keys. Many keyboards lack ∞. */
function pressableValues(record: SearchRecord, kind: Question["kind"]) {
  if (kind === "cut" || (isWhole(kind) && kind !== "leaves")) return [];
  const all = record.isTree() ? record.tree.flatMap(({ value }) => value ?? []) : [];
  const values = [...new Set(all)].sort((one, other) => one - other);
  return kind === "bounds" ? [-Infinity, ...values, Infinity] : values;
}

function ChoiceField({ texts, inputAt, write }: Fields) {
  return (["yes", "no"] as const).map((choice) => (
    <label key={choice} class="answer-choice choice in-row framed">
      <input
        {...inputAt(0)}
        type="radio"
        name="cut"
        checked={choice === texts[0]}
        onChange={() => write(0, choice)}
      />
      {say(`practise-cut-${choice}`)}
    </label>
  ));
}

type NumbersProps = Pick<FormProps, "record" | "question"> & { fields: Fields; hasKeys: boolean };

function Numbers({ record, question: { kind, node }, fields, hasKeys }: NumbersProps) {
  const { texts, fault, write, inputAt } = fields;
  // Isolated, so that a right-to-left page does not mirror the signs.
  const limit = `\u2066x ${kind === "limit" ? signOf(record, node) : ""}\u2069`;
  const [value, leaves] = [say("practise-label-value"), say("practise-label-leaves")];
  const whole = { nodes: say("nodes"), evaluated: leaves, leaves };
  const move = say("practise-label-move");
  const labels = { alpha: "α", beta: "β", limit, value, move, cut: "", ...whole };
  return answerParts(kind).map((part, at) => (
    <label key={part} class={`answer-field in-row ${kind === "leaves" ? "wide" : ""}`}>
      <span>{labels[part]}</span>
      <input
        {...inputAt(at)}
        type="text"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        // A phone's keyboard would hide the tree, and there are keys.
        inputMode={hasKeys && kind !== "leaves" ? "none" : undefined}
        value={texts[at]}
        aria-invalid={at === fault?.at}
        onInput={({ currentTarget }) => write(at, currentTarget.value)}
      />
    </label>
  ));
}
