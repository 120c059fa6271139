/** The bar of a lesson: the step's words, its question, and the ways back and on. */
import { button, make, setText, one } from "../../base/elements.ts";
import { icon, setIcon } from "../icon.ts";
import { markup, say } from "../../messages/index.ts";
import { directionOf } from "../../messages/languages.ts";
import { part } from "../parts.ts";
import { underWay } from "../under-way.ts";
import { here } from "../address.ts";
import { isRight } from "./answers.ts";
import type { IconName } from "../icon-names.ts";
import type { LessonQuestion } from "./lesson.ts";

/** @param title Empty if the lesson has none. @param steps How many it has. @param does What its buttons do. */
export function lessonBar(
  title: string,
  steps: number,
  does: Record<"back" | "next" | "close", () => void>,
) {
  const place = make("p", { class: "lesson-place" });
  const back = goButton("lesson-back", "back", "arrow-left", does.back);
  const next = goButton("next", "next", "arrow-right", does.next);
  const shut = markup("lesson-close");
  const closing = button("", does.close, { class: "tool lesson-close", ...shut.attributes });
  closing.append(icon("x"));
  const words = make("p", { class: "lesson-words" });
  const questionBox = make("div", { class: "lesson-asks" });
  const name = title || say("lesson-untitled");
  // What is longer than its box can be scrolled by keyboard.
  const text = make("div", { class: "lesson-text", tabindex: "0", "aria-live": "polite" }, words);
  const element = make(
    "section",
    {
      class: "lesson",
      "aria-label": say("lesson-label", { title: name }),
      // Who goes through a lesson presses the same button again.
      "data-keeps-focus": "",
    },
    make("div", { class: "lesson-title" }, make("h2", { dir: directionOf(name) }, name), place),
    text,
    questionBox,
    make("div", { class: "lesson-go" }, back, next, closing),
  );
  const height = new ResizeObserver(measure);

  /** Tells the frame of the place how much of the screen is the lesson's. */
  function measure() {
    document.documentElement.style.setProperty("--lesson", `${element.offsetHeight}px`);
  }

  /** Shows words in place of those before, from their beginning. @param step From 1. */
  function show(step: number, said: string, isFirst: boolean) {
    setText(place, say("step-of", { step, steps }));
    setText(words, said);
    text.hidden = said === "";
    text.scrollTop = 0;
    // A button that can do nothing keeps the focus.
    back.setAttribute("aria-disabled", String(isFirst));
  }

  return {
    isShown: () => element.isConnected,
    /** @param at From 0. @param own The step's words. */
    showStep(at: number, own: string, question: HTMLElement | null) {
      const last = at === steps - 1;
      show(at + 1, own, at === 0);
      words.dir = directionOf(own);
      questionBox.hidden = question === null;
      questionBox.replaceChildren(...(question ? [question] : []));
      setText(one(next, "span"), say(last ? "lesson-finish" : "next"));
      setIcon(next, last ? "check" : "arrow-right");
      next.hidden = false;
      if (element.isConnected) return;
      part("main").before(element);
      underWay("lesson", true);
      height.observe(element);
      measure();
    },
    /** @param said What the answers come to. */
    showEnd(said: string) {
      show(steps, said, false);
      words.removeAttribute("dir");
      questionBox.hidden = true;
      next.hidden = true;
      text.focus({ preventScroll: true });
    },
    /** @param ways From the end on. */
    showWays(ways: Node) {
      questionBox.replaceChildren(make("p", {}, say("lesson-ways")), ways);
      questionBox.hidden = false;
    },
    remove() {
      height.disconnect();
      document.documentElement.style.removeProperty("--lesson");
      element.remove();
      underWay("lesson", false);
    },
  };
}

function goButton(
  id: "lesson-back" | "next",
  way: "back" | "next",
  arrow: IconName,
  does: () => void,
) {
  const going = button("", does, { class: `lesson-${way}` });
  going.append(make("span", {}, say(id)), icon(arrow));
  return going;
}

/** The most characters of an answer that one gives. */
const MOST = 200;

/** @param before What was answered before. @param keep Called with what is answered. */
export function questionForm(
  { ask, answers }: LessonQuestion,
  before: string,
  keep: (given: string) => void,
) {
  const checked = answers.length > 0;
  const field = make("input", {
    type: "text",
    id: "lesson-answer",
    dir: "auto",
    value: before,
    maxlength: MOST,
    autocomplete: "off",
    "aria-describedby": "lesson-verdict",
  });
  const verdict = make("p", { class: "lesson-verdict", id: "lesson-verdict", role: "status" });
  const show = () => {
    const given = field.value.trim();
    const right = given !== "" && isRight(answers, given);
    verdict.dataset.right = String(right);
    const id = given === "" ? "lesson-empty" : right ? "lesson-right" : "lesson-not-yet";
    // An element of its own each time: the same verdict is said again.
    verdict.replaceChildren(make("span", {}, say(id)));
    // A search can be stepped through in Watch alone.
    if (id === "lesson-not-yet" && here === "watch")
      verdict.append(" ", say("lesson-step-through"));
  };
  if (checked && before !== "") show();
  if (!checked) verdict.textContent = say("lesson-unchecked");
  field.addEventListener("input", () => {
    keep(field.value);
    if (checked) verdict.replaceChildren();
  });
  return make(
    "form",
    {
      class: "lesson-question stack tight",
      onsubmit: (event) => {
        event.preventDefault();
        if (checked) show();
      },
    },
    make("label", { for: field.id, dir: directionOf(ask) }, ask),
    make(
      "div",
      { class: "lesson-answer" },
      field,
      checked ? make("button", { type: "submit" }, say("check")) : null,
      verdict,
    ),
  );
}
