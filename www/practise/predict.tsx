/** Predict: the questions of an exercise one by one, each answered in a form before the search goes on. */
import { useWords } from "../ui/words.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { BoardStage } from "./board-stage.tsx";
import { gradeStep, isRight, signOf, topicOf } from "./grading.ts";
import { keepSlip } from "./kept.ts";
import { RoundView, useRound } from "./round.tsx";
import { Counts, WatchLink } from "./score-card.tsx";
import { TreeStage } from "./tree-stage.tsx";
import { verdictText } from "./words.ts";
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
  const leaves =
    record.isTree() && kind !== "nodes" ? record.tree.flatMap(({ value }) => value ?? []) : [];
  const values = [...new Set(leaves)].sort((one, other) => one - other);
  function judge(answer: Answer) {
    const right = isRight(record, question, answer);
    round.answer(answer, right);
    if (!right) keepSlip(exercise, subject.diagnose(question, answer) || subject.why(question));
  }
  return (
    <RoundView
      round={round}
      stage={
        record.isTree() ? (
          <TreeStage {...moment} record={record} isList={isList} />
        ) : (
          <BoardStage {...moment} record={record} />
        )
      }
      task={subject.ask(question)}
      reason={given && <Reason subject={subject} question={question} given={given} />}
      form={
        <AnswerForm
          key={turn}
          {...{ kind, values, focus, judge, isGiven: given !== null }}
          sign={signOf(record, node)}
        />
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

/** True if an answer is right, and why. */
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
