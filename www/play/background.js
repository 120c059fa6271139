/**
 * Work about what is on the screen that begins by itself: it takes a short while, and goes on when the
 * visitor wants that. What begins by itself waits while the tab is hidden.
 */

/** Milliseconds that are spent without being asked for. */
export const SHORT = 2_000;

/** @typedef {"off" | "working" | "paused" | "done" | "failed"} WorkPhase */

/**
 * @template S What the work is about.
 * @typedef {object} Work
 * @property {(subject: S) => string} key The same for the same subject.
 * @property {(subject: S) => boolean} isDone Whether nothing is left to do.
 * @property {(subject: S, signal: AbortSignal, budgetMs?: number) => Promise<boolean>} does Says whether
 * all is done; without a budget it goes on until then.
 * @property {() => void} changed Hears when the phase has changed.
 */

/** @template S */
export class Background {
  /** @type {WorkPhase} */
  phase = "off";
  #work;
  /** @type {S | null} */
  #subject = null;
  /** Whether the visitor has asked for all of it. */
  #wanted = false;
  #hidden = false;
  /** Whether it waits for the tab to be seen. */
  #waits = false;
  #running = new AbortController();

  /** @param {Work<S>} work */
  constructor(work) {
    this.#work = work;
  }

  /** Begins, unless this subject is being worked on or is done. @param {S} subject */
  consider(subject) {
    const { key, isDone } = this.#work;
    if (this.#subject !== null && key(this.#subject) === key(subject)) return;
    this.#stop();
    this.#subject = subject;
    this.#wanted = false;
    if (isDone(subject)) this.phase = "done";
    else if (this.#hidden) this.#wait();
    else this.#run(SHORT);
  }

  /** Nothing is to be worked on. */
  leave() {
    this.#stop();
    this.#subject = null;
    this.phase = "off";
  }

  /** Goes on until all is done, as the visitor wants. */
  goOn() {
    if (this.#subject === null || this.phase === "done") return;
    this.#stop();
    this.#wanted = true;
    this.#run();
    this.#work.changed();
  }

  /** Stops, as the visitor wants; what is found stays. */
  pause() {
    if (this.phase !== "working") return;
    this.#stop();
    this.phase = "paused";
    this.#work.changed();
  }

  /** @param {boolean} hidden Whether the tab is hidden now. */
  hide(hidden) {
    this.#hidden = hidden;
    if (hidden && this.phase === "working" && !this.#wanted) {
      this.#stop();
      this.#wait();
      this.#work.changed();
    } else if (!hidden && this.#waits) {
      this.#waits = false;
      this.#run(SHORT);
      this.#work.changed();
    }
  }

  #wait() {
    this.#waits = true;
    this.phase = "paused";
  }

  #stop() {
    this.#waits = false;
    this.#running.abort();
    this.#running = new AbortController();
  }

  /** @param {number} [budgetMs] */
  async #run(budgetMs) {
    const subject = this.#subject;
    if (subject === null) return;
    const { signal } = this.#running;
    this.phase = "working";
    try {
      const done = await this.#work.does(subject, signal, budgetMs);
      if (!signal.aborted) this.phase = done ? "done" : "paused";
    } catch {
      // It is an extra: where the engine fails, the game says so.
      if (!signal.aborted) this.phase = "failed";
    }
    if (!signal.aborted) this.#work.changed();
  }
}
