/**
 * What a learner has answered in the lesson that is being followed. It is kept for the visit, since
 * each step may be another page; where nothing can be kept, it lasts as long as the page.
 */
import { fieldsOf, keep, ofTab, readKept } from "../../base/storage.js";

const KEY = "cutoff.answers";

/**
 * @param {string} code The lesson's.
 */
export function visitAnswers(code, storage = ofTab) {
  /** @type {Record<number, string>} */
  const answers = {};
  const kept = fieldsOf(readKept(storage, KEY));
  // Those of another lesson are not wanted any more.
  if (kept.code === code) {
    for (const [step, answer] of Object.entries(fieldsOf(kept.answers))) {
      if (typeof answer === "string") answers[Number(step)] = answer;
    }
  }
  return {
    /** What was answered at a step; empty if nothing was. @param {number} step From 0. */
    of: (step) => answers[step] ?? "",
    /** @param {number} step @param {string} answer */
    keep(step, answer) {
      answers[step] = answer;
      keep(storage, KEY, { code, answers });
    },
  };
}
