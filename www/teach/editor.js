/** Where a lesson is made: its title, its steps, and the ways to hand it on. */
import "../style/lesson.css";
import { hrefOf, query } from "../page/address.js";
import { readPlaceLink, writePlaceLink } from "../page/place-link.js";
import { queryOf } from "../page/places.js";
import { button, copy, download, labelled, make } from "../page/elements.js";
import { paper } from "../page/paper.js";
import { linked, say } from "../messages/index.js";
import { setText, spoken } from "../page/parts.js";
import { readCode, readFile, writeCode, writeFile } from "./codec.js";
import { addToDraft, draft, refusal } from "./draft.js";
import { embedding } from "./embedding.js";
import { LessonFault, MOST, fault } from "./lesson.js";
import { sheetOf } from "./sheet.js";
import { stepList } from "./steps.js";

/** Characters of a link from which on some programs cut it. */
const LONG_LINK = 2_000;

/** @type {import("../page/view.js").OpenView} */
export function openLesson(context) {
  const { box, engine, tell, fail } = context;
  const work = new AbortController();
  const printed = paper();
  const embed = embedding(context);
  const title = make("input", { type: "text", maxlength: MOST.title, dir: "auto" });
  const link = make("input", { type: "text", dir: "ltr", autocomplete: "off" });
  const file = make("input", {
    type: "file",
    class: "unseen",
    id: "lesson-file",
    accept: ".json,application/json",
  });
  const kept = make("p", { class: "explained" });
  const steps = stepList(context, showKept, () => add);
  const add = button(say("lesson-add-button"), () => addStep(query().toString()));
  const back = button(say("lesson-undo-button"), () => {
    draft.undo();
    render();
    tell(say("lesson-undone"));
  });

  title.addEventListener("input", () => {
    draft.rename(title.value);
    showKept();
  });
  file.addEventListener("change", openFile);
  box.append(
    make("p", {}, say("lesson-explained")),
    labelled(say("lesson-title"), title),
    make("h3", {}, say("lesson-steps-title")),
    steps.element,
    make("div", { class: "buttons" }, add, back),
    make(
      "form",
      { class: "lesson-answer", onsubmit: addLink },
      labelled(say("lesson-link"), link),
      make("button", { type: "submit" }, say("lesson-link-button")),
    ),
    make("h3", {}, say("lesson-give-title")),
    make(
      "div",
      { class: "buttons" },
      button(say("lesson-try-button"), () =>
        handOn((code) => (location.href = hrefOf("play", `lesson=${code}`))),
      ),
      button(say("lesson-copy-button"), () => handOn(copyLink)),
      button(say("lesson-save-button"), save),
      make("label", { class: "file", for: file.id }, say("lesson-open-button")),
      file,
      button(say("lesson-print-button"), print),
      button(say("lesson-new-button"), clear),
    ),
    kept,
    embed.element,
  );
  render();
  if (draft.damaged) tell(say("lesson-damaged"));
  if (draft.newer) tell(say("lesson-newer"));

  function render() {
    title.value = draft.lesson.title;
    steps.render();
    showKept();
  }

  function showKept() {
    back.hidden = !draft.canUndo;
    setText(kept, say(draft.kept ? "lesson-kept" : "lesson-not-kept"));
  }

  /** @param {string} fragment */
  function addStep(fragment) {
    const before = draft.lesson.steps.length;
    const said = spoken(addToDraft(fragment));
    tell(said);
    if (draft.lesson.steps.length === before) return;
    render();
    steps.focus(before, "textarea");
  }

  /** A link of this page becomes a step; that of a lesson is opened. @param {Event} event */
  async function addLink(event) {
    event.preventDefault();
    const target = link.value.includes("#") ? readPlaceLink(link.value.trim()) : null;
    if (!target) return tell(say("lesson-no-link"));
    await guarded(async () => {
      const code = queryOf(target.fragment).get("lesson");
      if (code === null) addStep(writePlaceLink(target));
      else put(await readCode(code));
      link.value = "";
    });
  }

  async function openFile() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    await guarded(async () => {
      // No character has more than four bytes.
      if (chosen.size > 4 * MOST.text) throw fault("long", { most: MOST.text });
      put(readFile(await chosen.text()));
    });
    file.value = "";
  }

  /** @param {import("./lesson.js").Lesson} lesson */
  function put(lesson) {
    draft.replace(lesson);
    render();
    tell(say("lesson-opened", { steps: lesson.steps.length }));
  }

  function clear() {
    draft.clear();
    render();
    tell(say("lesson-cleared"));
    title.focus();
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
    const href = hrefOf("play", `lesson=${code}${linked ? `&lang=${linked}` : ""}`);
    if (!(await copy(href))) return tell(href);
    const long = href.length > LONG_LINK;
    tell(say(long ? "lesson-copied-long" : "lesson-copied", { length: href.length }));
  }

  function save() {
    download("lesson.json", writeFile(draft.lesson), "application/json");
  }

  async function print() {
    await guarded(async () => printed.print(await sheetOf(draft.lesson, engine)));
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
    follow: embed.follow,
    close() {
      work.abort();
      steps.close();
      printed.close();
      embed.close();
    },
  };
}
