/**
 * Lessons that are ready to be followed, copied and changed. Their texts are messages (`ready-<name>`), in
 * every language. A test holds every answer to the engine. Pure.
 */
import { readLesson } from "./lesson.js";

/** @import { ReadyName } from "./types.d.ts" */

export const READY = /** @type {const} */ (["first-cut", "order", "board"]);

/**
 * The text of a ready lesson in a language.
 * @param {ReadyName} name
 * @param {(id: string) => string} say
 */
export function readyText(name, say) {
  return `${say(`ready-${name}`)}\n`;
}

/** @param {ReadyName} name @param {(id: string) => string} say */
export function readyLesson(name, say) {
  return readLesson(readyText(name, say));
}
