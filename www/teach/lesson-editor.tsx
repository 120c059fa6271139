/** The editor of a lesson: its text, a preview, and ways to hand it on. */
import { copy } from "../base/clipboard.ts";
import { say } from "../messages/index.ts";
import { writeCode, readLessonText } from "../page/lesson/code.ts";
import {
  linkOfLesson,
  onlyLesson,
  LessonFault,
  MOST,
  fault,
  readLesson,
} from "../page/lesson/lesson.ts";
import { spoken } from "../page/parts.ts";
import { queryOf } from "../page/places.ts";
import { useSite } from "../page/site.tsx";
import { useWords } from "../ui/words.tsx";
import { LessonView } from "./lesson-view.tsx";
import type { Lesson } from "../page/lesson/lesson.ts";
import type { RoomPage } from "../page/room.ts";
import type { OwnLesson } from "./lessons.tsx";

/** Some programs shorten links from this length on. */
const LONG_LINK = 2_000;

export function useLessonLink(page: RoomPage) {
  const { say } = useWords();
  const { hrefOf, linked } = useSite();
  const hrefFor = (code: string) => hrefOf("play", linkOfLesson(code, linked));
  async function copyLink(code: string) {
    const href = hrefFor(code);
    if (!(await copy(href))) return page.tell(href);
    const copied = say("lesson-copied", { length: href.length });
    page.tell(href.length > LONG_LINK ? `${copied} ${say("lesson-long")}` : copied);
  }
  return { hrefFor, copyLink };
}

type EditorProps = { own: OwnLesson; page: RoomPage };

export function LessonEditor({ own, page }: EditorProps) {
  const { say } = useWords();
  const lesson = readLesson(own.text);
  const isEmpty = own.text.trim() === "";
  const faults = isEmpty ? [] : lesson.faults;
  return (
    <div class="teach-pair even stack">
      <div class="stack">
        <Source own={own} page={page} isFaulty={faults.length > 0} />
        <div id="lesson-faults" class="fault" role="status">
          {faults.map((words, index) => (
            <p key={index}>{spoken(words)}</p>
          ))}
        </div>
        <p class="explained" role="status">
          {!isEmpty && say(own.isKept ? "lesson-kept" : "lesson-not-kept")}
        </p>
        <HandOn text={own.text} lesson={lesson} page={page} />
      </div>
      <LessonView lesson={lesson} page={page} />
    </div>
  );
}

/** The text of the lesson. A pasted link of a lesson is replaced by its text. */
function Source({ own, page, isFaulty }: EditorProps & { isFaulty: boolean }) {
  const { say } = useWords();
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
          .then((text) => text !== null && own.put(text))
          .catch((error) => refuse(error, page));
      }}
    />
  );
}

function refuse(error: unknown, page: RoomPage) {
  if (!(error instanceof LessonFault)) return page.fail(error);
  page.tell(say("lesson-not-done", { fault: spoken(error.words) }));
}

/** Buttons that pass on a lesson, if it is complete and fits into a link. */
function HandOn({ text, lesson, page }: { text: string; lesson: Lesson; page: RoomPage }) {
  const { hrefFor, copyLink } = useLessonLink(page);
  async function handOn(does: (code: string) => unknown) {
    try {
      if (lesson.faults.length > 0) throw new LessonFault(lesson.faults[0]);
      const code = await writeCode(text);
      if (code.length > MOST.code) throw fault("length", { found: code.length, most: MOST.code });
      await does(code);
    } catch (error) {
      refuse(error, page);
    }
  }
  const button = (id: MessageId, does: (code: string) => unknown, names?: string) => (
    <button type="button" class={names} onClick={() => handOn(does)}>
      {say(id)}
    </button>
  );
  return (
    <div class="buttons">
      {button("lesson-copy-button", copyLink, "primary")}
      {button("lesson-try-button", (code) => (location.href = hrefFor(code)))}
      {button("print", () => print())}
    </div>
  );
}

/** Reads the lesson of a pasted link; null for any other text. */
async function textOfLink(field: HTMLTextAreaElement) {
  const link = field.value.trim();
  const names = queryOf(link.slice(link.indexOf("#") + 1));
  if (/\s/.test(link) || !onlyLesson(names)) return null;
  const text = await readLessonText(names.get("lesson") ?? "");
  return field.value.trim() === link ? text : null;
}
