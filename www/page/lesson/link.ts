/** Links to a lesson, and to what its steps show. */
import { withNames } from "../place-link.ts";
import { LESSON_NAMES, fragmentOf, queryOf } from "../places.ts";
import { placeOfStep } from "./lesson.ts";
import type { PlaceLink } from "../place-link.ts";
import type { Lesson } from "./lesson.ts";

/** What a link to a lesson says of itself; with nothing else in it, it leads to the step's place. */
const OF_LESSON = [...LESSON_NAMES, "lang"];

/** What a step opens, with the lesson's names in it. @param lang The language of the link, if it names one. */
export function linkOfStep(
  { steps }: Pick<Lesson, "steps">,
  index: number,
  code: string,
  lang: string | null,
): PlaceLink {
  const { fragment, ...page } = placeOfStep(steps[index]);
  const names = { lesson: code, step: String(index + 1), ...(lang === null ? {} : { lang }) };
  // A step can neither leave the lesson's bar behind nor change the language of what follows.
  const shown = [...queryOf(fragment)].filter(([name]) => name !== "view" && name !== "lang");
  return { ...page, fragment: withNames(fragmentOf(shown), names) };
}

/** A link to the beginning of a lesson, as a fragment of the root. */
export function linkOfLesson(code: string, lang: string | null) {
  return fragmentOf(Object.entries({ lesson: code, ...(lang === null ? {} : { lang }) }));
}

/** True if an address names a lesson and says nothing of what is on the screen. */
export function onlyLesson(names: URLSearchParams) {
  return names.has("lesson") && [...names.keys()].every((name) => OF_LESSON.includes(name));
}
