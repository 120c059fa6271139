/** The form that answers a question: numbers, or whether the rest is cut. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { language, say } from "../messages/index.ts";
import { QUESTION } from "./round.tsx";
import type { Answer } from "./grading.ts";
import type { Question } from "./questions.ts";

/** Of α and of β. */
const INFINITIES = ["−∞", "+∞"];

interface FormProps {
  kind: Question["kind"];
  /** How a limit must lie to what cuts. */
  sign: string;
  /** Whether the first field gets the focus. */
  focus: boolean;
  judge: (answer: Answer) => void;
}

export function AnswerForm({ kind, sign, focus, judge }: FormProps) {
  const parts = kind === "bounds" ? (["alpha", "beta"] as const) : [kind];
  const [texts, setTexts] = useState<readonly string[]>(parts.map(() => ""));
  /** The field that could not be read. */
  const [fault, setFault] = useState(-1);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useLayoutEffect(() => {
    if (focus) inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const write = (at: number, text: string) =>
    setTexts(texts.map((one, index) => (index === at ? text : one)));
  function fill(at: number) {
    write(at, INFINITIES[at]);
    inputs.current[at]?.focus();
  }
  // In signs where there are some; isolated, or a right-to-left page would mirror them.
  const limit = `\u2066x ${sign}\u2069`;
  const labels = { alpha: "α", beta: "β", limit, value: say("practise-label-value"), cut: "" };
  const inputAt = (at: number) => ({
    ref: (input: HTMLInputElement | null) => void (inputs.current[at] ??= input),
    "aria-describedby": QUESTION,
  });

  function submit(event: Event) {
    event.preventDefault();
    if (kind === "cut" && texts[0]) return judge({ cut: texts[0] === "yes" });
    const values = texts.map((text) => readNumber(text, language));
    const unread = values.findIndex((value) => value === null || Number.isNaN(value));
    if (unread < 0) return judge(Object.fromEntries(parts.map((part, at) => [part, values[at]])));
    // Enter leads from one field to the next.
    const isNext = values[unread] === null && inputs.current[unread - 1]?.matches(":focus");
    if (!isNext) setFault(unread);
    if (kind !== "cut") inputs.current[unread]?.focus();
  }
  return (
    <form class="answer" onSubmit={submit}>
      {kind === "cut" ? (
        <div class="answer-choices">
          {(["yes", "no"] as const).map((choice) => (
            <label key={choice} class="answer-choice">
              <input
                {...inputAt(0)}
                type="radio"
                name="cut"
                checked={choice === texts[0]}
                onChange={() => write(0, choice)}
              />
              {say(`cut-${choice}`)}
            </label>
          ))}
        </div>
      ) : (
        parts.map((part, at) => (
          <div key={part} class="answer-field">
            <label class="field">
              <span>{labels[part]}</span>
              <input
                {...inputAt(at)}
                type="text"
                dir="ltr"
                autoComplete="off"
                autoCapitalize="off"
                value={texts[at]}
                aria-invalid={at === fault}
                onInput={({ currentTarget }) => write(at, currentTarget.value)}
              />
            </label>
            {/* A sign that many keyboards lack. */}
            {parts.length > 1 && (
              <button type="button" onClick={() => fill(at)}>
                {INFINITIES[at]}
              </button>
            )}
          </div>
        ))
      )}
      <p role="alert" class="practise-fault">
        {fault >= 0 && say(kind === "cut" ? "practise-unchosen" : "practise-unread")}
      </p>
      <button class="primary">{say("check")}</button>
    </form>
  );
}
