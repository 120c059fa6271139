/** A lesson being followed: a bar above the page. Each step is a link to some place of the site. */
import "../style/lesson.css";
import { query, replaceAddress, hrefOf } from "../page/address.js";
import { button, make } from "../page/elements.js";
import { markup, say } from "../messages/index.js";
import { directionOf } from "../messages/languages.js";
import { part, setText } from "../page/parts.js";
import { readPlaceLink, withNames } from "../page/place-link.js";
import { readCode } from "./codec.js";
import { questionForm } from "./question.js";

/** @typedef {Awaited<ReturnType<typeof openLesson>>} Player */

/** @param {string} code */
export async function openLesson(code) {
  const { title, steps } = await readCode(code);
  let at = 0;

  const place = make("span", { class: "lesson-place" });
  const back = button(say("lesson-back"), () => go(at - 1));
  const next = button(say("lesson-next"), () => go(at + 1));
  const shut = markup("lesson-close");
  const words = make("p", { class: "lesson-words" });
  const questionBox = make("div", {});
  const name = title || say("lesson-untitled");
  const element = make(
    "section",
    { class: "lesson", "aria-label": say("lesson-label", { title: name }) },
    make(
      "div",
      { class: "lesson-bar" },
      make("h2", { dir: directionOf(name) }, name),
      place,
      back,
      next,
      button(shut.text ?? "", close, { class: "quiet", ...shut.attributes }),
    ),
    make(
      "div",
      { class: "lesson-step" },
      make("div", { "aria-live": "polite" }, words),
      questionBox,
    ),
  );

  /** @param {number} index */
  function render(index) {
    at = index;
    const { words: own, question } = steps[at];
    setText(place, say("lesson-step-of", { step: at + 1, steps: steps.length }));
    setText(words, own);
    words.dir = directionOf(own);
    words.hidden = own === "";
    questionBox.replaceChildren(...(question ? [questionForm(question)] : []));
    // A button that can do nothing keeps the focus.
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === steps.length - 1));
    if (!element.isConnected) document.querySelector("main")?.before(element);
  }

  /** @param {number} index */
  function go(index) {
    const link = steps[index] && readPlaceLink(steps[index].link);
    if (!link) return;
    const lang = query().get("lang");
    const names = { lesson: code, step: String(index + 1), ...(lang === null ? {} : { lang }) };
    location.href = hrefOf(link.place, withNames(link.fragment, names));
  }

  /** Leaves the lesson; what is on the screen stays. */
  function close() {
    const names = query();
    for (const name of ["lesson", "step"]) names.delete(name);
    replaceAddress(names);
    element.remove();
    part("main").focus();
  }

  return {
    code,
    /**
     * Shows the step that an address names, the first if it names none.
     * @param {string | null} text
     */
    at(text) {
      const step = text === null ? 1 : Number(text);
      const exists = steps[step - 1] !== undefined;
      render(exists ? step - 1 : 0);
      const values = { text: (text ?? "").slice(0, 20), steps: steps.length };
      return exists ? null : { id: "lesson-no-step", values };
    },
    /** Goes to the place of the step that is shown. */
    visit: () => go(at),
    leave: () => element.remove(),
  };
}
