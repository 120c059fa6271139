/** Predict: asks questions about a search, each before the search continues. */
import { say } from "../../messages/index.ts";
import { diagnosisOf, type OtherSearches } from "../questions/diagnosis.ts";
import { gradeStep, isRightAnswer, type Answer } from "../questions/grading.ts";
import { topicOf } from "../questions/topics.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Counts, WatchLink } from "./end.tsx";
import { RoundView, useRound } from "./round-view.tsx";
import { SearchStage } from "./search-stage.tsx";
import { cutRule, rulesText } from "../questions/search-rules.ts";
import { diagnosisText, verdictText, type QuestionTexts } from "../questions/question-texts.ts";
import type { ExerciseProps } from "./props.ts";
import type { Question } from "../questions/questions.ts";
import type { SearchRecord } from "../../parts/search/record.ts";

interface PredictProps extends ExerciseProps {
  record: SearchRecord;
  others: OtherSearches;
  questions: readonly Question[];
  texts: QuestionTexts;
}

export function Predict(props: PredictProps) {
  const { record, questions, texts, exercise, isList } = props;
  const round = useRound<Answer>(props, questions.length);
  const { at, reply, turn, isOver, focus } = round;
  // At the end the last question is kept, but not asked.
  const question = questions[Math.min(at, questions.length - 1)];
  const subject = { record, question };
  const index = isOver ? record.length - 1 : reply ? question.after : question.before;
  function judge(answer: Answer) {
    const isWrong = !isRightAnswer(record, question, answer);
    const mistake = isWrong ? diagnose(props, question, answer) || texts.why(question) : null;
    round.answer(answer, mistake);
  }
  return (
    <RoundView
      round={round}
      stage={<SearchStage {...{ record, index, isList }} question={isOver ? null : question} />}
      task={texts.ask(question)}
      reason={reply && <Reason {...props} question={question} reply={reply} />}
      form={
        <AnswerForm key={turn} {...subject} focus={focus} judge={judge} isGiven={reply !== null} />
      }
      links={
        <WatchLink exercise={exercise} step={question.after}>
          {say("watch-step")}
        </WatchLink>
      }
      topicOf={(at) => topicOf(record, questions[at])}
    >
      {isOver && record.isTree() && <Counts record={record} />}
      {!isOver && !reply && (
        <p class="explained hints">
          {say(`tip-${question.kind}`, { cut: cutRule(exercise) })} {rulesText(record, exercise)}
        </p>
      )}
    </RoundView>
  );
}

/** Explains a wrong answer; empty for an unknown mistake. */
function diagnose({ record, others, texts }: PredictProps, question: Question, answer: Answer) {
  return diagnosisText(diagnosisOf(record, others, question, answer), texts.name);
}

type ReasonProps = PredictProps & { question: Question; reply: Answer };

function Reason({ question, reply, ...props }: ReasonProps) {
  const { record, texts } = props;
  const grades = gradeStep(record, question, reply);
  const tone = isRightAnswer(record, question, reply) ? "right" : "wrong";
  const diagnosis = tone === "wrong" && diagnose(props, question, reply);
  return (
    <>
      <p class={`verdict ${tone}`}>{verdictText(grades)}</p>
      {diagnosis && <p class="diagnosis">{diagnosis}</p>}
      <p>{texts.why(question)}</p>
    </>
  );
}
