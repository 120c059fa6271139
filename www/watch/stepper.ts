/** Moves through the steps of a search, and plays them. The controller keeps the current step. */
import type { PathState } from "../parts/search/path-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Subject } from "./subject.ts";

export type Moment = { subject: Subject; step: Step; pathStates: PathState[]; isPlaying: boolean };

export type StepSpeed = keyof typeof SPEEDS;

/** Milliseconds between steps; null for one step per frame. */
export const SPEEDS = { slow: 1000, medium: 250, fast: 50, full: null };

export class Stepper {
  #render;
  #state;
  #callOff: (() => void) | null = null;

  constructor(
    render: (moment: Moment | null) => void,
    state: () => { moment: Moment | null; speed: StepSpeed },
  ) {
    this.#render = render;
    this.#state = state;
  }

  /** @param index From 0. It is limited to the existing steps. */
  show(subject: Subject, index: number, isPlaying = false) {
    const { record } = subject;
    const last = record.length - 1;
    const step = record.step(Math.max(0, Math.min(index, last)));
    const continues = isPlaying && step.index < last;
    this.#callOff?.();
    this.#render({ subject, step, pathStates: record.pathStates(step), isPlaying: continues });
    if (continues) this.#wait();
  }

  clear() {
    this.#callOff?.();
    this.#render(null);
  }

  move(steps: number, isPlaying = false) {
    const { moment } = this.#state();
    if (moment) this.show(moment.subject, moment.step.index + steps, isPlaying);
  }

  /** @returns False if there is no other cut. */
  goToCut(direction: 1 | -1 = 1): boolean {
    const { moment } = this.#state();
    if (!moment) return false;
    const { subject, step } = moment;
    const index = subject.record.findCut(step.index, direction);
    if (index !== null) this.show(subject, index);
    return index !== null;
  }

  /** Pauses when a node is pressed. It must stay in place, and a press takes longer than a step. */
  pause() {
    if (this.#state().moment?.isPlaying) this.play(false);
  }

  play(isPlaying: boolean) {
    this.move(0, isPlaying);
  }

  #wait() {
    const pause = SPEEDS[this.#state().speed];
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
