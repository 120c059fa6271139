/**
 * What the browser keeps of lessons: the visitor's own as a text, which outlives the view and the visit, and what a
 * learner has answered. Every page looks whether there is a lesson, and can add a step to it. Pure.
 */
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

/** @returns Whether the browser keeps it. */
export function keepLesson(text: string, storage = lasting): boolean {
  return keepText(storage, LESSON_KEY, text.trim() === "" ? "" : text);
}

/** Adds a step to the end of the lesson. @param link As a line of its text. */
export function addToLesson(link: string, storage = lasting) {
  return keepLesson(`${ownLesson(storage).trimEnd()}\n\n${link}\n`.trimStart(), storage);
}

/**
 * The answers in the lesson that is being followed. They are kept for the visit, since each step may be another page;
 * where nothing can be kept, they last as long as the page.
 */
export function visitAnswers(code: string, storage = ofTab) {
  const answers: Record<number, string> = {};
  const kept = fieldsOf(readKept(storage, ANSWERS_KEY));
  // Those of another lesson are not wanted any more.
  if (kept.code === code) {
    for (const [step, answer] of Object.entries(fieldsOf(kept.answers))) {
      if (typeof answer === "string") answers[Number(step)] = answer;
    }
  }
  return {
    /** What was answered at a step; empty if nothing was. @param step From 0. */
    of: (step: number) => answers[step] ?? "",
    keep(step: number, answer: string) {
      answers[step] = answer;
      keep(storage, ANSWERS_KEY, { code, answers });
    },
  };
}
