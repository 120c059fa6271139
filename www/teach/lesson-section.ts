/** Give a lesson: those that are ready, and the visitor's own. */
import { addressOf, hrefOf } from "../page/address.ts";
import { button, copy, make, setText } from "../base/elements.ts";
import { linked, say } from "../messages/index.ts";
import { writeCode, readLessonText } from "../page/lesson/code.ts";
import { linkOfStep, linkOfLesson, onlyLesson } from "../page/lesson/link.ts";
import { READY, readyLesson, readyText } from "../page/lesson/ready.ts";
import { stepPlace } from "./step-place.ts";
import { printedPaper } from "../page/paper.ts";
import { spoken } from "../page/parts.ts";
import { LESSON_KEY, keepLesson, ownLesson } from "../page/lesson/own.ts";
import { queryOf } from "../page/places.ts";
import { LessonFault, MOST, fault, readLesson } from "../page/lesson/lesson.ts";
import { lessonOnPaper, lessonPreview } from "./lesson-preview.ts";
import type { OpenView, ViewContext } from "../page/start/view.ts";
import type { ReadyName } from "../page/lesson/ready.ts";

/** Characters of a link from which on some programs cut it. */
const LONG_LINK = 2_000;

export const lessonSection: OpenView = (context) => {
  const { box, engine, tell, fail } = context;
  let closed = false;
  const editor = lessonEditor(context);
  box.append(
    make("p", {}, say("lesson-explained")),
    make(
      "section",
      { "aria-labelledby": "ready-lessons" },
      make("h3", { id: "ready-lessons" }, say("lesson-ready-title")),
      make("ul", { class: "ready-lessons" }, ...READY.map(card)),
    ),
    editor.element,
  );

  function card(name: ReadyName) {
    const lesson = readyLesson(name, say);
    const text = readyText(name, say);
    const picture = make("div", { class: "ready-picture" });
    const follow = make("a", { class: "action" }, say("lesson-follow-button"));
    stepPlace(engine, lesson.steps[0])
      .then((place) => picture.replaceChildren(place.picture))
      .catch((error) => !closed && fail(error));
    const coding = writeCode(text);
    coding.then((code) => {
      follow.setAttribute("href", addressOf(linkOfStep(lesson, 0, code, linked ?? null)));
    });
    const copyLink = async () => {
      const href = playHref(await coding);
      tell((await copy(href)) ? say("lesson-copied", { length: href.length }) : href);
    };
    const label = (id: MessageId) => ({ "aria-label": `${say(id)}: ${lesson.title}` });
    follow.setAttribute("aria-label", `${say("lesson-follow-button")}: ${lesson.title}`);
    return make(
      "li",
      { class: "ready-lesson" },
      picture,
      make(
        "div",
        { class: "ready-about stack tight" },
        make("h4", {}, lesson.title),
        make("p", {}, say(`ready-${name}-about`)),
        make("p", { class: "explained" }, say("lesson-steps-of", { steps: lesson.steps.length })),
      ),
      make(
        "div",
        { class: "buttons" },
        follow,
        button(say("copy-link"), copyLink, label("copy-link")),
        button(say("lesson-change-button"), () => editor.put(text), label("lesson-change-button")),
      ),
    );
  }

  return {
    link: () => ({ do: "lesson" }),
    close() {
      closed = true;
      editor.close();
    },
  };
};

/** Where a lesson is made: its text, and beside it what the text says. */
function lessonEditor({ engine, tell, fail }: Pick<ViewContext, "engine" | "tell" | "fail">) {
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
  const buttons = [
    button(say("lesson-copy-button"), () => handOn(copyLink), { class: "primary" }),
    button(say("lesson-try-button"), () => handOn((code) => (location.href = playHref(code)))),
    button(say("print"), () =>
      handOn(async () => printed.print(await lessonOnPaper(readLesson(text.value), engine))),
    ),
  ];
  const element = editorBox([text, faults, state], buttons, preview.element);

  // A step that was added on another page, in another tab.
  const reread = ({ key }: StorageEvent) => key === LESSON_KEY && reset();
  addEventListener("storage", reread);
  addEventListener("pageshow", reset);
  reset();

  function reset() {
    text.value = ownLesson();
    render(true);
  }

  function changed() {
    render(keepLesson(text.value));
    openCode().catch(refuse);
  }

  /** @param isKept Whether the browser keeps the text. */
  function render(isKept: boolean) {
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

  function write(own: string) {
    text.value = own;
    render(keepLesson(own));
    text.focus();
    text.setSelectionRange(0, 0);
    text.scrollTop = 0;
  }

  /** Does something with a lesson that can be read, and fits into a link. */
  async function handOn(does: (code: string) => unknown) {
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

  function refuse(error: unknown) {
    if (error instanceof LessonFault) tell(say("lesson-not-done", { fault: spoken(error.words) }));
    else fail(error, work.signal);
  }

  async function copyLink(code: string) {
    const href = playHref(code);
    if (!(await copy(href))) return tell(href);
    const copied = say("lesson-copied", { length: href.length });
    tell(href.length > LONG_LINK ? `${copied} ${say("lesson-long")}` : copied);
  }

  return {
    element,
    /** Puts a text in the place of the one that is there, if its writer agrees. */
    put(own: string) {
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

function editorBox(fields: HTMLElement[], buttons: HTMLElement[], preview: HTMLElement) {
  const writing = make("div", { class: "stack" }, ...fields);
  writing.append(make("div", { class: "buttons" }, ...buttons));
  return make(
    "section",
    { class: "own-lesson", "aria-labelledby": "own-lesson" },
    make("h3", { id: "own-lesson" }, say("lesson-own-title")),
    make("p", { class: "explained", id: "lesson-form" }, say("lesson-own-explained")),
    make("div", { class: "lesson-making" }, writing, preview),
  );
}

/** Where a lesson with this code is followed. */
const playHref = (code: string) => hrefOf("play", linkOfLesson(code, linked ?? null));
