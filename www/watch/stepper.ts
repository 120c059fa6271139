/** Where in a search one is, and how one gets elsewhere. It knows no drawing: it tells its listener. */
import type { Stand } from "../parts/search/path-state.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Subject } from "../parts/tree/stage.ts";

/** What is shown. */
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
  #subject: Subject | null = null;
  #index = 0;
  #playing = false;
  /** Calls off the step that is due while it plays. */
  #callOff: (() => void) | null = null;
  #render;
  speed: StepSpeed = "medium";

  /** @param render Called after each change. */
  constructor(render: (moment: Moment) => void) {
    this.#render = render;
  }

  /** @param step Counted from 1; the last if there are fewer. */
  show(subject: Subject, step: number) {
    this.#playing = false;
    this.#subject = subject;
    this.#index = Math.min(step, subject.record.length) - 1;
    this.render();
  }

  /** Forgets what was shown. */
  clear() {
    this.play(false);
    this.#subject = null;
  }

  get subject() {
    return this.#subject;
  }

  get playing() {
    return this.#playing;
  }

  /** The step that is shown, counted from 1; null if there is none. */
  get step() {
    return this.#subject ? this.#index + 1 : null;
  }

  render() {
    if (!this.#subject) return;
    const { record } = this.#subject;
    const step = record.step(this.#index);
    const moment = { step, stands: record.stands(step), playing: this.#playing };
    this.#render({ subject: this.#subject, ...moment });
  }

  /** @param index From 0; beyond the ends is the end. */
  go(index: number) {
    if (!this.#subject) return;
    const last = this.#subject.record.length - 1;
    this.#index = Math.max(0, Math.min(index, last));
    if (this.#index === last) this.#playing = false;
    this.render();
  }

  /** Stops, and goes to where the search enters a node. */
  enter(node: number) {
    this.#playing = false;
    this.go(this.#subject?.record.entering(node) ?? 0);
  }

  move(steps: number) {
    this.#playing = false;
    this.go(this.#index + steps);
  }

  /** To the next cut, or the one before. @returns Whether there is one. */
  cut(direction: 1 | -1 = 1): boolean {
    const index = this.#subject?.record.findCut(this.#index, direction);
    if (index == null) return false;
    this.#playing = false;
    this.go(index);
    return true;
  }

  /** A press takes longer than a step: what is pressed stays where it is. */
  pause() {
    if (this.#playing) this.play(false);
  }

  play(playing: boolean) {
    const more = this.#subject !== null && this.#index < this.#subject.record.length - 1;
    const starts = playing && more && !this.#playing;
    this.#playing = playing && more;
    this.render();
    if (starts) this.#tick();
  }

  /** One step is due at a time: whoever pauses and plays again starts the wait anew. */
  #tick() {
    this.#callOff?.();
    const pause = SPEEDS[this.speed];
    const subject = this.#subject;
    const next = () => {
      if (!this.#playing || subject !== this.#subject) return;
      this.go(this.#index + 1);
      if (this.#playing) this.#tick();
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
