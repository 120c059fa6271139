/** Keeps the visitor's own lesson in the browser. Every page can add a step to it. Pure. */
import { LESSON_KEY, browser, ownLesson } from "./own.js";

/**
 * @param {string} text
 * @param {() => Storage} [storage]
 * @returns {boolean} Whether the browser keeps it.
 */
export function keepLesson(text, storage = browser) {
  try {
    if (text.trim() === "") storage().removeItem(LESSON_KEY);
    else storage().setItem(LESSON_KEY, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Adds a step to the end of the lesson.
 * @param {string} link As a line of its text.
 * @param {() => Storage} [storage]
 */
export function addToLesson(link, storage = browser) {
  return keepLesson(`${ownLesson(storage).trimEnd()}\n\n${link}\n`.trimStart(), storage);
}
