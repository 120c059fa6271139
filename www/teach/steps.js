/** The steps of the lesson in the making, each with its fields and buttons. */
import { button, labelled, make } from "../page/elements.js";
import { markup, say } from "../messages/index.js";
import { boardPicture } from "../board/picture.js";
import { hrefOf } from "../page/address.js";
import { readPlaceLink } from "../page/place-link.js";
import { draft } from "./draft.js";
import { MOST } from "./lesson.js";
import { placeText, positionOf } from "./place.js";

/** @typedef {import("./lesson.js").Step} Step */
/** @typedef {import("../page/view.js").ViewContext} ViewContext */

/**
 * @param {ViewContext} context
 * @param {() => void} changed
 * @param {() => HTMLElement} otherwise What gets the focus when no step is left.
 */
export function stepList({ engine, tell, fail }, changed, otherwise) {
  const element = make("ol", { class: "lesson-steps" });
  let work = new AbortController();

  function render() {
    work.abort();
    work = new AbortController();
    element.replaceChildren(...draft.lesson.steps.map(card));
  }

  /** @param {Step} step @param {number} at */
  function card({ link, words, question }, at) {
    const number = at + 1;
    const drawn = make("div", { class: "lesson-drawn" });
    const fault = make("p", { class: "lesson-fault" });
    const heading = make("h4", { tabindex: "-1" }, say("lesson-step", { number }));
    draw(link, number, { heading, drawn, fault });
    /** @param {string} name @param {boolean} possible @param {() => void} does */
    const act = (name, possible, does) => {
      const { text, attributes } = markup(`lesson-${name}-button`);
      const label = `${attributes["aria-label"] ?? text} (${number})`;
      const more = { ...attributes, "aria-label": label, "data-does": name };
      return button(text ?? "", does, { ...more, "aria-disabled": String(!possible) });
    };
    return make(
      "li",
      { class: "lesson-card", "aria-label": say("lesson-step", { number }) },
      heading,
      drawn,
      make(
        "div",
        { class: "lesson-fields" },
        fault,
        labelled(say("lesson-words"), wordsField(words, at)),
        questionFields(question ?? { ask: "", answer: "" }, at),
        make(
          "div",
          { class: "buttons" },
          act("show", true, () => {
            const target = readPlaceLink(link);
            if (target) location.href = hrefOf(target.place, target.fragment);
          }),
          act("up", at > 0, () => move(at, -1)),
          act("down", at < draft.lesson.steps.length - 1, () => move(at, 1)),
          act("remove", true, () => remove(at)),
        ),
      ),
    );
  }

  /**
   * Shows what the link of a step opens.
   * @param {string} link
   * @param {number} number
   * @param {{ heading: HTMLElement, drawn: HTMLElement, fault: HTMLElement }} parts
   */
  async function draw(link, number, { heading, drawn, fault }) {
    const { signal } = work;
    try {
      const position = await positionOf(engine, link);
      const { shape, board, last, faults } = position;
      if (signal.aborted) return;
      heading.textContent = `${say("lesson-step", { number })}: ${placeText(link, position)}`;
      drawn.replaceChildren(boardPicture(shape, board, last));
      fault.textContent = faults.join(" ");
    } catch (error) {
      fail(error, signal);
    }
  }

  /** @param {string} words @param {number} at */
  function wordsField(words, at) {
    const field = make("textarea", { rows: 3, maxlength: MOST.words, dir: "auto" });
    field.value = words;
    field.addEventListener("input", () => {
      draft.edit(at, { words: field.value });
      changed();
    });
    return field;
  }

  /** @param {import("./lesson.js").Question} question @param {number} at */
  function questionFields(question, at) {
    const ask = make("input", { type: "text", maxlength: MOST.ask, dir: "auto" });
    const answer = make("input", { type: "text", maxlength: MOST.answer, dir: "auto" });
    ask.value = question.ask;
    answer.value = question.answer;
    for (const field of [ask, answer]) {
      field.addEventListener("input", () => {
        const none = ask.value === "" && answer.value === "";
        draft.edit(at, { question: none ? null : { ask: ask.value, answer: answer.value } });
        changed();
      });
    }
    const open = question.ask !== "" || question.answer !== "";
    return make(
      "details",
      { open },
      make("summary", {}, say("lesson-question")),
      labelled(say("lesson-ask"), ask),
      labelled(say("lesson-answer"), answer),
      make("p", { class: "explained" }, say("lesson-answer-help")),
    );
  }

  /** @param {number} at @param {1 | -1} by */
  function move(at, by) {
    if (!draft.move(at, by)) return;
    render();
    changed();
    // The same button of the same step, so that it can be pressed again.
    focus(at + by, `[data-does="${by < 0 ? "up" : "down"}"]`);
    tell(say("lesson-moved", { from: at + 1, to: at + by + 1 }));
  }

  /** @param {number} at */
  function remove(at) {
    draft.remove(at);
    render();
    changed();
    const left = draft.lesson.steps.length;
    if (left === 0) otherwise().focus();
    else focus(Math.min(at, left - 1), "h4");
    tell(say("lesson-removed", { number: at + 1, left }));
  }

  /** @param {number} at @param {string} selector */
  function focus(at, selector) {
    const target = element.children[at]?.querySelector(selector);
    if (target instanceof HTMLElement) target.focus();
  }

  return { element, render, focus, close: () => work.abort() };
}
