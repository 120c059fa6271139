/** Stores the visitor's own lesson, and the answers in the lesson that is followed. */
import * as stored from "../../base/storage.ts";

export const LESSON_KEY = "cutoff.lesson";
const ANSWERS_KEY = "cutoff.answers";

/** @returns Empty if there is none. */
export const loadLesson = (storage = stored.localStore) => stored.loadText(storage, LESSON_KEY);

/** @returns False if it is not stored. */
export function saveLesson(text: string, storage = stored.localStore): boolean {
  return stored.saveText(storage, LESSON_KEY, text.trim() === "" ? "" : text);
}

/** Adds a step to the lesson. @param link A line of the lesson's text. */
export function addToLesson(link: string, storage = stored.localStore) {
  return saveLesson(`${loadLesson(storage).trimEnd()}\n\n${link}\n`.trimStart(), storage);
}

/** Loads answers. They last until the tab is closed, because each step can be on another page. */
export function loadAnswers(code: string, storage = stored.sessionStore) {
  const answers: Record<number, string> = {};
  const entry = stored.fieldsOf(stored.loadValue(storage, ANSWERS_KEY));
  // Answers from another lesson are no longer needed.
  if (entry.code === code) {
    for (const [step, answer] of Object.entries(stored.fieldsOf(entry.answers))) {
      if (typeof answer === "string") answers[Number(step)] = answer;
    }
  }
  return {
    /** @param step From 0. @returns Empty if there is no answer. */
    of: (step: number) => answers[step] ?? "",
    save(step: number, answer: string) {
      answers[step] = answer;
      stored.saveValue(storage, ANSWERS_KEY, { code, answers });
    },
  };
}
