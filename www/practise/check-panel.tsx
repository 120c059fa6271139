/** An exercise that is checked as a whole: its first check counts, and it can be tried again until it is right. */
import { useState } from "preact/hooks";
import { useWords } from "../ui/words.tsx";
import { keepProgress, keepResult, keepSlip } from "./kept.ts";
import { QUESTION } from "./round.tsx";
import { End } from "./score-card.tsx";
import type { ComponentChildren } from "preact";
import type { Topic } from "./grading.ts";
import type { Score } from "./kept.ts";
import type { ExerciseProps } from "./open.tsx";

/** What a check has come to. */
interface Checked {
  score: Score;
  missed: readonly Topic[];
  /** Why it is wrong, if it is. */
  slip: string;
}

/** What is said of an answer: `look` says if it is right, and is empty if it was not checked. */
export interface Said {
  text: string;
  look: "" | "right" | "wrong";
}

export const NOTHING_SAID: Said = { text: "", look: "" };

/** What the first check came to; after a look at the answers none proves anything. */
export function useFirstCheck({ exercise }: ExerciseProps) {
  const [first, setFirst] = useState<Checked | null>(null);
  const [isOver, setOver] = useState(false);
  function checked(now: Checked, isLast: boolean) {
    const counted = first ?? now;
    setFirst(counted);
    if (now.slip) keepSlip(exercise, now.slip);
    if (!isLast) return;
    setOver(true);
    keepResult(counted.score);
    keepProgress(exercise, { asked: counted.score.asked, done: counted.score.right });
  }
  return { first, isOver, checked };
}

interface CheckPanelProps {
  props: ExerciseProps;
  first: Checked | null;
  isOver: boolean;
  /** What is to be done, and what was done. */
  task: string;
  done: string;
  /** When a branch is cut. */
  cut: string;
  /** The form of which fields outside it are part. */
  form: string;
  said: Said;
  check: () => void;
  clear: () => void;
  reveal: () => void;
  /** Why it is right or wrong. */
  children?: ComponentChildren;
}

export function CheckPanel({ props, first, isOver, said, children, ...own }: CheckPanelProps) {
  const { say } = useWords();
  function submit(event: Event) {
    event.preventDefault();
    own.check();
  }
  return (
    <section class="panel stack">
      <h2 id={QUESTION} tabIndex={-1}>
        {isOver ? own.done : own.task}
      </h2>
      <div class="answer-place stack">
        {isOver && first ? (
          <End {...props} missed={first.missed} focus />
        ) : (
          <form id={own.form} class="buttons" onSubmit={submit}>
            <button class="primary">{say("check")}</button>
            <button type="button" onClick={own.clear}>
              {say("clear-button")}
            </button>
            <button type="button" onClick={own.reveal}>
              {say("practise-key-button")}
            </button>
          </form>
        )}
      </div>
      <p class={`verdict ${said.look}`} role="status">
        {said.text}
      </p>
      {children}
      <p class="explained">{say("practise-cut-when", { cut: own.cut })}</p>
    </section>
  );
}
