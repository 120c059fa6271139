/** Predict: the questions of an exercise one by one, each answered in a form before the search goes on. */
import { button, make, setText, labelled } from "../base/elements.ts";
import { say, language } from "../messages/index.ts";
import { gradeStep, signOf, topicOf } from "./grading.ts";
import { rounds, stepLink } from "./score-card.ts";
import { questionsOf } from "./questions.ts";
import { askedNode } from "./subject.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import { answerText, verdictText } from "./words.ts";
import { readNumber } from "../base/typed-numbers.ts";
import type { Answer } from "./grading.ts";
import type { ExerciseFrame } from "./score-card.ts";
import type { ExerciseSubject } from "./subject.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Question } from "./questions.ts";

export function openPredict(frame: ExerciseFrame, subject: ExerciseSubject, exercise: Exercise) {
  const { record } = subject;
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) return frame.refuse(say("practise-no-questions"));
  const stage = subject.stage();
  const heading = make("h2", { id: QUESTION, tabindex: "-1" });
  const help = make("div", { class: "explained hints" });
  const list =
    stage.list &&
    make("details", { class: "as-list" }, make("summary", {}, say("practise-as-list")), stage.list);
  const topicAt = (at: number) => topicOf(record, questions[at]);
  const round = rounds(frame, exercise, questions.length, { ask, end, topicOf: topicAt });
  const { status, place } = round;
  frame.fill(stage.element, [round.dots, heading, status, place, help, list]);

  function ask(at: number, focus: boolean) {
    const question = questions[at];
    setText(heading, subject.ask(question));
    stage.show(question.shown, askedNode(record, question), question.kind === "limit");
    const sign = signOf(record, question.node);
    const form = answerForm(question.kind, (answer) => judge(at, answer), sign);
    place.replaceChildren(form.element);
    const { cut } = conventionParts(exercise.convention);
    const hints = [say(`hint-${question.kind}`, { cut }), subject.note].filter((text) => text);
    help.replaceChildren(...hints.map((text) => make("p", {}, text)));
    if (!focus) return;
    form.focus();
    // A long reason had the page scrolled.
    stage.element.scrollIntoView({ block: "nearest" });
  }

  function judge(at: number, answer: Answer) {
    const question = questions[at];
    const grades = gradeStep(record, question, answer);
    const right = grades.every((grade) => grade.right);
    const diagnosis = right ? "" : subject.diagnose(question, answer);
    help.replaceChildren();
    stage.show(question.answered, askedNode(record, question));
    status.replaceChildren(
      make("p", {}, answerText(answer)),
      make("p", { class: right ? "verdict right" : "verdict wrong" }, verdictText(grades)),
      ...(diagnosis ? [make("p", { class: "diagnosis" }, diagnosis)] : []),
      make("p", {}, subject.why(question)),
    );
    round.grade(at, right, stepLink(exercise, question.answered));
  }

  function end(text: string) {
    stage.show(record.length - 1, 0);
    help.replaceChildren();
    setText(heading, text);
    return heading;
  }

  round.start();
  return stage.close;
}

export const QUESTION = "question";

function answerForm(kind: Question["kind"], judge: (answer: Answer) => void, sign = "") {
  const fault = make("p", { role: "alert", class: "practise-fault" });
  const { fields, read } = kind === "cut" ? cutFields(fault) : numberFields(kind, fault, sign);
  const check = make("button", { type: "submit", class: "primary" }, say("check"));
  const form = make("form", { class: "answer" }, ...fields, fault, check);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const answer = read();
    if (answer) judge(answer);
  });
  return {
    element: form,
    focus: () => form.querySelector("input")?.focus({ preventScroll: true }),
  };
}

/** The label of a field, in signs where there are some; isolated, or a right-to-left page would mirror them. */
function labelOf(part: string, sign: string) {
  if (part === "value") return say("practise-label-value");
  return part === "limit" ? `\u2066x ${sign}\u2069` : ({ alpha: "α", beta: "β" }[part] ?? "");
}

function numberFields(kind: "value" | "bounds" | "limit", fault: HTMLElement, sign: string) {
  const parts = kind === "bounds" ? ["alpha", "beta"] : [kind];
  const inputs = parts.map(() =>
    make("input", {
      type: "text",
      dir: "ltr",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      size: 5,
      "aria-describedby": QUESTION,
    }),
  );
  const fields = parts.map((part, at) =>
    make(
      "div",
      { class: "answer-field" },
      labelled(labelOf(part, sign), inputs[at]),
      parts.length === 1 ? null : infinity(part === "alpha" ? "−∞" : "+∞", inputs[at]),
    ),
  );
  const read = (): Answer | null => {
    const values = inputs.map((input) => readNumber(input.value, language));
    const unread = values.findIndex((value) => value === null || Number.isNaN(value));
    // Enter leads from one field to the next.
    if (unread > 0 && values[unread] === null && document.activeElement === inputs[unread - 1]) {
      inputs[unread].focus();
      return null;
    }
    inputs.forEach((input, at) => input.setAttribute("aria-invalid", String(at === unread)));
    setText(fault, unread < 0 ? "" : say("practise-unread"));
    if (unread >= 0) {
      inputs[unread].focus();
      return null;
    }
    return Object.fromEntries(parts.map((part, at) => [part, values[at]]));
  };
  return { fields, read };
}

/** A sign that many keyboards lack. */
function infinity(sign: string, field: HTMLInputElement) {
  return button(sign, () => {
    field.value = sign;
    field.focus();
  });
}

function cutFields(fault: HTMLElement) {
  const choices = (["yes", "no"] as const).map((choice) => {
    const input = make("input", {
      type: "radio",
      name: "cut",
      value: choice,
      "aria-describedby": QUESTION,
    });
    return { input, label: make("label", { class: "answer-choice" }, input, say(`cut-${choice}`)) };
  });
  const read = (): Answer | null => {
    const chosen = choices.find(({ input }) => input.checked);
    setText(fault, chosen ? "" : say("practise-unchosen"));
    return chosen ? { cut: chosen.input.value === "yes" } : null;
  };
  const labels = choices.map(({ label }) => label);
  return { fields: [make("div", { class: "answer-choices" }, ...labels)], read };
}
