/** Predict: asks questions about a search, each before the search continues. */
import { useWords } from "../../ui/words.tsx";
import { gradeStep, isRight, type Answer } from "../questions/grading.ts";
import { topicOf } from "../questions/topics.ts";
import { keepSlip } from "../state/kept.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Counts, WatchLink } from "./end.tsx";
import { RoundView, useRound } from "./round-view.tsx";
import { SearchStage } from "./search-stage.tsx";
import { verdictText } from "../questions/words.ts";
import type { ExerciseProps } from "../state/search.ts";
import type { Question } from "../questions/questions.ts";
import type { ExerciseSubject } from "../questions/subject.ts";

type PredictProps = ExerciseProps & { subject: ExerciseSubject; questions: readonly Question[] };

export function Predict({ subject, questions, ...props }: PredictProps) {
  const { record, note } = subject;
  const { exercise, isList } = props;
  const { say } = useWords();
  const round = useRound<Answer>(props, questions.length);
  const { at, given, turn, isOver, focus } = round;
  // At the end the last question is kept, but not asked.
  const question = questions[Math.min(at, questions.length - 1)];
  const asked = { record, question };
  const index = isOver ? record.length - 1 : given ? question.answered : question.shown;
  function judge(answer: Answer) {
    const right = isRight(record, question, answer);
    round.answer(answer, right);
    if (!right) keepSlip(exercise, subject.diagnose(question, answer) || subject.why(question));
  }
  return (
    <RoundView
      round={round}
      stage={<SearchStage {...{ record, index, isList }} question={isOver ? null : question} />}
      task={subject.ask(question)}
      reason={given && <Reason subject={subject} question={question} given={given} />}
      form={
        <AnswerForm key={turn} {...asked} focus={focus} judge={judge} isGiven={given !== null} />
      }
      links={
        <WatchLink exercise={exercise} step={question.answered}>
          {say("watch-step")}
        </WatchLink>
      }
      topicOf={(at) => topicOf(record, questions[at])}
    >
      {isOver && record.isTree() && <Counts record={record} />}
      {!isOver && !given && (
        <p class="explained hints">
          {say(`hint-${question.kind}`, { cut: subject.cut })} {note}
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
