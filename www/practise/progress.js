/** How far an exercise has come: a dot for each question. */
import { say } from "../messages/index.js";
import { make } from "../page/elements.js";
import { setText } from "../page/parts.js";

/** @param {number} count How many questions there are. */
export function progress(count) {
  const dots = Array.from({ length: count }, () => make("span", { class: "dot" }));
  const row = make("span", { class: "dots", "aria-hidden": "true" }, ...dots);
  const words = make("span", {});
  /** @type {(boolean | null)[]} */
  const grades = dots.map(() => null);
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
    },
    /** How many are answered, and how many of them rightly. */
    tally() {
      const answered = grades.filter((grade) => grade !== null);
      return { asked: answered.length, right: answered.filter((grade) => grade).length };
    },
  };
}
