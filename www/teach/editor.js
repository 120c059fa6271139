/** Where a lesson is made: its title, its steps, one form at a time, and the ways to hand it on. */
import { button, copy, download, labelled, make } from "../page/elements.js";
import { paper } from "../page/paper.js";
import { linked, say } from "../messages/index.js";
import { hrefOf } from "../page/address.js";
import { setText, spoken } from "../page/parts.js";
import { DRAFT_KEY } from "../page/draft-kept.js";
import { readPlaceLink, writePlaceLink } from "../page/place-link.js";
import { queryOf } from "../page/places.js";
import { readCode, readFile, writeCode, writeFile } from "./codec.js";
import { refusal, storedDraft } from "./draft.js";
import { LessonFault, MOST, fault } from "./lesson.js";
import { linkOfLesson, withoutLesson } from "./lesson-link.js";
import { lessonOnPaper } from "./lesson-paper.js";
import { stepForm } from "./step-form.js";
import { stepList } from "./step-list.js";

/** @import { Lesson } from "./lesson.js" */

/** Characters of a link from which on some programs cut it. */
const LONG_LINK = 2_000;

/** @param {Pick<import("../page/view.js").ViewContext, "engine" | "tell" | "fail">} context */
export function lessonEditor({ engine, tell, fail }) {
  const work = new AbortController();
  const printed = paper();
  let draft = storedDraft();
  let chosen = 0;

  const title = make("input", { type: "text", maxlength: MOST.title, dir: "auto" });
  const link = make("input", { type: "text", dir: "ltr", autocomplete: "off" });
  const file = make("input", {
    type: "file",
    class: "unseen",
    id: "lesson-file",
    accept: ".json,application/json",
  });
  const kept = make("p", { class: "explained", role: "status" });
  const list = stepList(engine, choose, fail);
  const form = stepForm(engine, { edit, move, remove, fail });
  const back = button(say("lesson-undo-button"), undo);
  const begin = button(say("lesson-begin-button"), start, { class: "primary" });
  const empty = make("p", { class: "step-empty" }, say("lesson-no-steps"));
  const openFile = () => make("label", { class: "file", for: file.id }, say("lesson-open-button"));

  const before = make("div", { class: "lesson-begin" }, begin, openFile());
  const making = make(
    "div",
    { class: "lesson-making" },
    make(
      "div",
      { class: "lesson-side" },
      labelled(say("lesson-title"), title),
      list.element,
      empty,
      make(
        "form",
        { class: "lesson-paste", onsubmit: addLink },
        labelled(say("lesson-link"), link),
        make("button", { type: "submit" }, say("lesson-link-button")),
      ),
    ),
    form.element,
    make(
      "div",
      { class: "buttons lesson-give" },
      button(say("lesson-copy-button"), () => handOn(copyLink), { class: "primary" }),
      button(say("lesson-try-button"), () =>
        handOn((code) => (location.href = hrefOf("play", linkOfLesson(code, linked ?? null)))),
      ),
      button(say("lesson-save-button"), () =>
        download("lesson.json", writeFile(draft.lesson), "application/json"),
      ),
      openFile(),
      button(say("lesson-print-button"), print),
      button(say("lesson-new-button"), () => put({ title: "", steps: [] }, say("lesson-cleared"))),
      back,
    ),
    kept,
  );
  const element = make("div", { class: "lesson-editor" }, file, before, making);

  title.addEventListener("input", () => {
    draft.rename(title.value);
    showKept();
  });
  file.addEventListener("change", readChosen);
  // A step that was added on another page, in another tab.
  const reread = (/** @type {StorageEvent} */ { key }) => {
    if (key !== DRAFT_KEY) return;
    draft = storedDraft();
    render();
  };
  addEventListener("storage", reread);
  render();
  if (draft.damaged) tell(say("lesson-damaged"));
  if (draft.newer) tell(say("lesson-newer"));

  function render() {
    const { lesson, begun } = draft;
    chosen = Math.max(0, Math.min(chosen, lesson.steps.length - 1));
    before.hidden = begun;
    making.hidden = !begun;
    title.value = lesson.title;
    empty.hidden = lesson.steps.length > 0;
    list.render(lesson.steps, chosen);
    if (lesson.steps.length === 0) form.clear();
    else form.render(lesson.steps[chosen], chosen, lesson.steps.length);
    showKept();
  }

  function showKept() {
    back.hidden = !draft.canUndo;
    setText(kept, say(draft.kept ? "lesson-kept" : "lesson-not-kept"));
  }

  function start() {
    draft.rename(say("lesson-untitled"));
    render();
    title.focus();
    title.select();
  }

  /** @param {number} index */
  function choose(index) {
    chosen = index;
    render();
    form.focus("h3");
  }

  /** @param {Partial<import("./lesson.js").Step>} change */
  function edit(change) {
    draft.edit(chosen, change);
    if (change.words !== undefined) list.setWords(chosen, change.words);
    showKept();
  }

  /** @param {1 | -1} by */
  function move(by) {
    if (!draft.move(chosen, by)) return;
    chosen += by;
    render();
    // The same button of the same step, so that it can be pressed again.
    form.focus(`[data-does="${by < 0 ? "up" : "down"}"]`);
    tell(say("lesson-moved", { from: chosen + 1 - by, to: chosen + 1 }));
  }

  function remove() {
    const number = chosen + 1;
    draft.remove(chosen);
    render();
    const left = draft.lesson.steps.length;
    if (left === 0) link.focus();
    else form.focus("h3");
    tell(say("lesson-removed", { number, left }));
  }

  function undo() {
    draft.undo();
    render();
    (draft.begun ? title : begin).focus();
    tell(say("lesson-undone"));
  }

  /** A link of the site becomes a step; that of a lesson is opened. @param {Event} event */
  async function addLink(event) {
    event.preventDefault();
    const target = link.value.includes("#") ? readPlaceLink(link.value.trim()) : null;
    if (!target) return tell(say("lesson-no-link"));
    await guarded(async () => {
      const names = queryOf(target.fragment);
      const code = names.get("lesson");
      const ofLesson =
        code !== null &&
        [...names.keys()].every((name) => ["lesson", "step", "lang"].includes(name));
      if (ofLesson) put(await readCode(code));
      else {
        chosen = draft.add(writePlaceLink(withoutLesson(target))) - 1;
        render();
        form.focus("textarea");
        tell(say("lesson-added", { number: chosen + 1 }));
      }
      link.value = "";
    });
  }

  async function readChosen() {
    const [one] = file.files ?? [];
    if (!one) return;
    await guarded(async () => {
      // No character has more than four bytes.
      if (one.size > 4 * MOST.text) throw fault("long", { most: MOST.text });
      put(readFile(await one.text()));
    });
    file.value = "";
  }

  /** Puts a lesson in the place of the one that is there. @param {Lesson} lesson @param {string} [said] */
  function put(lesson, said = say("lesson-opened", { steps: lesson.steps.length })) {
    draft.replace(lesson);
    chosen = 0;
    render();
    tell(said);
    (draft.begun ? title : begin).focus();
  }

  /** Does something with a lesson that has steps, and fits into a link. @param {(code: string) => unknown} does */
  function handOn(does) {
    return guarded(async () => {
      if (draft.lesson.steps.length === 0) throw fault("none");
      const code = await writeCode(draft.lesson);
      if (code.length > MOST.code) throw fault("link");
      await does(code);
    });
  }

  /** @param {string} code */
  async function copyLink(code) {
    const href = hrefOf("play", linkOfLesson(code, linked ?? null));
    if (!(await copy(href))) return tell(href);
    const long = href.length > LONG_LINK;
    tell(say(long ? "lesson-copied-long" : "lesson-copied", { length: href.length }));
  }

  function print() {
    return guarded(async () => {
      if (draft.lesson.steps.length === 0) throw fault("none");
      printed.print(await lessonOnPaper(draft.lesson, engine));
    });
  }

  /** Says what is wrong with a lesson. @param {() => Promise<unknown>} does */
  async function guarded(does) {
    try {
      await does();
    } catch (error) {
      if (error instanceof LessonFault) tell(spoken(refusal(error)));
      else fail(error, work.signal);
    }
  }

  return {
    element,
    put,
    close() {
      removeEventListener("storage", reread);
      work.abort();
      list.close();
      form.close();
      printed.close();
    },
  };
}
