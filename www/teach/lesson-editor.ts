/** Where a lesson is made: its text, and beside it what the text says. */
import { button, copy, make, setText } from "../base/elements.js";
import { printedPaper } from "../page/paper.js";
import { linked, say } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { spoken } from "../page/parts.js";
import { LESSON_KEY, keepLesson, ownLesson } from "../page/lesson/own.js";
import { queryOf } from "../page/places.js";
import { LessonFault, MOST, fault, readLesson } from "../page/lesson/lesson.js";
import { readLessonText, writeCode } from "../page/lesson/code.js";
import { linkOfLesson, onlyLesson } from "../page/lesson/link.js";
import { lessonOnPaper } from "./lesson-paper.js";
import { lessonPreview } from "./lesson-preview.js";

/** @import { ViewContext } from "../page/start/types.d.ts" */

/** Characters of a link from which on some programs cut it. */
const LONG_LINK = 2_000;

/** @param {Pick<ViewContext, "engine" | "tell" | "fail">} context */
export function lessonEditor({ engine, tell, fail }) {
  const work = new AbortController();
  const printed = printedPaper();
  const preview = lessonPreview(engine, fail);
  const text = make("textarea", {
    class: "lesson-source",
    rows: 20,
    dir: "auto",
    spellcheck: "false",
    autocomplete: "off",
    placeholder: say("lesson-example"),
    "aria-labelledby": "own-lesson",
    "aria-describedby": "lesson-form lesson-faults",
    oninput: changed,
  });
  const faults = make("div", { id: "lesson-faults", class: "fault", role: "status" });
  const state = make("p", { class: "explained", role: "status" });
  const element = make(
    "section",
    { class: "own-lesson", "aria-labelledby": "own-lesson" },
    make("h3", { id: "own-lesson" }, say("lesson-own-title")),
    make("p", { class: "explained", id: "lesson-form" }, say("lesson-own-explained")),
    make(
      "div",
      { class: "lesson-making" },
      make(
        "div",
        { class: "stack" },
        text,
        faults,
        state,
        make(
          "div",
          { class: "buttons" },
          button(say("lesson-copy-button"), () => handOn(copyLink), { class: "primary" }),
          button(say("lesson-try-button"), () =>
            handOn((code) => (location.href = hrefOf("play", linkOfLesson(code, linked ?? null)))),
          ),
          button(say("print"), () =>
            handOn(async () => printed.print(await lessonOnPaper(readLesson(text.value), engine))),
          ),
        ),
      ),
      preview.element,
    ),
  );

  // A step that was added on another page, in another tab.
  const reread = (/** @type {StorageEvent} */ { key }) => key === LESSON_KEY && reset();
  addEventListener("storage", reread);
  addEventListener("pageshow", reset);
  reset();

  function reset() {
    text.value = ownLesson();
    render(true);
  }

  function changed() {
    render(keepLesson(text.value));
    openCode().catch((error) => refuse(error));
  }

  /** @param {boolean} isKept Whether the browser keeps the text. */
  function render(isKept) {
    const lesson = readLesson(text.value);
    const isEmpty = text.value.trim() === "";
    const said = isEmpty ? [] : lesson.faults;
    faults.replaceChildren(...said.map((words) => make("p", {}, spoken(words))));
    text.ariaInvalid = String(said.length > 0);
    preview.render(lesson);
    setText(state, isEmpty ? "" : say(isKept ? "lesson-kept" : "lesson-not-kept"));
  }

  /** The link of a lesson, pasted in place of a text, becomes the text of that lesson. */
  async function openCode() {
    const link = text.value.trim();
    const names = queryOf(link.slice(link.indexOf("#") + 1));
    if (/\s/.test(link) || !onlyLesson(names)) return;
    const own = await readLessonText(names.get("lesson") ?? "");
    if (text.value.trim() === link) write(own);
  }

  /** @param {string} own */
  function write(own) {
    text.value = own;
    render(keepLesson(own));
    text.focus();
    text.setSelectionRange(0, 0);
    text.scrollTop = 0;
  }

  /** Does something with a lesson that can be read, and fits into a link. @param {(code: string) => unknown} does */
  async function handOn(does) {
    try {
      const [first] = readLesson(text.value).faults;
      if (first) throw new LessonFault(first);
      const code = await writeCode(text.value);
      if (code.length > MOST.code) throw fault("length", { found: code.length, most: MOST.code });
      await does(code);
    } catch (error) {
      refuse(error);
    }
  }

  /** @param {unknown} error */
  function refuse(error) {
    if (error instanceof LessonFault) tell(say("lesson-not-done", { fault: spoken(error.words) }));
    else fail(error, work.signal);
  }

  /** @param {string} code */
  async function copyLink(code) {
    const href = hrefOf("play", linkOfLesson(code, linked ?? null));
    if (!(await copy(href))) return tell(href);
    const copied = say("lesson-copied", { length: href.length });
    tell(href.length > LONG_LINK ? `${copied} ${say("lesson-long")}` : copied);
  }

  return {
    element,
    /** Puts a text in the place of the one that is there, if its writer agrees. @param {string} own */
    put(own) {
      const isOther = text.value.trim() !== "" && text.value.trim() !== own.trim();
      if (isOther && !confirm(say("lesson-replace"))) return;
      write(own);
      element.scrollIntoView();
    },
    close() {
      removeEventListener("storage", reread);
      removeEventListener("pageshow", reset);
      work.abort();
      preview.close();
      printed.close();
    },
  };
}
