/** The bar of a lesson. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { directionOf } from "../../messages/languages.ts";
import { say } from "../../messages/index.ts";
import { Again } from "../../ui/again.tsx";
import { thisPlace } from "../address.ts";
import { IconButton, Icon } from "../buttons.tsx";
import { setUnderWay } from "../under-way.ts";
import { isRight } from "./answers.ts";
import type { LessonQuestion, LessonStep } from "./lesson.ts";

/** Shown after the last step. */
export type LessonEnd = { score: string; links: readonly { href: string; name: string }[] };

interface BarProps {
  /** Empty if the lesson has no title. */
  title: string;
  step: Pick<LessonStep, "words" | "question">;
  at: number;
  steps: number;
  end: LessonEnd | null;
  /** The visitor's earlier answer to this step. */
  answer: string;
  actions: { save: (answer: string) => void } & Record<"back" | "next" | "close", () => void>;
}

export function LessonBar(props: BarProps) {
  const { title, step, at, steps, end, answer, actions } = props;
  const bar = useRef<HTMLElement>(null);
  const name = title || say("lesson-untitled");
  const label = say("lesson-label", { title: name });
  useLayoutEffect(() => measured(bar.current), []);
  return (
    // Pupils choose the same button step after step, so the bar keeps the focus.
    <section ref={bar} class="lesson" aria-label={label} data-keeps-focus="">
      <div>
        <h2 dir={directionOf(name)}>{name}</h2>
        <p class="lesson-place explained">{say("step-of", { step: at + 1, steps })}</p>
      </div>
      <Text {...props} />
      {!end && step.question && (
        <Question key={at} {...step.question} before={answer} save={actions.save} />
      )}
      {end && end.links.length > 0 && <Links links={end.links} />}
      <Buttons {...props} />
    </section>
  );
}

/** The words of the step or of the end. The end takes the focus. */
function Text({ at, end, step }: BarProps) {
  const text = useRef<HTMLDivElement>(null);
  const words = end?.score ?? step.words;
  useEffect(() => {
    if (text.current) text.current.scrollTop = 0;
    if (end) text.current?.focus({ preventScroll: true });
  }, [at, end === null]);
  return (
    // A text that is longer than its box can be scrolled by keyboard.
    <div ref={text} class="lesson-text" tabIndex={0} aria-live="polite" hidden={words === ""}>
      <p class="lesson-words" dir={end ? undefined : directionOf(words)}>
        {words}
      </p>
    </div>
  );
}

function Links({ links }: Pick<LessonEnd, "links">) {
  return (
    <div class="wide">
      <p>{say("lesson-ways")}</p>
      <ul class="lesson-links bare in-row wraps">
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Buttons({ at, steps, end, actions }: BarProps) {
  const isLast = at === steps - 1;
  return (
    <div class="lesson-go turns in-row">
      {/* A button that has no effect at this step keeps the focus. */}
      <button type="button" class="in-row" aria-disabled={at === 0 && !end} onClick={actions.back}>
        <Icon name="arrow-left" />
        <span class="unseen-on-phones">{say("lesson-back")}</span>
      </button>
      {!end && (
        <button type="button" class="in-row lesson-next" onClick={actions.next}>
          <span class="unseen-on-phones">{say(isLast ? "lesson-finish" : "next")}</span>
          <Icon name={isLast ? "check" : "arrow-right"} />
        </button>
      )}
      <IconButton name="lesson-close" class="tool" icon="x" press={actions.close} />
    </div>
  );
}

/** Passes the height of the bar to the style sheets while it is shown. @returns Ends that. */
function measured(bar: HTMLElement | null) {
  const { style } = document.documentElement;
  const measure = () => style.setProperty("--lesson", `${bar?.offsetHeight ?? 0}px`);
  const height = new ResizeObserver(measure);
  if (bar) height.observe(bar);
  measure();
  setUnderWay("lesson", true);
  return () => {
    height.disconnect();
    style.removeProperty("--lesson");
    setUnderWay("lesson", false);
  };
}

/** The most characters of an answer. */
const MOST_CHARACTERS = 200;

type QuestionProps = LessonQuestion & { before: string; save: (answer: string) => void };

/** @param before The answer so far. @param save Receives each answer. */
function Question({ ask, answers, before, save }: QuestionProps) {
  const [answer, setAnswer] = useState(before);
  const [checks, setChecks] = useState(before === "" ? 0 : 1);
  function change(text: string) {
    save(text);
    setAnswer(text);
    setChecks(0);
  }
  function check(event: Event) {
    event.preventDefault();
    setChecks(checks + 1);
  }
  return (
    <form class="lesson-question wide stack tight" onSubmit={check}>
      <label for="lesson-answer" dir={directionOf(ask)}>
        {ask}
      </label>
      <div class="lesson-answer in-row wraps">
        <input
          type="text"
          id="lesson-answer"
          dir="auto"
          value={answer}
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          aria-describedby="lesson-verdict"
          onInput={({ currentTarget: { value } }) => change(value)}
        />
        {answers.length > 0 && <button>{say("check")}</button>}
        <Verdict answers={answers} answer={answer.trim()} checks={checks} />
      </div>
    </form>
  );
}

type VerdictProps = { answers: string[]; answer: string; checks: number };

function Verdict({ answers, answer, checks }: VerdictProps) {
  const isChecked = answers.length > 0 && checks > 0;
  const grade = isRight(answers, answer) ? "lesson-right" : "lesson-not-yet";
  const verdict = answer === "" ? "lesson-empty" : grade;
  // Only Watch can step through a search.
  const isHinted = verdict === "lesson-not-yet" && thisPlace === "watch";
  return (
    <p
      class="lesson-verdict"
      id="lesson-verdict"
      role="status"
      data-right={isChecked ? verdict === "lesson-right" : undefined}
    >
      {answers.length === 0 && say("lesson-unchecked")}
      {isChecked && (
        <Again check={checks}>
          {say(verdict)}
          {isHinted && ` ${say("lesson-step-through")}`}
        </Again>
      )}
    </p>
  );
}
