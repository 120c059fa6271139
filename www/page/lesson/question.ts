/** A question of a lesson: a field for the answer, and what the page says about it. */
import { make } from "../../base/elements.ts";
import { say } from "../../messages/index.ts";
import { directionOf } from "../../messages/languages.ts";
import { here } from "../address.ts";
import { isRight } from "./answers.ts";
import type { LessonQuestion } from "./lesson.ts";

/** The most characters of an answer that one gives. */
const MOST = 200;

/**
 * @param before What was answered before.
 * @param keep Called with what is answered.
 */
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
