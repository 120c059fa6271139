/** The bar of a lesson. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { directionOf } from "../../messages/languages.ts";
import { useWords } from "../../ui/words.tsx";
import { here } from "../address.ts";
import { IconButton, Icon } from "../site.tsx";
import { underWay } from "../under-way.ts";
import { isRight } from "./answers.ts";
import type { RefObject } from "preact";
import type { LessonQuestion, LessonStep } from "./lesson.ts";

/** Shown after the last step. */
export interface LessonEnd {
  said: string;
  ways: readonly { href: string; name: string }[];
}

interface BarProps {
  /** The title; empty if the lesson has none. */
  title: string;
  step: Pick<LessonStep, "words" | "question">;
  /** The index of the step, from 0. */
  at: number;
  /** The number of steps. */
  steps: number;
  end: LessonEnd | null;
  /** The earlier answer to this step. */
  given: string;
  does: { keep: (given: string) => void } & Record<"back" | "next" | "close", () => void>;
}

export function LessonBar({ title, step, at, steps, end, given, does }: BarProps) {
  const { say } = useWords();
  const bar = useRef<HTMLElement>(null);
  useMeasured(bar);
  const name = title || say("lesson-untitled");
  return (
    // Pupils press the same button step after step.
    <section
      ref={bar}
      class="lesson"
      aria-label={say("lesson-label", { title: name })}
      data-keeps-focus=""
    >
      <div class="lesson-title">
        <h2 dir={directionOf(name)}>{name}</h2>
        <p class="lesson-place explained">{say("step-of", { step: at + 1, steps })}</p>
      </div>
      <Text words={step.words} at={at} end={end} />
      {!end && step.question && (
        <Question key={at} question={step.question} given={given} keep={does.keep} />
      )}
      {end && end.ways.length > 0 && <Ways ways={end.ways} />}
      <div class="lesson-go in-row">
        {/* A button that can do nothing keeps the focus. */}
        <button
          type="button"
          class="in-row lesson-back"
          aria-disabled={at === 0 && !end}
          onClick={does.back}
        >
          <span class="unseen-on-phones">{say("lesson-back")}</span>
          <Icon name="arrow-left" />
        </button>
        {!end && <Next isLast={at === steps - 1} press={does.next} />}
        <IconButton name="lesson-close" class="tool" icon="x" press={does.close} />
      </div>
    </section>
  );
}

/** Tells the frame of the place how high the bar is. */
function useMeasured(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--lesson", `${bar.current?.offsetHeight ?? 0}px`);
    const height = new ResizeObserver(measure);
    if (bar.current) height.observe(bar.current);
    measure();
    underWay("lesson", true);
    return () => {
      height.disconnect();
      style.removeProperty("--lesson");
      underWay("lesson", false);
    };
  }, []);
}

/** The words of the step, or the score. */
function Text({ words, at, end }: Pick<BarProps, "at" | "end"> & { words: string }) {
  const box = useRef<HTMLDivElement>(null);
  const said = end?.said ?? words;
  useEffect(() => {
    if (box.current) box.current.scrollTop = 0;
    if (end) box.current?.focus({ preventScroll: true });
  }, [at, end === null]);
  return (
    // What is longer than its box can be scrolled by keyboard.
    <div ref={box} class="lesson-text" tabIndex={0} aria-live="polite" hidden={said === ""}>
      <p class="lesson-words" dir={end ? undefined : directionOf(said)}>
        {said}
      </p>
    </div>
  );
}

function Ways({ ways }: Pick<LessonEnd, "ways">) {
  return (
    <div class="lesson-asks">
      <p>{useWords().say("lesson-ways")}</p>
      <ul class="lesson-ways bare in-row wraps">
        {ways.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Next({ isLast, press }: { isLast: boolean; press: () => void }) {
  return (
    <button type="button" class="in-row lesson-next" onClick={press}>
      <span class="unseen-on-phones">{useWords().say(isLast ? "lesson-finish" : "next")}</span>
      <Icon name={isLast ? "check" : "arrow-right"} />
    </button>
  );
}

/** The longest answer, in characters. */
const MOST = 200;

type QuestionProps = { question: LessonQuestion; given: string; keep: (given: string) => void };

/** @param given The answer so far. @param keep Gets each answer. */
function Question({ question, given: before, keep }: QuestionProps) {
  const { say } = useWords();
  const { ask, answers } = question;
  const isChecked = answers.length > 0;
  const [given, setGiven] = useState(before);
  /** The number of checks of this answer: each one says the verdict again. */
  const [checks, setChecks] = useState(before === "" ? 0 : 1);
  const check = (event: Event) => {
    event.preventDefault();
    setChecks(checks + 1);
  };
  return (
    <form class="lesson-asks lesson-question stack tight" onSubmit={check}>
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
        <Verdict answers={answers} answer={given.trim()} checks={checks} />
      </div>
    </form>
  );
}

type VerdictProps = { answers: string[]; answer: string; checks: number };

function Verdict({ answers, answer, checks }: VerdictProps) {
  const { say } = useWords();
  const isChecked = answers.length > 0;
  const isSaid = isChecked && checks > 0;
  const right = answer !== "" && isRight(answers, answer);
  const verdict = answer === "" ? "lesson-empty" : right ? "lesson-right" : "lesson-not-yet";
  return (
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
          {/* A search can be stepped through in Watch alone. */}
          {verdict === "lesson-not-yet" && here === "watch" && ` ${say("lesson-step-through")}`}
        </span>
      )}
    </p>
  );
}
