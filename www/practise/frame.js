/** What an exercise is shown in: a stage, and beside it one question. */
import { make } from "../base/elements.js";

/**
 * @typedef {object} Frame
 * @property {boolean} focus Whether the first field gets the focus.
 * @property {(stage: Element, panel: (Element | null)[]) => void} fill
 * @property {(text: string) => void} refuse Says why there is no exercise.
 * @property {(question: number) => void} reached Says which question is on the screen, from 1.
 * @property {() => void} next Goes on to another exercise of the same kind.
 */

/**
 * @param {Element} lead A sentence about the kind of exercise.
 * @param {Pick<Frame, "reached" | "next">} does
 */
export function exerciseFrame(lead, does) {
  const stage = make("section", { class: "stage" });
  const panel = make("section", { class: "panel" });
  return {
    elements: [stage, panel],
    /** @param {boolean} focus @returns {Frame} */
    open: (focus) => ({
      ...does,
      focus,
      fill(element, children) {
        stage.replaceChildren(element);
        panel.replaceChildren(lead, ...children.filter((child) => child !== null));
      },
      refuse(text) {
        stage.replaceChildren();
        panel.replaceChildren(make("p", { class: "practise-fault", role: "alert" }, text));
      },
    }),
  };
}
