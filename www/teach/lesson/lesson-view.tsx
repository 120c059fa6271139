/**
 * The preview of a lesson, with a picture and text for each step. On paper it has lines for a name
 * and answers, and links instead of the right answers (www/style/paper.css).
 */
import { directionOf } from "../../messages/languages.ts";
import { useSite } from "../../page/site.tsx";
import { useAsync } from "../../ui/async.ts";
import { NameLine } from "../../ui/name-line.tsx";
import { list, say } from "../../messages/index.ts";
import { StepPicture } from "./step-picture.tsx";
import { stepPlace } from "./step-place.ts";
import { placeOfStep } from "../../page/lesson/lesson.ts";
import type { Lesson, LessonQuestion, LessonStep } from "../../page/lesson/lesson.ts";
import type { ViewPage } from "../../page/start/view.tsx";

export function LessonView({ lesson, page }: { lesson: Lesson; page: ViewPage }) {
  const { title, steps, faults } = lesson;
  return (
    <section
      class={`lesson-preview framed ${faults.length === 0 ? "sheet" : ""}`}
      aria-label={say("lesson-preview-label")}
    >
      {title === "" && steps.length === 0 ? (
        <p class="explained">{say("lesson-no-steps")}</p>
      ) : (
        <h3 dir={directionOf(title)}>{title || say("lesson-untitled")}</h3>
      )}
      <NameLine />
      <ol class="bare">
        {steps.map((step, index) => (
          <Step key={index} number={index + 1} step={step} page={page} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, number, page }: { step: LessonStep; number: number; page: ViewPage }) {
  const { addressOf } = useSite();
  const place = useAsync(() => stepPlace(page.engine(), step), [step.link], page.showFailure);
  const { line, words, question } = step;
  return (
    <li>
      <span class="step-picture">{place && <StepPicture picture={place.picture} />}</span>
      <div class="stack tight">
        <a href={addressOf(placeOfStep(step))}>
          {say("lesson-step", { number })}
          {place && ` · ${place.name}`}
        </a>
        <p class="fault">
          {place?.faults && say("lesson-fault-line", { line, fault: place.faults })}
        </p>
        {words !== "" && <p dir={directionOf(words)}>{words}</p>}
        {question && <PrintedQuestion {...question} />}
      </div>
    </li>
  );
}

function PrintedQuestion({ ask, answers }: LessonQuestion) {
  return (
    <>
      <p class="step-asks" dir={directionOf(ask)}>
        {ask}
      </p>
      <p class="step-answers explained">
        {answers.length === 0 ? say("lesson-unchecked") : `✓ ${list(answers)}`}
      </p>
    </>
  );
}
