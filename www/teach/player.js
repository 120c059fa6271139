/** A lesson being followed: a bar above the page, and the page at the link of each step. */
import "../style/lesson.css";
import { queryOf, writeAddress } from "../game/link.js";
import { button, make } from "../page/elements.js";
import { markup, say } from "../messages/index.js";
import { directionOf } from "../messages/languages.js";
import { part, setText } from "../page/parts.js";
import { readCode, writeCode } from "./codec.js";
import { draft } from "./draft.js";
import { questionForm } from "./question.js";

/** @typedef {import("./open.js").Page & { close: () => void }} Page */
/** @typedef {Awaited<ReturnType<typeof openLesson>>} Player */

/** Where a link opens something below the board. */
const PLACES = { lab: "lab", search: "study", tree: "study" };

/**
 * @param {string} code
 * @param {Page} page
 */
export async function openLesson(code, page) {
  const { title, steps } = await readCode(code);
  let at = 0;

  const place = make("span", { class: "lesson-place" });
  const back = button(say("lesson-back"), () => go(at - 1));
  const next = button(say("lesson-next"), () => go(at + 1));
  const shut = markup("lesson-close");
  const words = make("p", { class: "lesson-words" });
  const asked = make("div", {});
  const below = button(say("lesson-below"), lookBelow, { class: "lesson-below" });
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
    make("div", { class: "lesson-step" }, make("div", { "aria-live": "polite" }, words), asked),
  );
  words.after(below);

  /** @param {number} index */
  function render(index) {
    at = index;
    const { words: own, question } = steps[at];
    setText(place, say("lesson-step-of", { step: at + 1, steps: steps.length }));
    setText(words, own);
    words.dir = directionOf(own);
    words.hidden = own === "";
    asked.replaceChildren(...(question ? [questionForm(question)] : []));
    below.hidden = placeBelow() === undefined;
    // A button that can do nothing keeps the focus.
    back.setAttribute("aria-disabled", String(at === 0));
    next.setAttribute("aria-disabled", String(at === steps.length - 1));
    if (!element.isConnected) document.querySelector("main")?.before(element);
  }

  /** @param {number} index */
  function go(index) {
    if (!steps[index]) return;
    render(index);
    scrollTo(0, 0);
    const link = `#${steps[index].link}`;
    page.push(link);
    page.show(link, true);
  }

  /** The part of the page where the step's link opens something, if it does. */
  function placeBelow() {
    const query = queryOf(steps[at].link);
    return Object.entries(PLACES).find(([key]) => query.has(key))?.[1];
  }

  function lookBelow() {
    const found = part(placeBelow() ?? "board");
    found.scrollIntoView({ block: "start" });
    const heading = found.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  async function close() {
    const own = draft.begun && (await writeCode(draft.lesson)) === code;
    page.close();
    const { game, settings } = page.state();
    const address = writeAddress(game, settings);
    page.push(address);
    part("board").querySelector("button")?.focus();
    // Who tries out a lesson goes back to writing it.
    if (own) await page.show(`${address}&lab=lesson`, true);
  }

  return {
    code,
    /** What the address says of the lesson and its step. */
    get address() {
      return `lesson=${code}&step=${at + 1}`;
    },
    /** Whether the step that an address names is the one that is shown. @param {string | null} text */
    isAt: (text) => element.isConnected && (text ?? "1") === String(at + 1),
    /**
     * Shows the step that an address names.
     * @param {string | null} text
     */
    at(text) {
      const step = text === null ? 1 : Number(text);
      const found = steps[step - 1] !== undefined;
      render(found ? step - 1 : 0);
      const values = { text: (text ?? "").slice(0, 20), steps: steps.length };
      return { link: steps[at].link, fault: found ? null : { id: "lesson-no-step", values } };
    },
    leave: () => element.remove(),
  };
}
