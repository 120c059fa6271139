/** Moves through the steps of a search, and plays them. Its listener draws each step. */
import type { PathState } from "../parts/search/path-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Subject } from "./subject.ts";

export type Moment = { subject: Subject; step: Step; pathStates: PathState[]; isPlaying: boolean };

export type StepSpeed = keyof typeof SPEEDS;

/** Milliseconds between steps; null for one step per frame. */
export const SPEEDS = { slow: 1000, medium: 250, fast: 50, full: null };

export class Stepper {
  moment: Moment | null = null;
  #render;
  #speed;
  #callOff: (() => void) | null = null;

  constructor(render: (moment: Moment) => void, speed: () => StepSpeed) {
    this.#render = render;
    this.#speed = speed;
  }

  /** @param index From 0. It is limited to the existing steps. */
  show(subject: Subject, index: number, isPlaying = false) {
    const { record } = subject;
    const last = record.length - 1;
    const step = record.step(Math.max(0, Math.min(index, last)));
    const goesOn = isPlaying && step.index < last;
    this.moment = { subject, step, pathStates: record.pathStates(step), isPlaying: goesOn };
    this.#callOff?.();
    this.#render(this.moment);
    if (goesOn) this.#wait();
  }

  clear() {
    this.#callOff?.();
    this.moment = null;
  }

  move(steps: number, isPlaying = false) {
    if (this.moment) this.show(this.moment.subject, this.moment.step.index + steps, isPlaying);
  }

  /** @returns False if there is no other cut. */
  cut(direction: 1 | -1 = 1): boolean {
    if (!this.moment) return false;
    const { subject, step } = this.moment;
    const index = subject.record.findCut(step.index, direction);
    if (index !== null) this.show(subject, index);
    return index !== null;
  }

  /** Pauses when a node is pressed. It must stay in place, and a press takes longer than a step. */
  pause() {
    if (this.moment?.isPlaying) this.play(false);
  }

  play(isPlaying: boolean) {
    this.move(0, isPlaying);
  }

  #wait() {
    const pause = SPEEDS[this.#speed()];
    const next = () => this.move(1, true);
    if (pause === null) {
      const frame = requestAnimationFrame(next);
      this.#callOff = () => cancelAnimationFrame(frame);
    } else {
      const timer = setTimeout(next, pause);
      this.#callOff = () => clearTimeout(timer);
    }
  }
}
