/**
 * The visitor's own lesson: a text that the browser keeps, so that it outlives the view and the visit.
 * Every page looks whether there is one, and can add a step to it. Pure.
 */
import { keepText, lasting, readText } from "../../base/storage.js";

export const LESSON_KEY = "cutoff.lesson";

/** @returns {string} Empty if there is none. */
export function ownLesson(storage = lasting) {
  return readText(storage, LESSON_KEY);
}

/** @param {string} text @returns {boolean} Whether the browser keeps it. */
export function keepLesson(text, storage = lasting) {
  return keepText(storage, LESSON_KEY, text.trim() === "" ? "" : text);
}

/**
 * Adds a step to the end of the lesson.
 * @param {string} link As a line of its text.
 */
export function addToLesson(link, storage = lasting) {
  return keepLesson(`${ownLesson(storage).trimEnd()}\n\n${link}\n`.trimStart(), storage);
}
