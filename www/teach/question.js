/** A question of a lesson: a field for the answer, and what is to be said of it. */
import { make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { directionOf } from "../messages/languages.js";
import { isRight } from "./answers.js";
import { MOST } from "./lesson.js";

/** @param {import("./lesson.js").Question} question */
export function questionForm({ ask, answer }) {
  const field = make("input", {
    type: "text",
    id: "lesson-answer",
    dir: "auto",
    maxlength: MOST.answer,
    autocomplete: "off",
    "aria-describedby": answer === "" ? "lesson-unchecked" : "lesson-verdict",
  });
  const verdict = make("p", { class: "lesson-verdict", id: "lesson-verdict", role: "status" });
  const checked = answer !== "";
  const tell = () => {
    const given = field.value.trim();
    // A paragraph of its own each time: the same verdict is said again.
    verdict.replaceChildren(make("span", {}, given === "" ? say("lesson-empty") : graded(given)));
  };
  /** @param {string} given */
  const graded = (given) => say(isRight(answer, given) ? "lesson-right" : "lesson-not-yet");
  field.addEventListener("input", () => verdict.replaceChildren());
  return make(
    "form",
    {
      class: "lesson-question",
      onsubmit: (event) => {
        event.preventDefault();
        if (checked) tell();
      },
    },
    make("label", { for: field.id, dir: directionOf(ask) }, ask || say("lesson-question")),
    make(
      "div",
      { class: "lesson-answer" },
      field,
      checked ? make("button", { type: "submit" }, say("lesson-check")) : null,
    ),
    checked
      ? verdict
      : make("p", { class: "explained", id: "lesson-unchecked" }, say("lesson-unchecked")),
  );
}
