/** The form that answers a question: numbers, typed or by keys of this tree's values, or whether the rest is cut. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { language } from "../messages/index.ts";
import { figure } from "../messages/figures.ts";
import { useWords } from "../ui/words.tsx";
import { QUESTION } from "./round.tsx";
import type { Answer } from "./grading.ts";
import type { Question } from "./questions.ts";

interface FormProps {
  kind: Question["kind"];
  /** How a limit must lie to what cuts. */
  sign: string;
  /** The values that can be pressed; none where they are not known. */
  values: readonly number[];
  /** True if the first field gets the focus. */
  focus: boolean;
  /** True if the answer is given. It stays to be seen. */
  isGiven: boolean;
  judge: (answer: Answer) => void;
}

export function AnswerForm({ kind, sign, values, focus, isGiven, judge }: FormProps) {
  const { say } = useWords();
  const parts = kind === "bounds" ? (["alpha", "beta"] as const) : [kind];
  const [texts, setTexts] = useState<readonly string[]>(parts.map(() => ""));
  /** The field that could not be read. */
  const [fault, setFault] = useState(-1);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The field that a key writes into. */
  const now = useRef(0);
  useLayoutEffect(() => {
    if (focus) inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const write = (at: number, text: string) =>
    setTexts(texts.map((one, index) => (index === at ? text : one)));
  function press(value: number) {
    write(now.current, figure(value));
    const next = texts.findIndex((text, at) => text === "" && at !== now.current);
    inputs.current[next < 0 ? now.current : next]?.focus({ preventScroll: true });
  }
  // In signs where there are some; isolated, or a right-to-left page would mirror them.
  const limit = `\u2066x ${sign}\u2069`;
  const [value, nodes] = [say("practise-label-value"), say("nodes")];
  const labels = { alpha: "α", beta: "β", limit, value, nodes, cut: "" };
  const inputAt = (at: number) => ({
    ref: (input: HTMLInputElement | null) => void (inputs.current[at] ??= input),
    onFocus: () => void (now.current = at),
    "aria-describedby": QUESTION,
  });
  // Signs that many keyboards lack.
  const bounds = kind === "bounds" ? [-Infinity, ...values, Infinity] : values;

  function submit(event: Event) {
    event.preventDefault();
    if (kind === "cut" && texts[0]) return judge({ cut: texts[0] === "yes" });
    const read = texts.map((text) => readNumber(text, language));
    const unread = read.findIndex((value) => value === null || Number.isNaN(value));
    if (unread < 0) return judge(Object.fromEntries(parts.map((part, at) => [part, read[at]])));
    // Enter leads from one field to the next.
    const isNext = read[unread] === null && inputs.current[unread - 1]?.matches(":focus");
    if (!isNext) setFault(unread);
    if (kind !== "cut") inputs.current[unread]?.focus();
  }
  return (
    <form class="answer in-row wraps" onSubmit={submit}>
      <fieldset class="answer-fields stack bare" disabled={isGiven}>
        {kind === "cut"
          ? (["yes", "no"] as const).map((choice) => (
              <label key={choice} class="answer-choice in-row">
                <input
                  {...inputAt(0)}
                  type="radio"
                  name="cut"
                  checked={choice === texts[0]}
                  onChange={() => write(0, choice)}
                />
                {say(`cut-${choice}`)}
              </label>
            ))
          : parts.map((part, at) => (
              <label key={part} class="answer-field in-row">
                <span>{labels[part]}</span>
                <input
                  {...inputAt(at)}
                  type="text"
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="off"
                  // The keys are below it, and a phone's own would hide the tree.
                  inputMode={values.length > 0 ? "none" : undefined}
                  value={texts[at]}
                  aria-invalid={at === fault}
                  onInput={({ currentTarget }) => write(at, currentTarget.value)}
                />
              </label>
            ))}
        {kind !== "cut" && bounds.length > 0 && (
          <div class="answer-keys" dir="ltr" role="group" aria-label={say("practise-keys")}>
            {bounds.map((value) => (
              <button key={value} type="button" onClick={() => press(value)}>
                {figure(value)}
              </button>
            ))}
          </div>
        )}
      </fieldset>
      <p role="alert" class="practise-fault">
        {fault >= 0 && !isGiven && say(kind === "cut" ? "practise-unchosen" : "practise-unread")}
      </p>
      {!isGiven && <button class="primary">{say("check")}</button>}
    </form>
  );
}
