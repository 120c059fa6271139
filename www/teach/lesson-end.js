/** The end of a lesson in its bar: how many answers were right, and ways on. */
import { hrefOf, query } from "../page/address.js";
import { make } from "../page/elements.js";
import { fragmentOf } from "../page/places.js";
import { loadWords, say } from "../messages/index.js";
import { isRight } from "./answers.js";
import { writeCode } from "./codec.js";
import { linkOfStep } from "./lesson-link.js";
import { READY, readyLesson } from "./ready-lessons.js";

/** @import { Lesson } from "./lesson.js" */

/**
 * How many of a lesson's checked questions are answered right. Those without an answer do not count.
 * @param {Lesson} lesson
 * @param {(step: number) => string} given What was answered at a step, from 0.
 */
export function rightAnswers({ steps }, given) {
  let [right, asked] = [0, 0];
  for (const [index, { question }] of steps.entries()) {
    if (!question?.answer) continue;
    asked += 1;
    if (given(index) !== "" && isRight(question.answer, given(index))) right += 1;
  }
  return { right, asked };
}

/**
 * Links to the ready lessons but one, and to Practise.
 * @param {string} code Of the lesson that is over.
 */
export async function waysOn(code) {
  await loadWords("lessons");
  const lang = query().get("lang");
  const lessons = Object.keys(READY).map((name) => readyLesson(name, say));
  const codes = await Promise.all(lessons.map(writeCode));
  const links = lessons.flatMap((lesson, index) => {
    if (codes[index] === code) return [];
    const { place, fragment } = linkOfStep(lesson, 0, codes[index], lang);
    return [make("a", { href: hrefOf(place, fragment) }, lesson.title)];
  });
  // A fragment of its own: the lesson that is over does not travel along.
  const own = fragmentOf(lang === null ? [] : [["lang", lang]]);
  links.push(make("a", { href: hrefOf("practise", own) }, say("lesson-practise")));
  return make("ul", { class: "lesson-ways" }, ...links.map((link) => make("li", {}, link)));
}
