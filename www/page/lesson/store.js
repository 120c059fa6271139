/** Keeps the visitor's own lesson in the browser. Every page can add a step to it. Pure. */
import { keepText, lasting } from "../../base/storage.js";
import { LESSON_KEY, ownLesson } from "./own.js";

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
