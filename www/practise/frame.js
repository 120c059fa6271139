/** What an exercise is shown in: a stage, and beside it one question. */
import { make } from "../base/elements.js";

/** @import { ExerciseFrame } from "./types.d.ts" */

/**
 * @param {Element} lead A sentence about the kind of exercise.
 * @param {Pick<ExerciseFrame, "reached" | "next">} does
 */
export function exerciseFrame(lead, does) {
  const stage = make("section", { class: "stage" });
  const panel = make("section", { class: "panel" });
  return {
    elements: [stage, panel],
    /** @param {boolean} focus @returns {ExerciseFrame} */
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
