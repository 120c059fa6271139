/** The bar of a lesson. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { directionOf } from "../../messages/languages.ts";
import { useWords } from "../../ui/words.tsx";
import { here } from "../address.ts";
import { IconButton, Icon } from "../site.tsx";
import { underWay } from "../under-way.ts";
import { isRight } from "./answers.ts";
import type { LessonQuestion, LessonStep } from "./lesson.ts";

/** Shown after the last step. */
export type LessonEnd = { said: string; ways: readonly { href: string; name: string }[] };

interface BarProps {
  /** Empty if the lesson has no title. */
  title: string;
  step: Pick<LessonStep, "words" | "question">;
  at: number;
  steps: number;
  end: LessonEnd | null;
  /** The visitor's earlier answer to this step. */
  given: string;
  does: { keep: (given: string) => void } & Record<"back" | "next" | "close", () => void>;
}

export function LessonBar({ title, step, at, steps, end, given, does }: BarProps) {
  const { say } = useWords();
  const bar = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const name = title || say("lesson-untitled");
  const label = say("lesson-label", { title: name });
  const words = end?.said ?? step.words;
  const isLast = at === steps - 1;
  useLayoutEffect(() => measured(bar.current), []);
  useEffect(() => {
    if (text.current) text.current.scrollTop = 0;
    if (end) text.current?.focus({ preventScroll: true });
  }, [at, end === null]);
  return (
    // Pupils choose the same button step after step, so the bar keeps the focus.
    <section ref={bar} class="lesson" aria-label={label} data-keeps-focus="">
      <div class="lesson-title">
        <h2 dir={directionOf(name)}>{name}</h2>
        <p class="lesson-place explained">{say("step-of", { step: at + 1, steps })}</p>
      </div>
      {/* A text that is longer than its box can be scrolled by keyboard. */}
      <div ref={text} class="lesson-text" tabIndex={0} aria-live="polite" hidden={words === ""}>
        <p class="lesson-words" dir={end ? undefined : directionOf(words)}>
          {words}
        </p>
      </div>
      {!end && step.question && (
        <Question key={at} question={step.question} given={given} keep={does.keep} />
      )}
      {end && end.ways.length > 0 && (
        <div class="lesson-asks">
          <p>{say("lesson-ways")}</p>
          <ul class="lesson-ways bare in-row wraps">
            {end.ways.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="lesson-go in-row">
        {/* A button that has no effect at this step keeps the focus. */}
        <button
          type="button"
          class="in-row lesson-back"
          aria-disabled={at === 0 && !end}
          onClick={does.back}
        >
          <span class="unseen-on-phones">{say("lesson-back")}</span>
          <Icon name="arrow-left" />
        </button>
        {!end && (
          <button type="button" class="in-row lesson-next" onClick={does.next}>
            <span class="unseen-on-phones">{say(isLast ? "lesson-finish" : "next")}</span>
            <Icon name={isLast ? "check" : "arrow-right"} />
          </button>
        )}
        <IconButton name="lesson-close" class="tool" icon="x" press={does.close} />
      </div>
    </section>
  );
}

/** Passes the height of the bar to the style sheets while it is shown. @returns Ends that. */
function measured(bar: HTMLElement | null) {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--lesson", `${bar?.offsetHeight ?? 0}px`);
  const height = new ResizeObserver(measure);
  if (bar) height.observe(bar);
  measure();
  underWay("lesson", true);
  return () => {
    height.disconnect();
    style.removeProperty("--lesson");
    underWay("lesson", false);
  };
}

/** The most characters of an answer. */
const MOST = 200;

type QuestionProps = { question: LessonQuestion; given: string; keep: (given: string) => void };

/** @param given The answer so far. @param keep Receives each answer. */
function Question({ question, given: before, keep }: QuestionProps) {
  const { say } = useWords();
  const { ask, answers } = question;
  const isChecked = answers.length > 0;
  const [given, setGiven] = useState(before);
  /** The number of checks of this answer. Each check announces the verdict again. */
  const [checks, setChecks] = useState(before === "" ? 0 : 1);
  const answer = given.trim();
  const right = answer !== "" && isRight(answers, answer);
  const isSaid = isChecked && checks > 0;
  const verdict = answer === "" ? "lesson-empty" : right ? "lesson-right" : "lesson-not-yet";
  return (
    <form
      class="lesson-asks lesson-question stack tight"
      onSubmit={(event) => {
        event.preventDefault();
        setChecks(checks + 1);
      }}
    >
      <label for="lesson-answer" dir={directionOf(ask)}>
        {ask}
      </label>
      <div class="lesson-answer in-row wraps">
        <input
          type="text"
          id="lesson-answer"
          dir="auto"
          value={given}
          maxLength={MOST}
          autoComplete="off"
          aria-describedby="lesson-verdict"
          onInput={({ currentTarget: { value } }) => {
            keep(value);
            setGiven(value);
            setChecks(0);
          }}
        />
        {isChecked && <button type="submit">{say("check")}</button>}
        <p
          class="lesson-verdict"
          id="lesson-verdict"
          role="status"
          data-right={isSaid ? right : undefined}
        >
          {!isChecked && say("lesson-unchecked")}
          {isSaid && (
            <span key={checks}>
              {say(verdict)}
              {/* Only Watch can step through a search. */}
              {verdict === "lesson-not-yet" && here === "watch" && ` ${say("lesson-step-through")}`}
            </span>
          )}
        </p>
      </div>
    </form>
  );
}
