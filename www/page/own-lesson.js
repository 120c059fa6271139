/**
 * The visitor's own lesson: a text that the browser keeps, so that it outlives the view and the visit.
 * Every page can add a step to it, and loads nothing of Teach for that. Pure.
 */
export const LESSON_KEY = "cutoff.lesson";

const browser = () => localStorage;

/** @param {() => Storage} [storage] A function, since reading `localStorage` can throw. @returns {string} Empty if there is none. */
export function ownLesson(storage = browser) {
  try {
    return storage().getItem(LESSON_KEY) ?? "";
  } catch {
    return "";
  }
}

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
