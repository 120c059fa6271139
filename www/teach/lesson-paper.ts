/** A lesson on paper: words, pictures, questions with room for answers, and the link of each step. */
import { make } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import { directionOf } from "../messages/languages.ts";
import { addressOf } from "../page/address.ts";
import { queryOf } from "../page/places.ts";
import { placeOfStep } from "../page/lesson/lesson.ts";
import { stepPlace } from "./step-place.ts";
import type { Lesson, LessonStep } from "../page/lesson/lesson.ts";
import type { Engine } from "../engine/engine.ts";

export async function lessonOnPaper({ title, steps }: Lesson, engine: Engine) {
  const articles = await Promise.all(steps.map((step, at) => onPaper(step, at + 1, engine)));
  return make(
    "div",
    { class: "sheet lesson-sheet" },
    make("h1", { dir: directionOf(title) }, title || say("lesson-untitled")),
    make("p", { class: "paper-name" }, say("sheet-name"), make("span", {})),
    ...articles,
  );
}

async function onPaper(step: LessonStep, number: number, engine: Engine) {
  const { words, question } = step;
  const { name, picture } = await stepPlace(engine, step);
  const target = placeOfStep(step);
  const tree = queryOf(target.fragment).get("tree");
  return make(
    "article",
    {},
    make("h2", {}, `${say("lesson-step", { number })}: ${name}`),
    make("div", { class: "lesson-picture" }, picture),
    tree === null ? null : make("p", { dir: "ltr" }, tree),
    words === "" ? null : make("p", { class: "lesson-words", dir: directionOf(words) }, words),
    question === null ? null : make("p", { dir: directionOf(question.ask) }, question.ask),
    question === null ? null : make("div", { class: "lesson-lines" }),
    make("p", { class: "lesson-address", dir: "ltr" }, addressOf(target)),
  );
}
