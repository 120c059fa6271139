/**
 * The visitor's own lesson: a text that the browser keeps, so that it outlives the view and the visit.
 * Every page looks whether there is one. Pure.
 */
export const LESSON_KEY = "cutoff.lesson";

/** A function, since reading `localStorage` can throw. */
export const browser = () => localStorage;

/** @param {() => Storage} [storage] @returns {string} Empty if there is none. */
export function ownLesson(storage = browser) {
  try {
    return storage().getItem(LESSON_KEY) ?? "";
  } catch {
    return "";
  }
}
