/**
 * The questions of a chapter: a reader's answer is compared with the engine's.
 * A wrong one can be tried again, or the answer shown; where it follows a known idea, that is said.
 */
import { say } from "../messages/index.ts";
import { make, one } from "../base/elements.ts";
import { readInteger } from "../base/typed-numbers.ts";

/** A figure that a link of the text can move. */
type MovedFigure = { explain: (phrase: HTMLElement) => unknown };

let fields = 0;

/** @param figures The chapter's, by their names. */
export function openQuestions(figures: Map<string, MovedFigure>) {
  for (const box of document.querySelectorAll(".asked")) openQuestion(box, figures);
}

function openQuestion(box: Element, figures: Map<string, MovedFigure>) {
  const question = one(box, ".ask");
  const details = one<HTMLDetailsElement>(box, "details");
  const right = question.dataset.answer ?? "";
  /** What is said of wrong answers, by the answer. */
  const slips: Record<string, string> = JSON.parse(question.dataset.slips ?? "{}");
  const field = make("input", { type: "text", inputmode: "numeric", autocomplete: "off" });
  field.id = `answer-${(fields += 1)}`;
  const grade = make("p", { class: "grade", role: "status" });

  const check = (event: Event) => {
    event.preventDefault();
    const given = readInteger(field.value);
    if (given === null || Number.isNaN(given)) {
      grade.textContent = say("chapter-unread");
      field.focus();
      return;
    }
    const isRight = given === readInteger(right);
    grade.dataset.right = String(isRight);
    const slip = slips[given];
    const wrong = slip ? say("chapter-slip", { slip }) : say("chapter-wrong");
    grade.textContent = isRight ? say("chapter-right", { answer: right }) : wrong;
    if (!isRight) return explain(details, figures);
    details.open ||= details.querySelectorAll("p").length > 1;
  };
  // However the answer is opened, the figure shows the step that decides, and nobody is told to try again.
  details.addEventListener("toggle", () => {
    if (!details.open) return;
    if (grade.dataset.right === "false") grade.textContent = "";
    explain(details, figures);
  });
  const form = make(
    "form",
    { class: "answer-form", onsubmit: check },
    make("label", { for: field.id }, say("chapter-answer-label"), field),
    make("button", { type: "submit" }, say("check")),
    grade,
  );
  question.after(form);
}

/** Shows the step that decides in the figure. */
function explain(details: Element, figures: Map<string, MovedFigure>) {
  const phrase = details.querySelector("a.phrase");
  if (!(phrase instanceof HTMLAnchorElement)) return;
  figures.get(phrase.hash.slice(1))?.explain(phrase);
}
