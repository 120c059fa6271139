/** Predict: the questions of an exercise one by one, each answered in a form before the search goes on. */
import { say } from "../messages/index.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import { AnswerForm } from "./answer-form.tsx";
import { BoardStage } from "./board-stage.tsx";
import { gradeStep, isRight, signOf, topicOf } from "./grading.ts";
import { RoundView, useRound } from "./round.tsx";
import { WatchLink } from "./score-card.tsx";
import { askedNode } from "./subject.ts";
import { TreeAsList, TreeStage } from "./tree-stage.tsx";
import { answerText, verdictText } from "./words.ts";
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
  const { exercise } = props;
  const round = useRound<Answer>(props, questions.length);
  const { at, given, turn, isOver, focus } = round;
  // At the end the last one is there, too: it is not asked.
  const question = questions[Math.min(at, questions.length - 1)];
  const { kind, node, shown, answered } = question;
  const moment = {
    index: isOver ? record.length - 1 : given ? answered : shown,
    here: isOver ? 0 : askedNode(record, question),
    isX: kind === "limit" && !given && !isOver,
  };
  const { cut } = conventionParts(exercise.convention);
  const hints = given || isOver ? [] : [say(`hint-${kind}`, { cut }), ...(note ? [note] : [])];
  const isTree = record.isTree();
  const judge = (answer: Answer) => round.answer(answer, isRight(record, question, answer));
  return (
    <RoundView
      round={round}
      stage={
        isTree ? (
          <TreeStage {...moment} record={record} />
        ) : (
          <BoardStage {...moment} record={record} />
        )
      }
      task={subject.ask(question)}
      reason={given && <Reason subject={subject} question={question} given={given} />}
      form={<AnswerForm key={turn} {...{ kind, focus, judge }} sign={signOf(record, node)} />}
      links={
        <WatchLink exercise={exercise} step={answered}>
          {say("watch-step")}
        </WatchLink>
      }
      topicOf={(at) => topicOf(record, questions[at])}
    >
      <div class="explained hints">
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
      {isTree && <TreeAsList {...moment} record={record} />}
    </RoundView>
  );
}

type ReasonProps = { subject: ExerciseSubject; question: Question; given: Answer };

/** Whether an answer is right, and why. */
function Reason({ subject, question, given }: ReasonProps) {
  const grades = gradeStep(subject.record, question, given);
  const look = isRight(subject.record, question, given) ? "right" : "wrong";
  const diagnosis = look === "wrong" && subject.diagnose(question, given);
  return (
    <>
      <p>{answerText(given)}</p>
      <p class={`verdict ${look}`}>{verdictText(grades)}</p>
      {diagnosis && <p class="diagnosis">{diagnosis}</p>}
      <p>{subject.why(question)}</p>
    </>
  );
}
