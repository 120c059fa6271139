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
import type { SearchRecord } from "../../parts/search/record.ts";
import type { ExerciseProps } from "../state/opening.ts";
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
  const { kind, answered } = question;
  const asked = { record, question };
  const hint = say(`hint-${kind}`, { cut: subject.cut });
  function judge(answer: Answer) {
    const right = isRight(record, question, answer);
    round.answer(answer, right);
    if (!right) keepSlip(exercise, subject.diagnose(question, answer) || subject.why(question));
  }
  return (
    <RoundView
      round={round}
      stage={<Stage {...{ record, question, given, isOver, isList }} />}
      task={subject.ask(question)}
      reason={given && <Reason subject={subject} question={question} given={given} />}
      form={
        <AnswerForm key={turn} {...asked} focus={focus} judge={judge} isGiven={given !== null} />
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

interface MomentProps extends Pick<ExerciseProps, "isList"> {
  record: SearchRecord;
  question: Question;
  given: Answer | null;
  isOver: boolean;
}

/** The search before the question, after its answer, or at the end. */
function Stage({ record, question, given, isOver, isList }: MomentProps) {
  const { kind, node, shown, answered } = question;
  const moment = {
    index: isOver ? record.length - 1 : given ? answered : shown,
    here: isOver ? 0 : kind === "cut" ? record.trace.parents[node] : node,
    isX: kind === "limit" && !given && !isOver,
  };
  return <SearchStage {...moment} record={record} isList={isList} />;
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
