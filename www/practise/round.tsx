/** Asks the questions of an exercise one by one, and in the end those again that were missed. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../messages/index.ts";
import { keepGrades, keepResult, keptGrades } from "./kept.ts";
import { End, PrimaryButton } from "./score-card.tsx";
import type { ComponentChildren } from "preact";
import type { Topic } from "./grading.ts";
import type { Grades } from "./kept.ts";
import type { Does, Start } from "./open.tsx";

interface Asked<G> {
  /** The question on the screen; as many as there are at the end. */
  at: number;
  /** How many were asked before it, those that were asked again too. */
  turn: number;
  /** The last answer to it. */
  given: G | null;
  grades: Grades;
}

export type Round<G> = ReturnType<typeof useRound<G>>;

/** @param count How many questions there are. */
export function useRound<G>(start: Start & Does, count: number) {
  const { exercise, isFirst, update } = start;
  const [asked, setAsked] = useState((): Asked<G> => {
    const grades = (isFirst && keptGrades(exercise, count)) || Array<null>(count).fill(null);
    const at = grades.includes(null) ? Math.min(exercise.question, count) - 1 : count;
    return { at, turn: 0, given: null, grades };
  });
  const { at, turn, given, grades } = asked;
  const isKept = useRef(at === count);
  const isOver = at === count;
  const answered = grades.filter((grade) => grade !== null);
  const tally = { asked: answered.length, right: answered.filter((grade) => grade).length };
  useLayoutEffect(() => {
    if (!isOver) update({ question: at + 1 });
  }, [turn]);
  useLayoutEffect(() => keepGrades(exercise, grades), [grades]);

  /** Asks the next question that has no right answer yet: of the second time, those that were missed. */
  function goOn(at: number) {
    const next = grades.findIndex((grade, index) => index > at && grade !== true);
    setAsked({ at: next < 0 ? count : next, turn: turn + 1, given: null, grades });
    if (next >= 0 || isKept.current) return;
    isKept.current = true;
    keepResult(exercise, tally);
  }
  return {
    ...{ start, count, at, turn, given, grades, isOver, tally },
    /** Whether what is asked gets the focus. */
    focus: turn > 0 || start.focus,
    /** Takes an answer: the first one to a question counts. */
    answer(answer: G, right: boolean) {
      const isAsked = (index: number) => given === null && index === at;
      const now = grades.map((grade, index) => (isAsked(index) ? right : grade));
      setAsked({ at, turn, given: answer, grades: now });
    },
    goOn: () => goOn(at),
    again: () => goOn(-1),
  };
}

/** The stage, and beside it how far the exercise is, the question and its answer. */
export function RoundView<G>({
  round,
  stage,
  task,
  focusTask = false,
  reason,
  answer,
  links,
  topicOf,
  children,
}: {
  round: Round<G>;
  stage: ComponentChildren;
  task: string;
  /** Whether the question gets the focus, and not what answers it. */
  focusTask?: boolean;
  /** What is said of the answer. */
  reason: ComponentChildren;
  /** What answers the question. */
  answer?: ComponentChildren;
  /** The ways on beside the next question. */
  links?: ComponentChildren;
  topicOf: (question: number) => Topic;
  /** What stands below. */
  children?: ComponentChildren;
}) {
  const { start, given, grades, turn, focus, isOver, tally } = round;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOver || focusTask) heading.current?.focus({ preventScroll: true });
    // A long reason had the page scrolled.
    if (focus && !isOver) section.current?.scrollIntoView({ block: "nearest" });
  }, [turn]);
  const missed = [...grades.keys()].filter((at) => grades[at] === false);
  const ways = given !== null && (
    <div class="buttons">
      <PrimaryButton press={round.goOn}>{say("practise-go-on")}</PrimaryButton>
      {links}
    </div>
  );
  return (
    <>
      <section ref={section} class="stage">
        {stage}
      </section>
      <section class="panel">
        <Progress {...round} />
        <h2 ref={heading} id={QUESTION} class="task" tabIndex={-1}>
          {isOver ? say("practise-done", tally) : task}
        </h2>
        <div class="reason" role="status">
          {reason}
        </div>
        <div class="answer-place">
          {isOver ? (
            <End {...start} missed={missed.map(topicOf)} again={round.again} focus={false} />
          ) : (
            ways || answer
          )}
        </div>
        {children}
      </section>
    </>
  );
}

export const QUESTION = "question";

function Progress({ at, count, grades }: Pick<Round<unknown>, "at" | "count" | "grades">) {
  const look = (grade: boolean | null) => (grade === null ? "" : grade ? "right" : "wrong");
  return (
    <p class="progress">
      <span class="dots" aria-hidden="true">
        {grades.map((grade, index) => (
          <span key={index} class={`dot ${look(grade)} ${index === at ? "now" : ""}`} />
        ))}
      </span>
      <span>{at < count && say("practise-question", { number: at + 1, count })}</span>
    </p>
  );
}
