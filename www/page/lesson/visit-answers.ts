/**
 * What a learner has answered in the lesson that is being followed. It is kept for the visit, since
 * each step may be another page; where nothing can be kept, it lasts as long as the page.
 */
import { fieldsOf, keep, ofTab, readKept } from "../../base/storage.ts";

const KEY = "cutoff.answers";

/** @param code The lesson's. */
export function visitAnswers(code: string, storage = ofTab) {
  const answers: Record<number, string> = {};
  const kept = fieldsOf(readKept(storage, KEY));
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
      keep(storage, KEY, { code, answers });
    },
  };
}
