/** The steps of the lesson in the making, as a list of pictures; one of them is chosen. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { directionOf } from "../messages/languages.js";
import { stepPlace } from "./step-place.js";

/** @import { Step } from "./lesson.js" */

/**
 * @param {import("../engine/engine.js").Engine} engine
 * @param {(index: number) => void} choose
 * @param {(error: unknown, signal: AbortSignal) => void} fail
 */
export function stepList(engine, choose, fail) {
  const element = make("ol", { class: "step-list", "aria-label": say("lesson-steps-title") });
  let work = new AbortController();

  /** @param {Step[]} steps @param {number} chosen */
  function render(steps, chosen) {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    element.replaceChildren(...steps.map((step, index) => item(step, index, chosen, signal)));
  }

  /** @param {Step} step @param {number} index @param {number} chosen @param {AbortSignal} signal */
  function item({ link, words }, index, chosen, signal) {
    const picture = make("span", { class: "step-picture" });
    const name = make("span", { class: "step-name" }, say("lesson-step", { number: index + 1 }));
    const text = make("span", { class: "step-words", dir: directionOf(words) }, words);
    stepPlace(engine, link)
      .then((place) => {
        if (signal.aborted) return;
        picture.replaceChildren(place.picture);
        name.textContent = `${index + 1} · ${place.name}`;
      })
      .catch((error) => fail(error, signal));
    return make(
      "li",
      {},
      make(
        "button",
        {
          type: "button",
          class: "step-choice",
          "aria-current": index === chosen ? "step" : null,
          onclick: () => choose(index),
        },
        picture,
        make("span", { class: "step-about" }, name, text),
      ),
    );
  }

  return {
    element,
    render,
    /** Shows the words of a step that are being typed. @param {number} index @param {string} words */
    setWords(index, words) {
      const text = element.children[index]?.querySelector(".step-words");
      if (text) text.textContent = words;
    },
    close: () => work.abort(),
  };
}
