/** Where in a search one is, and how one gets elsewhere. It knows no drawing: it tells its listener. */

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Moment, StepSpeed } from "./types.d.ts" */

/** Milliseconds between the steps at each speed; null for one a frame. */
export const SPEEDS = { slow: 1000, medium: 250, fast: 50, full: null };

export class Stepper {
  /** @type {Subject | null} */
  #subject = null;
  #index = 0;
  #playing = false;
  /** Calls off the step that is due while it plays. @type {(() => void) | null} */
  #callOff = null;
  #render;
  /** @type {StepSpeed} */
  speed = "medium";

  /** @param {(moment: Moment) => void} render Called after each change. */
  constructor(render) {
    this.#render = render;
  }

  /** @param {Subject} subject @param {number} step Counted from 1; the last if there are fewer. */
  show(subject, step) {
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

  /** @param {number} index From 0; beyond the ends is the end. */
  go(index) {
    if (!this.#subject) return;
    const last = this.#subject.record.length - 1;
    this.#index = Math.max(0, Math.min(index, last));
    if (this.#index === last) this.#playing = false;
    this.render();
  }

  /** Stops, and goes to where the search enters a node. @param {number} node */
  enter(node) {
    this.#playing = false;
    this.go(this.#subject?.record.entering(node) ?? 0);
  }

  /** @param {number} steps */
  move(steps) {
    this.#playing = false;
    this.go(this.#index + steps);
  }

  /** To the next cut, or the one before. @param {1 | -1} [direction] @returns {boolean} Whether there is one. */
  cut(direction = 1) {
    const index = this.#subject?.record.findCut(this.#index, direction);
    if (index == null) return false;
    this.#playing = false;
    this.go(index);
    return true;
  }

  /** @param {boolean} playing */
  play(playing) {
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
