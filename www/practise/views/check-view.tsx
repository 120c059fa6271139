/**
 * An exercise that is checked as a whole, until it is right. Only the first check counts, and
 * none if the answers are shown before it.
 */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../../messages/index.ts";
import { Button } from "../../page/buttons.tsx";
import { Again } from "../../ui/again.tsx";
import { saveKindProgress, saveMistake } from "../exercise/storage.ts";
import { rulesText } from "../questions/search-rules.ts";
import { End } from "./end.tsx";
import { QUESTION_ID, type ExerciseProps } from "./props.ts";
import { FORM_ID } from "./tree-fields.tsx";
import type { ComponentChildren } from "preact";
import type { Topic } from "../questions/topics.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";

/** The props of a kind that takes only trees. */
export type TreeProps = ExerciseProps & { record: TreeRecord };

/** `tone` is empty for a message that is not a verdict. */
type Feedback = { text: string; tone: "" | "right" | "wrong" };

type Score = { asked: number; right: number };

/** @property mistake What is kept of a wrong answer; null if the answer is right. */
type Result = { text: string; score: Score; missed?: readonly Topic[]; mistake: string | null };

type Checking = ReturnType<typeof useChecking>;

export function useChecking(props: TreeProps) {
  const { exercise } = props;
  const [feedback, setFeedback] = useState<Feedback>({ text: "", tone: "" });
  /** The result of the first check; null before it. */
  const [first, setFirst] = useState<{ score: Score; missed: readonly Topic[] } | null>(null);
  const [isOver, setOver] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const focus = (element?: Element | RadioNodeList | null, options?: FocusOptions) => {
    if (element instanceof HTMLElement) element.focus(options);
  };
  useLayoutEffect(() => {
    props.update(exercise);
    if (props.focus) focus(form.current?.elements[0], { preventScroll: true });
  }, []);
  return {
    props,
    feedback,
    first,
    isOver,
    form,
    focus: (node: number) => focus(form.current?.elements.namedItem(String(node))),
    tell: (text: string) => setFeedback({ text, tone: "" }),
    report({ text, score, missed = [], mistake }: Result) {
      const counted = first ?? { score, missed };
      setFeedback({ text, tone: mistake === null ? "right" : "wrong" });
      setFirst(counted);
      if (mistake !== null) return void saveMistake(exercise, mistake);
      setOver(true);
      saveKindProgress(exercise, { asked: counted.score.asked, done: counted.score.right });
    },
    /** Ends the exercise after its answers were shown. */
    showKey(text: string) {
      setFeedback({ text, tone: "" });
      setOver(true);
    },
  };
}

interface CheckViewProps {
  checking: Checking;
  /** The exercise that Watch opens, if it is not the visitor's. */
  watched?: TreeProps["exercise"];
  stage: ComponentChildren;
  task: string;
  done: MessageId;
  check: () => void;
  clear: () => void;
  reveal: () => void;
  /** The content below the verdict, which is announced with it. */
  children?: ComponentChildren;
}

export function CheckView(view: CheckViewProps) {
  const { checking, stage, children, done, task, watched = checking.props.exercise } = view;
  const { props, first, isOver, feedback } = checking;
  return (
    <>
      <section class="stage">{stage}</section>
      <section class="panel stack">
        <h2 id={QUESTION_ID} tabIndex={-1}>
          {isOver && first ? say(done, { ...first.score }) : task}
        </h2>
        <div class="answer-place stack no-print">
          {isOver && <End {...props} exercise={watched} missed={first?.missed ?? []} focus />}
          {!isOver && <CheckForm {...view} />}
        </div>
        <div class="stack gone-if-empty" role="status">
          <Again check={feedback}>
            {feedback.text && (
              <p id="verdict" class={`verdict ${feedback.tone}`}>
                {feedback.text}
              </p>
            )}
            {feedback.text && children}
          </Again>
        </div>
        <p class="explained">{rulesText(props.record, props.exercise, true)}</p>
      </section>
    </>
  );
}

function CheckForm({ checking, check, clear, reveal }: CheckViewProps) {
  function submit(event: Event) {
    event.preventDefault();
    check();
  }
  return (
    <form ref={checking.form} id={FORM_ID} class="buttons" onSubmit={submit}>
      <button class="primary">{say("check")}</button>
      <Button say="start-over" press={clear} />
      <Button say="practise-key-button" press={reveal} />
    </form>
  );
}
