/** The form of one step of the lesson in the making. */
import { hrefOf } from "../page/address.js";
import { button, labelled, make } from "../page/elements.js";
import { markup, say } from "../messages/index.js";
import { setText } from "../page/parts.js";
import { readPlaceLink } from "../page/place-link.js";
import { MOST } from "./lesson.js";
import { stepPlace } from "./step-place.js";

/** @import { Step } from "./lesson.js" */

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {object} does
 * @param {(change: Partial<Step>) => void} does.edit
 * @param {(by: 1 | -1) => void} does.move
 * @param {() => void} does.remove
 * @param {(error: unknown, signal: AbortSignal) => void} does.fail
 */
export function stepForm(engine, { edit, move, remove, fail }) {
  const element = make("section", { class: "step-form", "aria-labelledby": "step-heading" });
  let work = new AbortController();

  /** @param {Step} step @param {number} index @param {number} count */
  function render({ link, words, question }, index, count) {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    const heading = make(
      "h3",
      { id: "step-heading", tabindex: "-1" },
      say("lesson-step", { number: index + 1 }),
    );
    const place = make("p", { class: "explained" });
    const fault = make("p", { class: "fault" });
    const target = readPlaceLink(link);
    const show = make(
      "a",
      { class: "action", href: target ? hrefOf(target.place, target.fragment) : null },
      say("lesson-show-button"),
    );
    stepPlace(engine, link)
      .then(({ name, faults }) => {
        if (signal.aborted) return;
        setText(place, name);
        setText(fault, faults.join(" "));
      })
      .catch((error) => fail(error, signal));
    element.replaceChildren(
      make("div", { class: "step-head" }, make("div", {}, heading, place), show),
      fault,
      labelled(say("lesson-words"), wordsField(words)),
      ...questionFields(question ?? { ask: "", answer: "" }),
      make(
        "div",
        { class: "buttons" },
        act("up", index > 0, () => move(-1)),
        act("down", index < count - 1, () => move(1)),
        act("remove", true, remove),
      ),
    );
  }

  /** @param {string} words */
  function wordsField(words) {
    const field = make("textarea", { rows: 4, maxlength: MOST.words, dir: "auto" });
    field.value = words;
    field.addEventListener("input", () => edit({ words: field.value }));
    return field;
  }

  /** @param {import("./lesson.js").Question} question */
  function questionFields(question) {
    const ask = make("input", {
      type: "text",
      maxlength: MOST.ask,
      dir: "auto",
      value: question.ask,
    });
    const answer = make("input", {
      type: "text",
      maxlength: MOST.answer,
      dir: "auto",
      value: question.answer,
      "aria-describedby": "answer-help",
    });
    for (const field of [ask, answer]) {
      field.addEventListener("input", () => {
        const none = ask.value === "" && answer.value === "";
        edit({ question: none ? null : { ask: ask.value, answer: answer.value } });
      });
    }
    return [
      labelled(say("lesson-ask"), ask),
      labelled(say("lesson-answer"), answer),
      make("p", { class: "explained", id: "answer-help" }, say("lesson-answer-help")),
    ];
  }

  /** @param {string} name @param {boolean} possible @param {() => void} does */
  function act(name, possible, does) {
    const { text, attributes } = markup(`lesson-${name}-button`);
    return button(text ?? "", () => possible && does(), {
      ...attributes,
      "data-does": name,
      "aria-disabled": String(!possible),
    });
  }

  return {
    element,
    render,
    clear: () => element.replaceChildren(),
    /** @param {string} selector */
    focus(selector) {
      const found = element.querySelector(selector);
      if (found instanceof HTMLElement) found.focus();
    },
    close: () => work.abort(),
  };
}
