/** The questions of an exercise one by one, each answered before the search goes on. */
import { button, labelled, make } from "../page/elements.js";
import { say } from "../messages/index.js";
import { setText } from "../page/parts.js";
import { gradeStep } from "./grading.js";
import { readNumber } from "../page/typed-numbers.js";
import { stage } from "./stage.js";
import { explanation, questionText, sentenceAt, verdictText } from "./words.js";

/** @typedef {import("../watch/record.js").SearchRecord} SearchRecord */
/** @typedef {import("./questions.js").Question} Question */
/** @typedef {import("./grading.js").Answer} Answer */

/**
 * @param {HTMLElement} box
 * @param {SearchRecord} record
 * @param {Question[]} questions
 * @param {number} all How many questions there are, of which the seed has drawn these.
 * @param {(tally: import("./score.js").Tally) => void} count Called after every answer.
 */
export function openSteps(box, record, questions, all, count) {
  const scene = stage(record);
  const sentence = make("p", { class: "quiz-sentence" });
  const heading = make("h3", { tabindex: "-1" });
  const form = make("div", { class: "quiz-question" });
  const status = make("p", { role: "status", class: "quiz-verdict" });
  const on = button(say("quiz-go-on"), () => ask(at + 1, true), { class: "quiz-on" });
  let at = -1;
  let right = 0;

  /** @param {number} index @param {boolean} focus Whether the visitor goes on from another one. */
  const ask = (index, focus) => {
    at = index;
    on.hidden = true;
    const question = questions[index];
    setText(status, "");
    form.hidden = !question;
    if (!question) return end(focus);
    setText(heading, say("quiz-question", { number: index + 1, count: questions.length }));
    setText(sentence, sentenceAt(record, question.shown));
    scene.show(question, question.shown);
    form.replaceChildren(...fieldsOf(record, question, (answer) => judge(question, answer)));
    if (focus) /** @type {HTMLElement | null} */ (form.querySelector("input, button"))?.focus();
  };
  /** @param {Question} question @param {Answer} answer */
  const judge = (question, answer) => {
    const grades = gradeStep(record, question, answer);
    const passed = grades.every((grade) => grade.right);
    right += Number(passed);
    scene.show(question, question.answered);
    for (const field of form.querySelectorAll("input, button")) {
      /** @type {HTMLInputElement} */ (field).disabled = true;
    }
    status.replaceChildren(
      make("strong", { class: passed ? "quiz-pass" : "quiz-fail" }, verdictText(grades)),
      " ",
      explanation(record, question),
    );
    on.hidden = false;
    on.focus();
    count({ asked: 1, right: Number(passed), wrong: Number(!passed) });
  };
  /** @param {boolean} focus */
  const end = (focus) => {
    setText(heading, say("quiz-done", { right, count: questions.length }));
    setText(sentence, "");
    if (focus) heading.focus();
  };

  if (questions.length === 0) {
    box.replaceChildren(make("p", {}, say("quiz-no-questions")));
    return;
  }
  const panel = make("div", { class: "quiz-panel" }, heading, sentence, form, status, on);
  const drawn = say("quiz-drawn", { all, count: questions.length });
  box.replaceChildren(
    ...(all > questions.length ? [make("p", { class: "explained" }, drawn)] : []),
    make("div", { class: "quiz-steps" }, scene.element, panel),
  );
  ask(0, false);
}

/**
 * @param {SearchRecord} record
 * @param {Question} question
 * @param {(answer: Answer) => void} judge
 */
function fieldsOf(record, question, judge) {
  const task = make("p", { class: "task" }, questionText(record, question));
  if (question.kind === "cut") {
    return [
      task,
      make(
        "div",
        { class: "buttons" },
        button(say("quiz-cut-button"), () => judge({ cut: true })),
        button(say("quiz-no-cut-button"), () => judge({ cut: false })),
      ),
    ];
  }
  const parts = question.kind === "value" ? ["value"] : ["alpha", "beta"];
  const inputs = parts.map(() =>
    make("input", { type: "text", dir: "ltr", autocomplete: "off", size: 6 }),
  );
  const fault = make("p", { role: "alert", class: "quiz-fault" });
  const answer = () => {
    const read = inputs.map((input) => readNumber(input.value));
    const unread = read.findIndex((value) => value === null || Number.isNaN(value));
    inputs.forEach((input, index) => input.setAttribute("aria-invalid", String(index === unread)));
    if (unread >= 0) {
      inputs[unread].focus();
      return setText(fault, say("quiz-unread"));
    }
    judge(Object.fromEntries(parts.map((part, index) => [part, read[index]])));
  };
  const fields = parts.map((part, index) =>
    make(
      "div",
      { class: "quiz-field" },
      labelled(say(`quiz-label-${part}`), inputs[index]),
      part === "value" ? null : infinity(part === "alpha" ? "−∞" : "+∞", inputs[index]),
    ),
  );
  const submit = make("button", { type: "submit" }, say("quiz-answer-button"));
  const form = make("form", { class: "fields" }, ...fields, submit);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    answer();
  });
  return [task, form, fault];
}

/** A sign that many keyboards lack. @param {string} sign @param {HTMLInputElement} field */
function infinity(sign, field) {
  return button(sign, () => {
    field.value = sign;
    field.focus();
  });
}
