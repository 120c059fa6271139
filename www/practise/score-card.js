/** The end of an exercise: what it came to, and the ways on. */
import { button, make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { copyButton, keepResult, visitText } from "./results.js";
import { searchLink } from "./watch-link.js";
import { conventionText, exerciseText } from "./words.js";

/**
 * @param {import("./frame.js").Frame} frame
 * @param {import("../parts/exercise/exercise.js").Exercise} exercise
 * @param {{ asked: number, right: number }} tally
 * @returns {HTMLElement[]}
 */
export function scoreCard(frame, exercise, tally) {
  const finding = exercise.mode === "find";
  keepResult({
    exercise: finding ? say("find-name", { seed: exercise.seed }) : exerciseText(exercise),
    convention: finding ? "" : conventionText(exercise.convention),
    mode: say(`kind-${exercise.mode}`),
    ...tally,
  });
  const visit = visitText();
  return [
    ...(visit ? [make("p", { class: "explained" }, visit)] : []),
    make(
      "div",
      { class: "buttons" },
      button(nextText(exercise), frame.next, { class: "primary" }),
      finding ? null : searchLink(exercise),
      copyButton(),
    ),
  ];
}

/** @param {import("../parts/exercise/exercise.js").Exercise} exercise */
function nextText({ mode, source, count }) {
  if (mode === "mark") return say("mark-next");
  return source === "random" || mode === "find"
    ? say("practise-again", { count })
    : say("practise-next-button");
}
