/**
 * The visitor's own lesson: a text that the browser keeps, so that it outlives the view and the visit.
 * Every page looks whether there is one. Pure.
 */
import { lasting, readText } from "../../base/storage.js";

export const LESSON_KEY = "cutoff.lesson";

/** @returns {string} Empty if there is none. */
export function ownLesson(storage = lasting) {
  return readText(storage, LESSON_KEY);
}
