/** Where in a search one is, and how one gets elsewhere. It knows no drawing: it tells its listener. */
import type { Stand } from "../parts/search/path-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Listed } from "../parts/search/value-text.ts";
import type { Pictured } from "../parts/tree/search-drawing.ts";

/** A position or a written tree. Nothing that draws it asks which: it names, draws and words itself. */
export interface Subject extends Pictured, Listed {
  /** Tells a step, and why; then how many nodes were left out. @param spared So many lay below the cut. */
  sentences: (step: Step, spared: number) => readonly string[];
  /** A value as it is written; one that rests on an estimate has its ≈. @param node The one that it is from. */
  valueText: (value: number | null, node: number | null) => string;
  /** Who moves at a node, and what it takes; null at a leaf. */
  level: (id: number) => { name: string; takes: string } | null;
  sides: readonly [max: string, min: string];
  code: MessageId;
  /** True if that algorithm has a line for its depth limit. */
  isLimited?: boolean;
  /** How many nodes lay below what was cut at a node; null as long as that is not known. */
  spared: ((node: number) => number) | null;
}

export interface Moment {
  subject: Subject;
  step: Step;
  /** How the nodes on the path stand. */
  stands: Stand[];
  playing: boolean;
}

export type StepSpeed = keyof typeof SPEEDS;

/** Milliseconds between the steps at each speed; null for one a frame. */
export const SPEEDS = { slow: 1000, medium: 250, fast: 50, full: null };

export class Stepper {
  moment: Moment | null = null;
  speed: StepSpeed = "medium";
  #render;
  /** Calls off the step that is due while it plays. */
  #callOff: (() => void) | null = null;

  /** @param render Called after each change. */
  constructor(render: (moment: Moment) => void) {
    this.#render = render;
  }

  /** @param index From 0; beyond the ends is the end. */
  show(subject: Subject, index: number, playing = false) {
    const { record } = subject;
    const last = record.length - 1;
    const step = record.step(Math.max(0, Math.min(index, last)));
    const goesOn = playing && step.index < last;
    this.moment = { subject, step, stands: record.stands(step), playing: goesOn };
    if (!goesOn) this.#callOff?.();
    this.#render(this.moment);
  }

  clear() {
    this.#callOff?.();
    this.moment = null;
  }

  render() {
    if (this.moment) this.#render(this.moment);
  }

  /** Stops, and goes to where the search enters a node. */
  enter(node: number) {
    if (this.moment) this.show(this.moment.subject, this.moment.subject.record.entering(node));
  }

  move(steps: number) {
    if (this.moment) this.show(this.moment.subject, this.moment.step.index + steps);
  }

  /** @returns False if there is no further cut. */
  cut(direction: 1 | -1 = 1): boolean {
    if (!this.moment) return false;
    const { subject, step } = this.moment;
    const index = subject.record.findCut(step.index, direction);
    if (index !== null) this.show(subject, index);
    return index !== null;
  }

  /** A press takes longer than a step: what is pressed stays where it is. */
  pause() {
    if (this.moment?.playing) this.play(false);
  }

  play(playing: boolean) {
    if (!this.moment) return;
    this.show(this.moment.subject, this.moment.step.index, playing);
    if (this.moment.playing) this.#wait(this.moment.subject);
  }

  /** One step is due at a time: whoever pauses and plays again starts the wait anew. */
  #wait(subject: Subject) {
    this.#callOff?.();
    const pause = SPEEDS[this.speed];
    const next = () => {
      this.show(subject, (this.moment?.step.index ?? 0) + 1, true);
      if (this.moment?.playing) this.#wait(subject);
    };
    if (pause === null) {
      const frame = requestAnimationFrame(next);
      this.#callOff = () => cancelAnimationFrame(frame);
    } else {
      const timer = setTimeout(next, pause);
      this.#callOff = () => clearTimeout(timer);
    }
  }
}
