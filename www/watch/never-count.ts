/** How many nodes the search has passed over so far: those that its cuts left out, as the engine recorded them. */
import { setText } from "../base/elements.js";
import { say } from "../messages/index.js";

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Moment } from "./types.d.ts" */

/** @typedef {{ step: number, more: number, all: number }} Cut What a cut leaves out, and all cuts up to it. */

/**
 * @param {HTMLElement} box
 * @returns {(moment: Moment) => void} Shows the count at a step; nothing while nobody knows it.
 */
export function neverCount(box) {
  /** What counts below a cut: for a position it is known only once all of minimax is recorded. @type {Subject["spared"] | null} */
  let counted = null;
  /** @type {Cut[]} */
  let cuts = [];
  return function render({ subject, step }) {
    if (subject.spared !== counted) {
      counted = subject.spared;
      cuts = counted ? cutsOf(subject.record, counted) : [];
    }
    const last = cuts.findLast((cut) => cut.step <= step.index);
    const isFresh = last?.step === step.index;
    box.classList.toggle("fresh", isFresh);
    setText(box, last ? say(isFresh ? "never-more" : "never-all", last) : "");
  };
}

/** The cuts that leave anything out. @param {Subject["record"]} record @param {(node: number) => number} spared */
function cutsOf(record, spared) {
  /** @type {Cut[]} */
  const cuts = [];
  let all = 0;
  for (let step = record.findCut(-1); step !== null; step = record.findCut(step)) {
    const more = spared(record.step(step).here);
    all += more;
    if (more > 0) cuts.push({ step, more, all });
  }
  return cuts;
}
