/** A question of a chapter. If a known mistake leads to a wrong answer, the question names it. */
import { useEffect, useRef, useState } from "preact/hooks";
import { readInteger } from "../base/typed-numbers.ts";
import { say } from "../messages/index.ts";
import { Again } from "../ui/again.tsx";

export interface QuestionData {
  /** The right answer, as the page shows it. */
  right: string;
  /** Descriptions of known mistakes, by the answers that they lead to. */
  mistakes: Record<string, string>;
  kind: "number" | "list";
}

/** Separators between single digits, as in “4, 6, 7” for 467. */
const DIGIT_SEPARATORS = /(?<=(?<!\p{Nd})\p{Nd})[,،;؛\s\p{Cf}yو]+(?=\p{Nd}(?!\p{Nd}))/gu;
const read = (text: string) => readInteger(text.replace(DIGIT_SEPARATORS, ""));

interface QuestionProps extends QuestionData {
  /** The number of times that the answer was opened. Then nobody is asked to retry. */
  opened: number;
  graded: (isRight: boolean) => void;
}

export function ChapterQuestion({ kind, right, mistakes, opened, graded }: QuestionProps) {
  const field = useRef<HTMLInputElement>(null);
  const [verdict, grade] = useState<{ text: string; isRight?: boolean }>({ text: "" });
  const { text, isRight } = verdict;
  useEffect(() => {
    if (opened > 0 && isRight === false) grade({ text: "", isRight });
  }, [opened]);

  function check(event: Event) {
    event.preventDefault();
    const answer = read(field.current?.value ?? "");
    if (answer === null || Number.isNaN(answer)) {
      grade({ text: say("chapter-answer-fault", { kind }) });
      return field.current?.focus();
    }
    const isRight = answer === read(right);
    const mistake = mistakes[answer];
    const wrong = mistake ? say("chapter-mistake", { mistake }) : say("chapter-wrong");
    grade({ text: isRight ? say("chapter-right", { answer: right }) : wrong, isRight });
    graded(isRight);
  }
  // A keypad for numbers may lack the space.
  const inputMode = kind === "list" ? "text" : "numeric";
  return (
    <form class="answer-form no-print" onSubmit={check}>
      <label>
        {say("chapter-answer-label", { kind })}
        <input type="text" inputMode={inputMode} autocomplete="off" ref={field} />
      </label>
      <button class="primary">{say("check")}</button>
      <p class="grade" role="status" data-right={isRight}>
        <Again check={verdict}>{text}</Again>
      </p>
    </form>
  );
}
