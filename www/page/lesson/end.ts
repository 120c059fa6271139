/** The end of a lesson in its bar: how many answers were right, and ways on. */
import { addressOf, hrefOf, query } from "../address.ts";
import { make } from "../../base/elements.ts";
import { fragmentOf } from "../places.ts";
import { loadWords, say } from "../../messages/index.ts";
import { isRight } from "./answers.ts";
import { writeCode } from "./code.ts";
import { linkOfStep } from "./link.ts";
import { READY, readyLesson, readyText } from "./ready.ts";
import type { Lesson } from "./lesson.ts";

/**
 * How many of a lesson's checked questions are answered right. Those without an answer do not count.
 * @param given What was answered at a step, from 0.
 */
export function rightAnswers({ steps }: Pick<Lesson, "steps">, given: (step: number) => string) {
  let [right, asked] = [0, 0];
  for (const [index, { question }] of steps.entries()) {
    if (!question || question.answers.length === 0) continue;
    asked += 1;
    if (given(index) !== "" && isRight(question.answers, given(index))) right += 1;
  }
  return { right, asked };
}

/**
 * Links to the ready lessons but one, and to Practise.
 * @param code Of the lesson that is over.
 */
export async function waysOn(code: string) {
  await loadWords("lessons");
  const lang = query().get("lang");
  const codes = await Promise.all(READY.map((name) => writeCode(readyText(name, say))));
  const links = READY.flatMap((name, index) => {
    if (codes[index] === code) return [];
    const lesson = readyLesson(name, say);
    const href = addressOf(linkOfStep(lesson, 0, codes[index], lang));
    return [make("a", { href }, lesson.title)];
  });
  // A fragment of its own: the lesson that is over does not travel along.
  const own = fragmentOf(lang === null ? [] : [["lang", lang]]);
  links.push(make("a", { href: hrefOf("practise", own) }, say("place-practise")));
  return make("ul", { class: "lesson-ways" }, ...links.map((link) => make("li", {}, link)));
}
