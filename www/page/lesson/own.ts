/**
 * The visitor's own lesson: a text that the browser keeps, so that it outlives the view and the visit.
 * Every page looks whether there is one, and can add a step to it. Pure.
 */
import { keepText, lasting, readText } from "../../base/storage.ts";

export const LESSON_KEY = "cutoff.lesson";

/** @returns Empty if there is none. */
export function ownLesson(storage = lasting): string {
  return readText(storage, LESSON_KEY);
}

/** @returns Whether the browser keeps it. */
export function keepLesson(text: string, storage = lasting): boolean {
  return keepText(storage, LESSON_KEY, text.trim() === "" ? "" : text);
}

/**
 * Adds a step to the end of the lesson.
 * @param link As a line of its text.
 */
export function addToLesson(link: string, storage = lasting) {
  return keepLesson(`${ownLesson(storage).trimEnd()}\n\n${link}\n`.trimStart(), storage);
}
