/** A lesson on paper: words, pictures, questions with room for answers, and the link of each step. */
import { make } from "../base/elements.js";
import { say } from "../messages/index.js";
import { directionOf } from "../messages/languages.js";
import { addressOf } from "../page/address.js";
import { queryOf } from "../page/places.js";
import { placeOfStep } from "../page/lesson/lesson.js";
import { stepPlace } from "./step-place.js";

/** @import { Lesson, LessonStep } from "../page/lesson/types.d.ts" */
/** @import { Engine } from "../engine/engine.js" */

/**
 * @param {Lesson} lesson
 * @param {Engine} engine
 */
export async function lessonOnPaper({ title, steps }, engine) {
  const articles = await Promise.all(steps.map((step, at) => onPaper(step, at + 1, engine)));
  return make(
    "div",
    { class: "sheet lesson-sheet" },
    make("h1", { dir: directionOf(title) }, title || say("lesson-untitled")),
    make("p", { class: "paper-name" }, say("sheet-name"), make("span", {})),
    ...articles,
  );
}

/** @param {LessonStep} step @param {number} number @param {Engine} engine */
async function onPaper(step, number, engine) {
  const { words, question } = step;
  const { name, picture } = await stepPlace(engine, step);
  const target = placeOfStep(step);
  const tree = queryOf(target.fragment).get("tree");
  return make(
    "article",
    {},
    make("h2", {}, `${say("lesson-step", { number })}: ${name}`),
    make("div", { class: "lesson-picture" }, picture),
    tree === null ? null : make("p", { class: "lesson-tree", dir: "ltr" }, tree),
    words === "" ? null : make("p", { class: "lesson-words", dir: directionOf(words) }, words),
    question === null
      ? null
      : make("p", { class: "lesson-ask", dir: directionOf(question.ask) }, question.ask),
    question === null ? null : make("div", { class: "lesson-lines" }),
    make("p", { class: "lesson-address", dir: "ltr" }, addressOf(target)),
  );
}
