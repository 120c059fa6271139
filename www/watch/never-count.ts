/** How many nodes the search has passed over so far: those that its cuts left out, as the engine recorded them. */
import { setText } from "../base/elements.ts";
import { say } from "../messages/index.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { Moment } from "./number-line.ts";

/** What a cut leaves out, and all cuts up to it. */
type Cut = { step: number; more: number; all: number };

/** @returns Shows the count at a step; nothing while nobody knows it. */
export function neverCount(box: HTMLElement): (moment: Moment) => void {
  /** What counts below a cut: for a position it is known only once all of minimax is recorded. */
  let counted: Subject["spared"] | null = null;
  let cuts: Cut[] = [];
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

/** The cuts that leave anything out. */
function cutsOf(record: Subject["record"], spared: (node: number) => number) {
  const cuts: Cut[] = [];
  let all = 0;
  for (let step = record.findCut(-1); step !== null; step = record.findCut(step)) {
    const more = spared(record.step(step).here);
    all += more;
    if (more > 0) cuts.push({ step, more, all });
  }
  return cuts;
}
