/** Links to a lesson, and to what its steps show. Pure. */
import { withNames } from "../place-link.js";
import { LESSON_NAMES, fragmentOf, queryOf } from "../places.js";
import { placeOfStep } from "./lesson.js";

/** @import { PlaceLink } from "../types.d.ts" */
/** @import { Lesson } from "./types.d.ts" */

/** What a link to a lesson says of itself; with nothing else in it, it leads to the step's place. */
const OF_LESSON = [...LESSON_NAMES, "lang"];

/**
 * What a step opens, with the lesson's names in it.
 * @param {Pick<Lesson, "steps">} lesson
 * @param {number} index
 * @param {string} code
 * @param {string | null} lang The language of the link, if it names one.
 * @returns {PlaceLink}
 */
export function linkOfStep({ steps }, index, code, lang) {
  const { fragment, ...page } = placeOfStep(steps[index]);
  const names = { lesson: code, step: String(index + 1), ...(lang === null ? {} : { lang }) };
  // A step can neither leave the lesson's bar behind nor change the language of what follows.
  const shown = [...queryOf(fragment)].filter(([name]) => name !== "view" && name !== "lang");
  return { ...page, fragment: withNames(fragmentOf(shown), names) };
}

/** A link to the beginning of a lesson, as a fragment of the root. @param {string} code @param {string | null} lang */
export function linkOfLesson(code, lang) {
  return fragmentOf([
    ["lesson", code],
    ...(lang === null ? [] : [/** @type {[string, string]} */ (["lang", lang])]),
  ]);
}

/** Whether an address names a lesson and says nothing of what is on the screen. @param {URLSearchParams} names */
export function onlyLesson(names) {
  return names.has("lesson") && [...names.keys()].every((name) => OF_LESSON.includes(name));
}
