/** Follows the lesson that the address names, from step to step and from page to page. */
import { correctAddress, query } from "../address.js";
import { loadWords } from "../../messages/index.js";
import { LessonFault } from "./lesson.js";
import { openLesson } from "./player.js";

/** @import { Words } from "../../base/types.d.ts" */
/** @import { LessonPlayer } from "./types.d.ts" */

/** The lesson whose bar is on the page. @type {LessonPlayer | null} */
let lesson = null;

/**
 * Shows the bar of a lesson at its step, or none.
 * @param {URLSearchParams} names Of the address.
 * @returns {Promise<{ leaving?: boolean, fault?: Words }>} Leaving if what the step shows is on another
 * page. A lesson that cannot be read is taken out of the address; all else stays as it is.
 */
export async function follow(names) {
  const code = names.get("lesson");
  if (lesson?.code !== code) {
    lesson?.leave();
    lesson = null;
  }
  if (code === null) return {};
  await loadWords("teach");
  try {
    lesson ??= await openLesson(code);
  } catch (error) {
    if (!(error instanceof LessonFault)) throw error;
    correctAddress([...query()].filter(([name]) => name !== "lesson" && name !== "step"));
    return { fault: { id: "lesson-refused", values: { fault: error.words } } };
  }
  if (lesson.goesElsewhere(names)) return { leaving: true };
  return { fault: lesson.at(names.get("step")) };
}
