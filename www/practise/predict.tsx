/** Predict: asks questions about a search, each before the search continues. */
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
  // At the end the last question is kept, but not asked.
  const question = questions[Math.min(at, questions.length - 1)];
  const { kind, node, shown, answered } = question;
  const moment = {
    index: isOver ? record.length - 1 : given ? answered : shown,
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

/** The answer as numbers, typed or pressed, or as a choice. It stays visible once given. */
function AnswerForm({ record, question, focus, isGiven, judge }: FormProps) {
  const { kind, node } = question;
  const { say } = useWords();
  const parts = kind === "bounds" ? (["alpha", "beta"] as const) : [kind];
  const [texts, setTexts] = useState<readonly string[]>(parts.map(() => ""));
  /** The index of the unreadable field; −1 for none. */
  const [fault, setFault] = useState(-1);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  /** The index of the field that a key writes to. */
  const now = useRef(0);
  useLayoutEffect(() => {
    if (focus) inputs.current[0]?.focus({ preventScroll: true });
  }, []);
  const write = (at: number, text: string) =>
    setTexts(texts.map((one, index) => (index === at ? text : one)));
  function press(value: number) {
    if (kind === "leaves") return write(0, `${texts[0]} ${figure(value)}`.trimStart());
    write(now.current, figure(value));
    const next = texts.findIndex((text, at) => text === "" && at !== now.current);
    inputs.current[next < 0 ? now.current : next]?.focus({ preventScroll: true });
  }
  // Isolated, so that a right-to-left page does not mirror the signs.
  const limit = `\u2066x ${kind === "limit" ? signOf(record, node) : ""}\u2069`;
  const [value, leaves] = [say("practise-label-value"), say("practise-label-leaves")];
  const labels = { alpha: "α", beta: "β", limit, value, nodes: say("nodes"), leaves, cut: "" };
  const inputAt = (at: number) => ({
    ref: (input: HTMLInputElement | null) => void (inputs.current[at] ??= input),
    onFocus: () => void (now.current = at),
    "aria-describedby": QUESTION,
  });
  const all =
    record.isTree() && kind !== "nodes" ? record.tree.flatMap(({ value }) => value ?? []) : [];
  const values = [...new Set(all)].sort((one, other) => one - other);
  // Many keyboards lack ∞.
  const bounds = kind === "bounds" ? [-Infinity, ...values, Infinity] : values;

  const numbersIn = (typed: readonly string[]) => typed.map((text) => readNumber(text, language));
  function submit(event: Event) {
    event.preventDefault();
    if (kind === "cut" && texts[0]) return judge({ cut: texts[0] === "yes" });
    const parted = (by: RegExp) => numbersIn(texts[0].trim().split(by));
    let read = kind === "leaves" ? parted(/[,،;]?\s+|;/) : numbersIn(texts);
    // A comma without a space may be a decimal one.
    if (kind === "leaves" && read.includes(NaN)) read = parted(/[,،;\s]+/);
    const unread = read.findIndex((value) => value === null || Number.isNaN(value));
    if (unread < 0 && kind === "leaves") return judge({ leaves: read });
    if (unread < 0) return judge(Object.fromEntries(parts.map((part, at) => [part, read[at]])));
    // Enter moves on to an empty next field.
    const isNext = read[unread] === null && inputs.current[unread - 1]?.matches(":focus");
    const at = Math.min(unread, parts.length - 1);
    if (!isNext) setFault(at);
    if (kind !== "cut") inputs.current[at]?.focus();
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
              <label key={part} class={`answer-field in-row ${kind === "leaves" ? "wide" : ""}`}>
                <span>{labels[part]}</span>
                <input
                  {...inputAt(at)}
                  type="text"
                  dir="ltr"
                  autoComplete="off"
                  autoCapitalize="off"
                  // A phone's keyboard would hide the tree, and there are keys below.
                  inputMode={values.length > 0 && kind !== "leaves" ? "none" : undefined}
                  value={texts[at]}
                  aria-invalid={at === fault}
                  onInput={({ currentTarget }) => write(at, currentTarget.value)}
                />
              </label>
            ))}
        {kind !== "cut" && bounds.length > 0 && (
          <div class="answer-keys wide" dir="ltr" role="group" aria-label={say("practise-keys")}>
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
