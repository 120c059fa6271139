/**
 * What a learner has answered in the lesson that is being followed. It is kept for the visit, since
 * each step may be another page; where nothing can be kept, it lasts as long as the page. Pure.
 */

const KEY = "cutoff.answers";

/**
 * @param {string} code The lesson's.
 * @param {() => Storage} storage A function, since reading `sessionStorage` can throw.
 */
export function visitAnswers(code, storage) {
  /** @type {Record<number, string>} */
  const answers = {};
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? "null");
    // Those of another lesson are not wanted any more.
    if (kept?.code === code) {
      for (const [step, answer] of Object.entries(kept.answers ?? {})) {
        if (typeof answer === "string") answers[Number(step)] = answer;
      }
    }
  } catch {
    // As good as none.
  }
  return {
    /** What was answered at a step; empty if nothing was. @param {number} step From 0. */
    of: (step) => answers[step] ?? "",
    /** @param {number} step @param {string} answer */
    keep(step, answer) {
      answers[step] = answer;
      try {
        storage().setItem(KEY, JSON.stringify({ code, answers }));
      } catch {
        // It is kept as long as the page.
      }
    },
  };
}
