/**
 * A lesson being followed: a bar between the bar of the site and the page, with the step's words and
 * its question. Each step is a link to some place of the site.
 */
import "../../style/lesson.css";
import { addressOf, herePath, query, replaceAddress } from "../address.js";
import { button, make, setText } from "../../base/elements.js";
import { icon, setIcon } from "../icon.js";
import { markup, say } from "../../messages/index.js";
import { directionOf } from "../../messages/languages.js";
import { part } from "../parts.js";
import { underWay } from "../under-way.js";
import { readWhole } from "../../base/whole-number.js";
import { readCode } from "./code.js";
import { rightAnswers, waysOn } from "./end.js";
import { linkOfStep, onlyLesson } from "./link.js";
import { questionForm } from "./question.js";
import { visitAnswers } from "./visit-answers.js";

/** @import { Words } from "../../base/types.d.ts" */

/** @param {string} code @returns A rejection is a `LessonFault`. */
export async function openLesson(code) {
  const lesson = await readCode(code);
  const { title, steps } = lesson;
  const answers = visitAnswers(code);
  let at = 0;
  let over = false;

  const place = make("p", { class: "lesson-place" });
  const back = goButton("lesson-back", "back", "arrow-left", () =>
    over ? render(at) : go(at - 1),
  );
  const next = goButton("next", "next", "arrow-right", () =>
    at < steps.length - 1 ? go(at + 1) : finish(),
  );
  const shut = markup("lesson-close");
  const closing = button("", close, { class: "tool lesson-close", ...shut.attributes });
  closing.append(icon("x"));
  const words = make("p", { class: "lesson-words" });
  const questionBox = make("div", { class: "lesson-asks" });
  const name = title || say("lesson-untitled");
  // What is longer than its box can be scrolled by keyboard.
  const text = make("div", { class: "lesson-text", tabindex: "0", "aria-live": "polite" }, words);
  const element = make(
    "section",
    { class: "lesson", "aria-label": say("lesson-label", { title: name }) },
    make("div", { class: "lesson-title" }, make("h2", { dir: directionOf(name) }, name), place),
    text,
    questionBox,
    make("div", { class: "lesson-go" }, back, next, closing),
  );
  const height = new ResizeObserver(measure);

  /** @param {"lesson-back" | "next"} id @param {"back" | "next"} way @param {string} shape @param {() => void} does */
  function goButton(id, way, shape, does) {
    const arrow = button("", does, { class: `lesson-${way}` });
    arrow.append(make("span", {}, say(id)), icon(shape));
    return arrow;
  }

  /** Tells the frame of the place how much of the screen is the lesson's. */
  function measure() {
    document.documentElement.style.setProperty("--lesson", `${element.offsetHeight}px`);
  }

  /** @param {number} index */
  function render(index) {
    const again = element.isConnected && at === index && !over;
    at = index;
    over = false;
    if (again) return;
    const { words: own, question } = steps[at];
    setText(place, say("step-of", { step: at + 1, steps: steps.length }));
    setText(words, own);
    words.dir = directionOf(own);
    text.hidden = own === "";
    text.scrollTop = 0;
    questionBox.hidden = question === null;
    questionBox.replaceChildren(
      ...(question
        ? [questionForm(question, answers.of(at), (given) => answers.keep(at, given))]
        : []),
    );
    // A button that can do nothing keeps the focus.
    back.setAttribute("aria-disabled", String(at === 0));
    const last = at === steps.length - 1;
    setText(
      /** @type {HTMLElement} */ (next.querySelector("span")),
      say(last ? "lesson-finish" : "next"),
    );
    setIcon(next, last ? "check" : "arrow-right");
    next.hidden = false;
    if (!element.isConnected) {
      part("main").before(element);
      underWay("lesson", true);
      height.observe(element);
      measure();
    }
  }

  /** After the last step: what the answers come to, and ways on. */
  async function finish() {
    over = true;
    const { right, asked } = rightAnswers(lesson, answers.of);
    setText(place, say("step-of", { step: steps.length, steps: steps.length }));
    setText(words, say("lesson-finished", { right, asked }));
    words.removeAttribute("dir");
    text.hidden = false;
    text.scrollTop = 0;
    questionBox.hidden = true;
    back.setAttribute("aria-disabled", "false");
    next.hidden = true;
    text.focus({ preventScroll: true });
    const ways = await waysOn(code);
    if (!over) return;
    questionBox.replaceChildren(make("p", {}, say("lesson-ways")), ways);
    questionBox.hidden = false;
  }

  /** @param {number} index */
  function go(index) {
    if (!steps[index]) return;
    location.href = addressOf(linkOfStep(lesson, index, code, query().get("lang")));
  }

  function leave() {
    height.disconnect();
    document.documentElement.style.removeProperty("--lesson");
    element.remove();
    underWay("lesson", false);
  }

  /** Leaves the lesson; what is on the screen stays. */
  function close() {
    const names = query();
    for (const name of ["lesson", "step"]) names.delete(name);
    replaceAddress(names);
    leave();
    part("main").focus();
  }

  /** Which step a text names; undefined if there is none. @param {string | null} text */
  function stepIn(text) {
    const step = text === null ? 1 : readWhole(text, [1, steps.length]);
    return step === undefined ? undefined : step - 1;
  }

  return {
    code,
    /**
     * Goes to what the step shows, if the address says no more than which lesson and step.
     * @param {URLSearchParams} names
     * @returns {boolean} Whether that is on another page.
     */
    goesElsewhere(names) {
      if (!onlyLesson(names)) return false;
      const index = stepIn(names.get("step")) ?? 0;
      const target = linkOfStep(lesson, index, code, names.get("lang"));
      if (target.path !== herePath) {
        location.replace(addressOf(target));
        return true;
      }
      const own = new URLSearchParams(target.fragment.slice(1));
      // The page will say which step does not exist.
      own.set("step", names.get("step") ?? "1");
      replaceAddress(own);
      return false;
    },
    /**
     * Shows the step that an address names, the first if it names none.
     * @param {string | null} text
     * @returns {Words | undefined} What is wrong with that.
     */
    at(text) {
      const index = stepIn(text);
      render(index ?? 0);
      if (index !== undefined) return undefined;
      return {
        id: "lesson-no-step",
        values: { text: (text ?? "").slice(0, 20), steps: steps.length },
      };
    },
    leave,
  };
}
