/** Predict: the questions of an exercise one by one, each answered in a form before the search goes on. */
import { language, say } from "../messages/index.ts";
import { readNumber } from "../base/typed-numbers.ts";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { conventionParts } from "../parts/exercise/convention.ts";
import { BoardStage } from "./board-stage.tsx";
import { gradeStep, signOf, topicOf } from "./grading.ts";
import { QUESTION, RoundView, useRound } from "./round.tsx";
import { WatchLink } from "./score-card.tsx";
import { askedNode } from "./subject.ts";
import { TreeAsList, TreeStage } from "./tree-stage.tsx";
import { answerText, verdictText } from "./words.ts";
import type { Answer } from "./grading.ts";
import type { Does, Start } from "./open.tsx";
import type { Question } from "./questions.ts";
import type { ExerciseSubject } from "./subject.ts";

export function Predict({
  subject,
  questions,
  ...start
}: Start & Does & { subject: ExerciseSubject; questions: readonly Question[] }) {
  const { record } = subject;
  const { exercise } = start;
  const round = useRound<Answer>(start, questions.length);
  const { given } = round;
  const question = round.isOver ? null : questions[round.at];
  const moment = {
    index: question ? (given ? question.answered : question.shown) : record.length - 1,
    here: question ? askedNode(record, question) : 0,
    isX: question?.kind === "limit" && !given,
  };
  const isTree = record.isTree();
  const { cut } = conventionParts(exercise.convention);
  return (
    <RoundView
      round={round}
      stage={
        isTree ? (
          <TreeStage record={record} {...moment} />
        ) : (
          <BoardStage record={record} {...moment} />
        )
      }
      task={question ? subject.ask(question) : ""}
      reason={question && given && <Reason {...{ subject, question, given }} />}
      answer={
        question && (
          <AnswerForm
            key={round.turn}
            kind={question.kind}
            sign={signOf(record, question.node)}
            focus={round.focus}
            judge={(answer) => {
              const grades = gradeStep(record, question, answer);
              round.answer(
                answer,
                grades.every((grade) => grade.right),
              );
            }}
          />
        )
      }
      links={
        question && (
          <WatchLink exercise={exercise} step={question.answered}>
            {say("watch-step")}
          </WatchLink>
        )
      }
      topicOf={(at) => topicOf(record, questions[at])}
    >
      <div class="explained hints">
        {question && !given && (
          <>
            <p>{say(`hint-${question.kind}`, { cut })}</p>
            {subject.note && <p>{subject.note}</p>}
          </>
        )}
      </div>
      {isTree && <TreeAsList record={record} {...moment} />}
    </RoundView>
  );
}

/** Whether an answer is right, and why. */
function Reason({
  subject,
  question,
  given,
}: {
  subject: ExerciseSubject;
  question: Question;
  given: Answer;
}) {
  const grades = gradeStep(subject.record, question, given);
  const isRight = grades.every((grade) => grade.right);
  const diagnosis = isRight ? "" : subject.diagnose(question, given);
  return (
    <>
      <p>{answerText(given)}</p>
      <p class={isRight ? "verdict right" : "verdict wrong"}>{verdictText(grades)}</p>
      {diagnosis && <p class="diagnosis">{diagnosis}</p>}
      <p>{subject.why(question)}</p>
    </>
  );
}

interface FormProps {
  /** Whether the first field gets the focus. */
  focus: boolean;
  judge: (answer: Answer) => void;
}

function AnswerForm({ kind, ...form }: FormProps & { kind: Question["kind"]; sign: string }) {
  return kind === "cut" ? <CutForm {...form} /> : <NumberForm {...form} kind={kind} />;
}

/** The label of a field, in signs where there are some; isolated, or a right-to-left page would mirror them. */
function labelOf(part: string, sign: string) {
  if (part === "value") return say("practise-label-value");
  return part === "limit" ? `\u2066x ${sign}\u2069` : ({ alpha: "α", beta: "β" }[part] ?? "");
}

function NumberForm({
  kind,
  sign,
  focus,
  judge,
}: FormProps & { kind: "value" | "bounds" | "limit"; sign: string }) {
  const parts = kind === "bounds" ? ["alpha", "beta"] : [kind];
  const [texts, setTexts] = useState(parts.map(() => ""));
  /** The field that could not be read. */
  const [fault, setFault] = useState(-1);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useLayoutEffect(() => {
    if (focus) inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const write = (at: number, text: string) =>
    setTexts(texts.map((one, index) => (index === at ? text : one)));

  function submit(event: Event) {
    event.preventDefault();
    const values = texts.map((text) => readNumber(text, language));
    const unread = values.findIndex((value) => value === null || Number.isNaN(value));
    if (unread < 0) return judge(Object.fromEntries(parts.map((part, at) => [part, values[at]])));
    // Enter leads from one field to the next.
    const isNext = values[unread] === null && inputs.current[unread - 1]?.matches(":focus");
    if (!isNext) setFault(unread);
    inputs.current[unread]?.focus();
  }
  return (
    <form class="answer" onSubmit={submit}>
      {parts.map((part, at) => (
        <div key={part} class="answer-field">
          <label class="field">
            <span>{labelOf(part, sign)}</span>
            <input
              ref={(input) => void (inputs.current[at] = input)}
              type="text"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              spellcheck={false}
              size={5}
              value={texts[at]}
              aria-invalid={at === fault}
              aria-describedby={QUESTION}
              onInput={({ currentTarget }) => write(at, currentTarget.value)}
            />
          </label>
          {/* A sign that many keyboards lack. */}
          {parts.length > 1 && (
            <button
              type="button"
              onClick={() => {
                write(at, part === "alpha" ? "−∞" : "+∞");
                inputs.current[at]?.focus();
              }}
            >
              {part === "alpha" ? "−∞" : "+∞"}
            </button>
          )}
        </div>
      ))}
      <CheckButton fault={fault < 0 ? "" : say("practise-unread")} />
    </form>
  );
}

function CutForm({ focus, judge }: FormProps) {
  const [chosen, setChosen] = useState<"yes" | "no" | null>(null);
  const [isMissing, setMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (focus) first.current?.focus({ preventScroll: true });
  }, []);
  function submit(event: Event) {
    event.preventDefault();
    if (chosen) judge({ cut: chosen === "yes" });
    else setMissing(true);
  }
  return (
    <form class="answer" onSubmit={submit}>
      <div class="answer-choices">
        {(["yes", "no"] as const).map((choice) => (
          <label key={choice} class="answer-choice">
            <input
              ref={choice === "yes" ? first : undefined}
              type="radio"
              name="cut"
              checked={choice === chosen}
              aria-describedby={QUESTION}
              onChange={() => setChosen(choice)}
            />
            {say(`cut-${choice}`)}
          </label>
        ))}
      </div>
      <CheckButton fault={isMissing && !chosen ? say("practise-unchosen") : ""} />
    </form>
  );
}

function CheckButton({ fault }: { fault: string }) {
  return (
    <>
      <p role="alert" class="practise-fault">
        {fault}
      </p>
      <button class="primary">{say("check")}</button>
    </>
  );
}
