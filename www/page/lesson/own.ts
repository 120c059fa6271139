/** Keeps the visitor's own lesson as a text, and the answers in a lesson that is followed. Pure. */
import {
  fieldsOf,
  keep,
  keepText,
  lasting,
  ofTab,
  readKept,
  readText,
} from "../../base/storage.ts";

export const LESSON_KEY = "cutoff.lesson";
const ANSWERS_KEY = "cutoff.answers";

/** @returns Empty if there is none. */
export function ownLesson(storage = lasting): string {
  return readText(storage, LESSON_KEY);
}

/** @returns False if it is not stored. */
export function keepLesson(text: string, storage = lasting): boolean {
  return keepText(storage, LESSON_KEY, text.trim() === "" ? "" : text);
}

/** Adds a step to the lesson. @param link A line of the lesson's text. */
export function addToLesson(link: string, storage = lasting) {
  return keepLesson(`${ownLesson(storage).trimEnd()}\n\n${link}\n`.trimStart(), storage);
}

/** Keeps answers until the tab is closed, because each step may be another page. */
export function visitAnswers(code: string, storage = ofTab) {
  const answers: Record<number, string> = {};
  const kept = fieldsOf(readKept(storage, ANSWERS_KEY));
  // Answers in another lesson are no longer needed.
  if (kept.code === code) {
    for (const [step, answer] of Object.entries(fieldsOf(kept.answers))) {
      if (typeof answer === "string") answers[Number(step)] = answer;
    }
  }
  return {
    /** @param step From 0. @returns Empty without an answer. */
    of: (step: number) => answers[step] ?? "",
    keep(step: number, answer: string) {
      answers[step] = answer;
      keep(storage, ANSWERS_KEY, { code, answers });
    },
  };
}
