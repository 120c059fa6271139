/** How far an exercise has come: a dot for each question. */
import { say } from "../messages/index.js";
import { make, setText } from "../base/elements.js";
import { writeExercise } from "../parts/exercise/exercise.js";
import { hasReturned, keepForVisit, read } from "./visit-storage.js";

/** @import { Exercise } from "../parts/exercise/types.d.ts" */

/** @typedef {{ exercise: string, grades: (boolean | null)[] }} KeptGrades */

/** @param {unknown} kept @returns {kept is KeptGrades} */
function fits(kept) {
  if (typeof kept !== "object" || kept === null || !("exercise" in kept)) return false;
  if (!("grades" in kept) || !Array.isArray(kept.grades)) return false;
  return kept.grades.every((grade) => grade === null || typeof grade === "boolean");
}

/**
 * @param {number} count How many questions there are.
 * @param {Exercise} exercise The answers to the same exercise are taken up again.
 */
export function progress(count, exercise) {
  // As its link says it: what the link leaves out makes no other exercise.
  const name = JSON.stringify(writeExercise({ ...exercise, question: 1 }));
  const before = hasReturned() ? read("grades", fits) : null;
  const dots = Array.from({ length: count }, () => make("span", { class: "dot" }));
  const row = make("span", { class: "dots", "aria-hidden": "true" }, ...dots);
  const words = make("span", {});
  /** @type {(boolean | null)[]} */
  const grades =
    before?.exercise === name && before.grades.length === count
      ? before.grades
      : dots.map(() => null);
  return {
    element: make("p", { class: "progress" }, row, words),
    /** Shows which question is on the screen; beyond the last the exercise is done. @param {number} at */
    show(at) {
      for (const [index, dot] of dots.entries()) {
        const grade = grades[index];
        const look = grade === null ? "" : grade ? " right" : " wrong";
        dot.className = `dot${look}${index === at ? " now" : ""}`;
      }
      setText(words, at < count ? say("practise-question", { number: at + 1, count }) : "");
    },
    /** @param {number} at @param {boolean} right */
    grade(at, right) {
      grades[at] = right;
      keepForVisit("grades", { exercise: name, grades });
    },
    /** Whether every question has an answer. */
    isDone: () => !grades.includes(null),
    /** The questions that were answered wrongly. */
    missed: () => [...grades.keys()].filter((at) => grades[at] === false),
    /** The next question that has no right answer, after one; as many as there are if there is none. @param {number} at */
    after(at) {
      const next = grades.findIndex((grade, index) => index > at && grade !== true);
      return next < 0 ? count : next;
    },
    /** How many are answered, and how many of them rightly. */
    tally() {
      const answered = grades.filter((grade) => grade !== null);
      return { asked: answered.length, right: answered.filter((grade) => grade).length };
    },
  };
}
