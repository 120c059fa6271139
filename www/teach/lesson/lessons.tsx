/** Lessons: the ready ones and the visitor's own. */
import { useEffect, useRef } from "preact/hooks";
import { encodeText } from "../../page/lesson/lesson-code.ts";
import { READY, linkOfStep, readyLesson, readyText } from "../../page/lesson/lesson.ts";
import { useSite } from "../../page/site.tsx";
import { Button } from "../../page/buttons.tsx";
import { useAsync } from "../../ui/async.ts";
import { say } from "../../messages/index.ts";
import { LessonEditor } from "./lesson-editor.tsx";
import { useLessonLink } from "./lesson-link.ts";
import { useOwnLesson } from "./own-lesson.ts";
import { StepPicture } from "./step-picture.tsx";
import { stepPlace } from "./step-place.ts";
import type { ReadyName } from "../../page/lesson/lesson.ts";
import type { ViewPage, ViewProps } from "../../page/start/view.tsx";

export function Lessons({ page }: ViewProps) {
  const own = useOwnLesson();
  const section = useRef<HTMLElement>(null);
  useEffect(() => page.replaceOwn({ do: "lesson" }), []);

  /** Asks the visitor before it replaces the text. */
  function replace(text: string) {
    const isOther = own.text.trim() !== "" && own.text.trim() !== text.trim();
    if (isOther && !confirm(say("lesson-replace"))) return;
    own.replace(text);
    section.current?.scrollIntoView();
  }
  return (
    <>
      <p>{say("lesson-explained")}</p>
      <section aria-labelledby="ready-lessons">
        <h2 id="ready-lessons">{say("lesson-ready-title")}</h2>
        <ul class="ready-lessons bare">
          {READY.map((name) => (
            <ReadyLesson key={name} {...{ name, page, replace }} />
          ))}
        </ul>
      </section>
      <section ref={section} class="own-lesson stack" aria-labelledby="own-lesson">
        <h2 id="own-lesson">{say("lesson-own-title")}</h2>
        <p class="explained" id="lesson-form">
          {say("lesson-own-explained")}
        </p>
        <LessonEditor own={own} page={page} />
      </section>
    </>
  );
}

type ReadyLessonProps = { name: ReadyName; page: ViewPage; replace: (text: string) => void };

function ReadyLesson({ name, page, replace }: ReadyLessonProps) {
  const { addressOf } = useSite();
  const { copyLink } = useLessonLink(page);
  const text = readyText(name, say);
  const { title, steps } = readyLesson(name, say);
  const code = useAsync(() => encodeText(text), [], page.showFailure);
  const place = useAsync(() => stepPlace(page.engine(), steps[0]), [], page.showFailure);
  const share = async () => copyLink(await encodeText(text));
  const label = (id: MessageId) => ({ "aria-label": `${say(id)}: ${title}` });
  return (
    <li class="ready-lesson">
      <div class="ready-picture">{place && <StepPicture picture={place.picture} />}</div>
      <div class="stack tight">
        <h3>{title}</h3>
        <p>{say(`ready-${name}-about`)}</p>
        <p class="explained">{say("lesson-steps-of", { steps: steps.length })}</p>
      </div>
      <div class="buttons wide">
        <a
          class="action"
          href={code && addressOf(linkOfStep({ steps }, 0, code, null))}
          {...label("lesson-follow")}
        >
          {say("lesson-follow")}
        </a>
        <Button say="copy-link" press={share} {...label("copy-link")} />
        <Button say="lesson-change" press={() => replace(text)} {...label("lesson-change")} />
      </div>
    </li>
  );
}
