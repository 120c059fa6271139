/** Predict: the questions of an exercise, each answered in a form before the search goes on. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readNumber } from "../base/typed-numbers.ts";
import { figure } from "../messages/figures.ts";
import { language } from "../messages/index.ts";
import { useWords } from "../ui/words.tsx";
import { gradeStep, isRight, signOf, topicOf } from "./grading.ts";
import { keepSlip } from "./kept.ts";
import { QUESTION, RoundView, useRound } from "./round.tsx";
import { Counts, WatchLink } from "./score-card.tsx";
import { SearchStage } from "./stage.tsx";
import { verdictText } from "./words.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Answer } from "./grading.ts";
import type { ExerciseProps } from "./open.tsx";
import type { Question } from "./questions.ts";
import type { ExerciseSubject } from "./subject.ts";

interface PredictProps extends ExerciseProps {
  subject: ExerciseSubject;
  questions: readonly Question[];
}

export function Predict({ subject, questions, ...props }: PredictProps) {
  const { record, note } = subject;
  const { exercise, isList } = props;
  const { say } = useWords();
  const round = useRound<Answer>(props, questions.length);
  const { at, given, turn, isOver, focus } = round;
  // At the end the last one is there, too: it is not asked.
  const question = questions[Math.min(at, questions.length - 1)];
  const { kind, node, shown, answered } = question;
  const moment = {
    index: isOver ? record.length - 1 : given ? answered : shown,
    // A cut is asked of the node above.
    here: isOver ? 0 : kind === "cut" ? record.trace.parents[node] : node,
    isX: kind === "limit" && !given && !isOver,
  };
  const hint = say(`hint-${kind}`, { cut: subject.cut });
  function judge(answer: Answer) {
    const right = isRight(record, question, answer);
    round.answer(answer, right);
    if (!right) keepSlip(exercise, subject.diagnose(question, answer) || subject.why(question));
  }
  return (
    <RoundView
      round={round}
      stage={<SearchStage {...moment} record={record} isList={isList} />}
      task={subject.ask(question)}
      reason={given && <Reason subject={subject} question={question} given={given} />}
      form={
        <AnswerForm key={turn} {...{ record, question, focus, judge }} isGiven={given !== null} />
      }
      links={
        <WatchLink exercise={exercise} step={answered}>
          {say("watch-step")}
        </WatchLink>
      }
      topicOf={(at) => topicOf(record, questions[at])}
    >
      {isOver && record.isTree() && <Counts record={record} />}
      {!isOver && !given && (
        <p class="explained hints">
          {hint} {note}
        </p>
      )}
    </RoundView>
  );
}

type ReasonProps = { subject: ExerciseSubject; question: Question; given: Answer };

function Reason({ subject, question, given }: ReasonProps) {
  const grades = gradeStep(subject.record, question, given);
  const look = isRight(subject.record, question, given) ? "right" : "wrong";
  const diagnosis = look === "wrong" && subject.diagnose(question, given);
  return (
    <>
      <p class={`verdict ${look}`}>{verdictText(grades)}</p>
      {diagnosis && <p class="diagnosis">{diagnosis}</p>}
      <p>{subject.why(question)}</p>
    </>
  );
}

interface FormProps {
  record: SearchRecord;
  question: Question;
  focus: boolean;
  isGiven: boolean;
  judge: (answer: Answer) => void;
}

/** Numbers, typed or by keys of this tree's values, or a choice. A given answer stays. */
function AnswerForm({ record, question, focus, isGiven, judge }: FormProps) {
  const { kind, node } = question;
  const { say } = useWords();
  const parts = kind === "bounds" ? (["alpha", "beta"] as const) : [kind];
  const [texts, setTexts] = useState<readonly string[]>(parts.map(() => ""));
  /** The field that cannot be read. */
  const [fault, setFault] = useState(-1);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The field that a key writes into. */
  const now = useRef(0);
  useLayoutEffect(() => {
    if (focus) inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const write = (at: number, text: string) =>
    setTexts(texts.map((one, index) => (index === at ? text : one)));
  function press(value: number) {
    write(now.current, figure(value));
    const next = texts.findIndex((text, at) => text === "" && at !== now.current);
    inputs.current[next < 0 ? now.current : next]?.focus({ preventScroll: true });
  }
  // In signs where there are some; isolated, or a right-to-left page would mirror them.
  const limit = `\u2066x ${kind === "limit" ? signOf(record, node) : ""}\u2069`;
  const [value, nodes] = [say("practise-label-value"), say("nodes")];
  const labels = { alpha: "α", beta: "β", limit, value, nodes, cut: "" };
  const inputAt = (at: number) => ({
    ref: (input: HTMLInputElement | null) => void (inputs.current[at] ??= input),
    onFocus: () => void (now.current = at),
    "aria-describedby": QUESTION,
  });
  const leaves =
    record.isTree() && kind !== "nodes" ? record.tree.flatMap(({ value }) => value ?? []) : [];
  const values = [...new Set(leaves)].sort((one, other) => one - other);
  // Signs that many keyboards lack.
  const bounds = kind === "bounds" ? [-Infinity, ...values, Infinity] : values;

  function submit(event: Event) {
    event.preventDefault();
    if (kind === "cut" && texts[0]) return judge({ cut: texts[0] === "yes" });
    const read = texts.map((text) => readNumber(text, language));
    const unread = read.findIndex((value) => value === null || Number.isNaN(value));
    if (unread < 0) return judge(Object.fromEntries(parts.map((part, at) => [part, read[at]])));
    // Enter leads from one field to the next.
    const isNext = read[unread] === null && inputs.current[unread - 1]?.matches(":focus");
    if (!isNext) setFault(unread);
    if (kind !== "cut") inputs.current[unread]?.focus();
  }
  return (
    <form class="answer in-row wraps" onSubmit={submit}>
      <fieldset class="answer-fields fields bare" disabled={isGiven}>
        {kind === "cut"
          ? (["yes", "no"] as const).map((choice) => (
              <label key={choice} class="answer-choice choice framed">
                <input
                  {...inputAt(0)}
                  type="radio"
                  name="cut"
                  checked={choice === texts[0]}
                  onChange={() => write(0, choice)}
                />
                {say(`cut-${choice}`)}
              </label>
            ))
          : parts.map((part, at) => (
              <label key={part} class="answer-field in-row">
                <span>{labels[part]}</span>
                <input
                  {...inputAt(at)}
                  type="text"
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="off"
                  // The keys are below it, and a phone's own would hide the tree.
                  inputMode={values.length > 0 ? "none" : undefined}
                  value={texts[at]}
                  aria-invalid={at === fault}
                  onInput={({ currentTarget }) => write(at, currentTarget.value)}
                />
              </label>
            ))}
        {kind !== "cut" && bounds.length > 0 && (
          <div class="answer-keys" dir="ltr" role="group" aria-label={say("practise-keys")}>
            {bounds.map((value) => (
              <button key={value} type="button" onClick={() => press(value)}>
                {figure(value)}
              </button>
            ))}
          </div>
        )}
      </fieldset>
      <p role="alert" class="practise-fault fault">
        {fault >= 0 && !isGiven && say(kind === "cut" ? "practise-unchosen" : "practise-unread")}
      </p>
      {!isGiven && <button class="primary">{say("check")}</button>}
    </form>
  );
}
