/** Asks the questions of an exercise one by one, then the missed ones again. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { Again } from "../../ui/again.tsx";
import { saveMistake, saveKindProgress, loadGrades, type Grades } from "../exercise/storage.ts";
import { End, PrimaryButton } from "./end.tsx";
import { QUESTION_ID, type ExerciseProps } from "./props.ts";
import type { ComponentChildren } from "preact";
import type { Topic } from "../questions/topics.ts";

/** `at` is `count` at the end. `turn` counts the questions asked before. */
type RoundState<G> = { at: number; reply: G | null; turn: number; grades: Grades };

type Round<G> = ReturnType<typeof useRound<G>>;

export function useRound<G>(props: ExerciseProps, count: number) {
  const { exercise, update } = props;
  const [state, setState] = useState<RoundState<G>>(() => begin(props, count));
  const { at, reply, turn, grades } = state;
  const isOver = at === count;
  const answered = grades.filter((grade) => grade !== null);
  const score = { asked: answered.length, right: answered.filter(Boolean).length };
  useLayoutEffect(() => {
    if (!isOver) update({ ...exercise, question: at + 1 });
  }, [turn]);
  // After a followed link, the first answer replaces the stored ones.
  useLayoutEffect(() => {
    const next = { ...exercise, question: Math.min(at + 2, count) };
    if (reply !== null) saveKindProgress(next, { asked: count, done: answered.length }, grades);
  }, [grades]);

  /** Asks the next question without a right answer. The second time, these are the missed ones. */
  function continueAfter(at: number) {
    const next = grades.findIndex((grade, index) => index > at && grade !== true);
    setState({ at: next < 0 ? count : next, reply: null, turn: turn + 1, grades });
  }
  return {
    ...state,
    props,
    count,
    isOver,
    score,
    /** True if the question takes the focus. */
    focus: !isOver && (turn > 0 || props.focus),
    /** Only the first answer to a question counts. @param mistake Null if the answer is right. */
    answer(answer: G, mistake: string | null) {
      const isGraded = (index: number) => reply === null && index === at;
      const now = grades.map((grade, index) => (isGraded(index) ? mistake === null : grade));
      setState({ at, reply: answer, turn, grades: now });
      if (mistake !== null) saveMistake(exercise, mistake);
    },
    nextQuestion: () => continueAfter(at),
    again: () => continueAfter(-1),
  };
}

/** The first question of an exercise, or the one at which the visitor left it. */
function begin({ exercise, isKept }: ExerciseProps, count: number) {
  const none: Grades = Array(count).fill(null);
  const grades = (isKept && loadGrades(exercise, count)) || none;
  const at = grades.includes(null) ? Math.min(exercise.question, count) - 1 : count;
  return { at, reply: null, turn: 0, grades };
}

interface RoundViewProps {
  round: Round<unknown>;
  stage: ComponentChildren;
  task: string;
  /** True if the task takes the focus, and not the field. */
  focusTask?: boolean;
  /** True if the task stays visible beside the reason. */
  keepsTask?: boolean;
  reason: ComponentChildren;
  /** A late part of the reason, which moves the buttons down. */
  more?: unknown;
  form?: ComponentChildren;
  /** Links beside the button to the next question. */
  links?: ComponentChildren;
  topicOf: (question: number) => Topic;
  children: ComponentChildren;
}

/** The stage, and beside it the progress with the question or the reason. */
export function RoundView(view: RoundViewProps) {
  const { round, stage, task, focusTask, keepsTask, reason, children } = view;
  const { at, count, reply, grades, turn, focus, isOver, score } = round;
  const heading = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (isOver || focusTask) heading.current?.focus({ preventScroll: true });
    // A long reason may have scrolled the page.
    if (focus) section.current?.scrollIntoView({ block: "nearest" });
  }, [turn]);
  return (
    <>
      <section ref={section} class="stage">
        {stage}
      </section>
      <section class="panel stack">
        <Dots grades={grades} at={at} count={count} />
        <h2
          ref={heading}
          id={QUESTION_ID}
          class={reply === null || keepsTask ? "task" : "task unseen"}
          tabIndex={-1}
        >
          {isOver ? say("practise-done", score) : task}
        </h2>
        {/* A late part of the reason is announced alone. */}
        <div class="reason stack" role="status" aria-atomic="false">
          <Again check={reply}>{reply !== null && reason}</Again>
        </div>
        <AnswerPlace {...view} />
        {children}
      </section>
    </>
  );
}

/** The form, and below it the way to the next question; or the end. */
function AnswerPlace({ round, form, links, more, topicOf }: RoundViewProps) {
  const { props, reply, grades, isOver, again, nextQuestion } = round;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (more) box.current?.scrollIntoView({ block: "nearest" });
  }, [more]);
  const missed = [...grades.keys()].filter((at) => grades[at] === false).map(topicOf);
  return (
    <div ref={box} class="answer-place stack gone-if-empty no-print">
      {isOver ? <End {...props} missed={missed} again={again} focus={false} /> : form}
      {reply !== null && (
        <div class="buttons">
          <PrimaryButton press={nextQuestion}>{say("practise-go-on")}</PrimaryButton>
          {links}
        </div>
      )}
    </div>
  );
}

function Dots({ grades, at, count }: { grades: Grades; at: number; count: number }) {
  return (
    <p class="progress explained in-row wraps">
      <span class="dots in-row wraps" aria-hidden="true">
        {grades.map((grade, index) => {
          const tone = grade === null ? "" : grade ? "right" : "wrong";
          return <span key={index} class={`practise-dot ${tone} ${index === at ? "now" : ""}`} />;
        })}
      </span>
      <span>{at < count && say("practise-question", { number: at + 1, count })}</span>
    </p>
  );
}
