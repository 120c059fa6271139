/** Predict: the questions of an exercise one by one, each answered before the search goes on. */
import { button, make, setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { focusInView } from "../page/parts.ts";
import { QUESTION, answerForm } from "./answer-form.ts";
import { gradeStep, signOf } from "./grading.ts";
import { topicOf } from "./topics.ts";
import { progress } from "./progress.ts";
import { questionsOf } from "./questions.ts";
import { scoreCard } from "./score-card.ts";
import { askedNode } from "./subject.ts";
import { stepLink } from "./watch-link.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import { answerText, verdictText } from "./words.ts";
import type { Answer } from "./grading.ts";
import type { ExerciseFrame } from "./score-card.ts";
import type { ExerciseSubject } from "./subject.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

export function openPredict(frame: ExerciseFrame, subject: ExerciseSubject, exercise: Exercise) {
  const { record } = subject;
  const questions = questionsOf(record, exercise);
  if (questions.length === 0) return frame.refuse(say("practise-no-questions"));
  const stage = subject.stage();
  const dots = progress(questions.length, exercise);
  const heading = make("h2", { id: QUESTION, tabindex: "-1" });
  const place = make("div", { class: "answer-place" });
  const status = make("div", { class: "reason", role: "status" });
  const help = make("div", { class: "explained hints" });
  const list = stage.list
    ? make(
        "details",
        { class: "as-list" },
        make("summary", {}, say("practise-as-list")),
        stage.list,
      )
    : null;
  frame.fill(stage.element, [dots.element, heading, status, place, help, list]);

  function ask(at: number, focus: boolean) {
    dots.show(at);
    frame.reached(at + 1);
    status.replaceChildren();
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
    dots.grade(at, right);
    dots.show(at);
    stage.show(question.answered, askedNode(record, question));
    status.replaceChildren(
      make("p", {}, answerText(answer)),
      make("p", { class: right ? "verdict right" : "verdict wrong" }, verdictText(grades)),
      ...(diagnosis ? [make("p", { class: "diagnosis" }, diagnosis)] : []),
      make("p", {}, subject.why(question)),
    );
    const on = button(say("practise-go-on"), () => goOn(at), { class: "primary" });
    place.replaceChildren(
      make("div", { class: "buttons" }, on, stepLink(exercise, question.answered)),
    );
    focusInView(on);
  }

  /** Asks the next question that has no right answer yet: of the second time, those that were missed. */
  function goOn(at: number) {
    const next = dots.after(at);
    if (next < questions.length) ask(next, true);
    else end();
  }

  function end() {
    dots.show(questions.length);
    stage.show(record.length - 1, 0);
    status.replaceChildren();
    help.replaceChildren();
    setText(heading, say("practise-done", dots.tally()));
    const missed = dots.missed().map((at) => topicOf(record, questions[at]));
    place.replaceChildren(...card.end(dots.tally(), missed, () => goOn(-1)));
    heading.focus({ preventScroll: true });
  }

  const card = scoreCard(frame, exercise, dots.isDone());
  // Who comes back from a chapter finds the end.
  if (dots.isDone()) end();
  else ask(Math.min(exercise.question, questions.length) - 1, frame.focus);
  return stage.close;
}
