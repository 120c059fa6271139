/** The editor of a lesson: its text, a preview, and ways to share it. */
import { copy } from "../base/clipboard.ts";
import { writeCode, readLessonText } from "../page/lesson/code.ts";
import * as lessons from "../page/lesson/lesson.ts";
import { spoken } from "../page/parts.ts";
import { queryOf } from "../page/places.ts";
import { useSite } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import { LessonView } from "./lesson-view.tsx";
import type { ViewPage } from "../page/start/view.tsx";
import type { OwnLesson } from "./lessons.tsx";

/** Some programs truncate longer links. */
const LONG_LINK = 2_000;

export function useLessonLink(page: ViewPage) {
  const { say } = useWords();
  const { hrefOf, linked } = useSite();
  const hrefFor = (code: string) => hrefOf("play", lessons.linkOfLesson(code, linked));
  async function copyLink(code: string) {
    const href = hrefFor(code);
    if (!(await copy(href))) return page.tell(href);
    const copied = say("lesson-copied", { length: href.length });
    page.tell(href.length > LONG_LINK ? `${copied} ${say("lesson-long")}` : copied);
  }
  return { hrefFor, copyLink };
}

export function LessonEditor({ own, page }: { own: OwnLesson; page: ViewPage }) {
  const { say } = useWords();
  const { hrefFor, copyLink } = useLessonLink(page);
  const lesson = lessons.readLesson(own.text);
  const isEmpty = own.text.trim() === "";
  const faults = isEmpty ? [] : lesson.faults;
  /** Explains why a lesson cannot be shared or read. */
  function refuse(error: unknown) {
    if (!(error instanceof lessons.LessonFault)) return page.fail(error);
    page.tell(say("lesson-not-done", { fault: spoken(error.words) }));
  }
  const button = (id: MessageId, does: (code: string) => unknown, names?: string) => (
    <button
      type="button"
      class={names}
      onClick={() => codeOf(lesson, own.text).then(does).catch(refuse)}
    >
      {say(id)}
    </button>
  );
  return (
    <div class="teach-pair even stack">
      <div class="stack">
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
          aria-invalid={faults.length > 0}
          value={own.text}
          onInput={({ currentTarget }) => {
            own.write(currentTarget.value);
            // A pasted link is replaced by its lesson's text.
            textOfLink(currentTarget)
              .then((text) => text !== null && own.put(text))
              .catch(refuse);
          }}
        />
        <div id="lesson-faults" class="fault" role="status">
          {faults.map((words, index) => (
            <p key={index}>{spoken(words)}</p>
          ))}
        </div>
        <p class="explained" role="status">
          {!isEmpty && say(own.isKept ? "lesson-kept" : "lesson-not-kept")}
        </p>
        <div class="buttons">
          {button("lesson-copy-button", copyLink, "primary")}
          {button("lesson-try-button", (code) => (location.href = hrefFor(code)))}
          {button("print", () => print())}
        </div>
      </div>
      <LessonView lesson={lesson} page={page} />
    </div>
  );
}

/** @returns Rejects with a `LessonFault` if the lesson has faults or is too long for a link. */
async function codeOf({ faults }: lessons.Lesson, text: string) {
  if (faults.length > 0) throw new lessons.LessonFault(faults[0]);
  const code = await writeCode(text);
  if (code.length > lessons.MOST.code)
    throw lessons.fault("length", { found: code.length, most: lessons.MOST.code });
  return code;
}

/** Reads the lesson of a pasted link; null for any other text. */
async function textOfLink(field: HTMLTextAreaElement) {
  const link = field.value.trim();
  const names = queryOf(link.slice(link.indexOf("#") + 1));
  if (/\s/.test(link) || !lessons.onlyLesson(names)) return null;
  const text = await readLessonText(names.get("lesson") ?? "");
  return field.value.trim() === link ? text : null;
}
