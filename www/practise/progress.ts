/** How far an exercise has come: a dot for each question. */
import { say } from "../messages/index.ts";
import { make, setText } from "../base/elements.ts";
import { writeExercise } from "../parts/exercise/exercise.ts";
import { hasReturned, keepForVisit, read } from "./visit-storage.ts";
import type { Exercise } from "../parts/exercise/exercise.ts";

type KeptGrades = { exercise: string; grades: (boolean | null)[] };

function fits(kept: unknown): kept is KeptGrades {
  if (typeof kept !== "object" || kept === null || !("exercise" in kept)) return false;
  if (!("grades" in kept) || !Array.isArray(kept.grades)) return false;
  return kept.grades.every((grade) => grade === null || typeof grade === "boolean");
}

/**
 * @param count How many questions there are.
 * @param exercise The answers to the same exercise are taken up again.
 */
export function progress(count: number, exercise: Exercise) {
  // As its link says it: what the link leaves out makes no other exercise.
  const name = JSON.stringify(writeExercise({ ...exercise, question: 1 }));
  const before = hasReturned() ? read("grades", fits) : null;
  const dots = Array.from({ length: count }, () => make("span", { class: "dot" }));
  const row = make("span", { class: "dots", "aria-hidden": "true" }, ...dots);
  const words = make("span", {});
  const grades: (boolean | null)[] =
    before?.exercise === name && before.grades.length === count
      ? before.grades
      : dots.map(() => null);
  return {
    element: make("p", { class: "progress" }, row, words),
    /** Shows which question is on the screen; beyond the last the exercise is done. */
    show(at: number) {
      for (const [index, dot] of dots.entries()) {
        const grade = grades[index];
        const look = grade === null ? "" : grade ? " right" : " wrong";
        dot.className = `dot${look}${index === at ? " now" : ""}`;
      }
      setText(words, at < count ? say("practise-question", { number: at + 1, count }) : "");
    },
    grade(at: number, right: boolean) {
      grades[at] = right;
      keepForVisit("grades", { exercise: name, grades });
    },
    /** Whether every question has an answer. */
    isDone: () => !grades.includes(null),
    /** The questions that were answered wrongly. */
    missed: () => [...grades.keys()].filter((at) => grades[at] === false),
    /** The next question that has no right answer, after one; as many as there are if there is none. */
    after(at: number) {
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
