/**
 * One long search at a time: the one place where it is stopped, gives way to another, and waits for a tab that is
 * not seen.
 */
import { isHidden, onHidden, untilSeen } from "../base/tab-visibility.js";

/** @import { Job } from "./types.d.ts" */

/** Why a job ends early: the visitor stops it, its tab is hidden, or something else comes first. */
export const [STOPPED, HIDDEN, GIVES_WAY] = ["stopped", "hidden", "gives way"].map(Symbol);

export class Jobs {
  /** @type {{ job: Job, ends: AbortController } | null} */
  #running = null;

  /** What runs, or waits for the tab to be seen. */
  get running() {
    return this.#running?.job ?? null;
  }

  /** Ends what runs. */
  stop(reason = STOPPED) {
    this.#running?.ends.abort(reason);
  }

  /**
   * Does a job. What the visitor has not started waits for the tab to be seen, and ends when it is hidden.
   * @param {Job} job
   * @param {AbortSignal} signal Gives it up.
   * @returns {Promise<symbol | null>} Why it ended early, if it did.
   */
  async do(job, signal) {
    const [ends, over] = [new AbortController(), new AbortController()];
    const ended = AbortSignal.any([signal, ends.signal]);
    this.#running = { job, ends };
    try {
      if (!job.byVisitor) {
        if (isHidden()) job.waits?.();
        await untilSeen(ended);
        onHidden((hidden) => hidden && ends.abort(HIDDEN), over.signal);
      }
      ended.throwIfAborted();
      await job.does(ended);
      return null;
    } catch (error) {
      if (error === STOPPED || error === HIDDEN || error === GIVES_WAY) return error;
      throw error;
    } finally {
      over.abort();
      if (this.#running?.job === job) this.#running = null;
    }
  }
}

/** Rejects when a signal is aborted. @param {AbortSignal} signal @returns {Promise<never>} */
export const abortOf = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
