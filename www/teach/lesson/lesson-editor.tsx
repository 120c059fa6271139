/** The editor of a lesson: its text, a preview, and ways to share it. */
import { lessonCode, decodeText } from "../../page/lesson/lesson-code.ts";
import { LessonFault, isOnlyLesson, readLesson } from "../../page/lesson/lesson.ts";
import { sentence } from "../../page/sentence.ts";
import { queryOf } from "../../page/places.ts";
import { Button } from "../../page/buttons.tsx";
import { say } from "../../messages/index.ts";
import { useLessonLink } from "./lesson-link.ts";
import { LessonView } from "./lesson-view.tsx";
import type { Lesson } from "../../page/lesson/lesson.ts";
import type { ViewPage } from "../../page/start/view.tsx";
import type { OwnLesson } from "./own-lesson.ts";

export function LessonEditor({ own, page }: { own: OwnLesson; page: ViewPage }) {
  const lesson = readLesson(own.text);
  const isEmpty = own.text.trim() === "";
  const faults = isEmpty ? [] : lesson.faults;
  const refuse = useRefusal(page);
  return (
    <div class="teach-pair even stack">
      <div class="stack">
        <LessonText own={own} isFaulty={faults.length > 0} refuse={refuse} />
        <div id="lesson-faults" class="fault" role="status">
          {faults.map((words, index) => (
            <p key={index}>{sentence(words)}</p>
          ))}
        </div>
        <p class="explained" role="status">
          {!isEmpty && say(own.isSaved ? "lesson-saved" : "lesson-not-saved")}
        </p>
        <ShareButtons lesson={lesson} text={own.text} page={page} refuse={refuse} />
      </div>
      <LessonView lesson={lesson} page={page} />
    </div>
  );
}

type Refuse = (error: unknown) => void;

/** Explains why a lesson cannot be shared or read. */
function useRefusal(page: ViewPage): Refuse {
  return (error) => {
    if (!(error instanceof LessonFault)) return page.showFailure(error);
    page.toast(say("lesson-not-done", { fault: sentence(error.fault) }));
  };
}

type TextProps = { own: OwnLesson; isFaulty: boolean; refuse: Refuse };

/** The text field of the lesson. A link that is pasted into it is replaced by its lesson's text. */
function LessonText({ own, isFaulty, refuse }: TextProps) {
  return (
    <textarea
      ref={own.field}
      class="lesson-source"
      rows={20}
      dir="auto"
      spellcheck={false}
      autoComplete="off"
      placeholder={say("lesson-example")}
      aria-labelledby="own-lesson"
      aria-describedby="lesson-form lesson-faults"
      aria-invalid={isFaulty}
      value={own.text}
      onInput={({ currentTarget }) => {
        own.write(currentTarget.value);
        textOfLink(currentTarget)
          .then((text) => text !== null && own.replace(text))
          .catch(refuse);
      }}
    />
  );
}

type ShareProps = { lesson: Lesson; text: string; page: ViewPage; refuse: Refuse };

/** Buttons to copy, try and print a lesson. They refuse a lesson that has faults or is too long. */
function ShareButtons({ lesson, text, page, refuse }: ShareProps) {
  const { hrefFor, copyLink } = useLessonLink(page);
  const button = (id: MessageId, act: (code: string) => unknown, look?: string) => (
    <Button say={id} class={look} press={() => lessonCode(lesson, text).then(act).catch(refuse)} />
  );
  return (
    <div class="buttons">
      {button("lesson-copy", copyLink, "primary")}
      {button("lesson-try", (code) => (location.href = hrefFor(code)))}
      {button("print", () => print())}
    </div>
  );
}

/** Reads the lesson of a pasted link; null for any other text. */
async function textOfLink(field: HTMLTextAreaElement) {
  const link = field.value.trim();
  const names = queryOf(link.slice(link.indexOf("#") + 1));
  if (/\s/.test(link) || !isOnlyLesson(names)) return null;
  const text = await decodeText(names.get("lesson") ?? "");
  return field.value.trim() === link ? text : null;
}
