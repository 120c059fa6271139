/** What can be stopped by the visitor, and is interrupted in a tab that is not seen. */
import { onHidden } from "../base/seen.js";

/** @import { Run } from "./types.d.ts" */

/** Why something ends before its time: what the visitor pressed, or a tab that is not seen. */
export const [STOPPED, HIDDEN] = [Symbol("stopped"), Symbol("hidden")];

export class Stoppable {
  /** Ends what runs. @type {AbortController | null} */
  #running = null;

  /** Ends what runs. */
  stop() {
    this.#running?.abort(STOPPED);
  }

  /**
   * Does something that can be stopped, and that a hidden tab interrupts unless the visitor has started
   * it.
   * @param {{ signal: AbortSignal }} asking
   * @param {Pick<Run, "byVisitor">} run
   * @param {(signal: AbortSignal) => Promise<unknown>} does
   * @returns {Promise<symbol | null>} Why it ended early, if it did.
   */
  async run({ signal }, { byVisitor }, does) {
    const [running, over] = [new AbortController(), new AbortController()];
    const leave = () => running.abort(signal.reason);
    signal.addEventListener("abort", leave, { signal: over.signal });
    this.#running = running;
    try {
      if (!byVisitor) onHidden((hidden) => hidden && running.abort(HIDDEN), over.signal);
      signal.throwIfAborted();
      running.signal.throwIfAborted();
      await does(running.signal);
      return null;
    } catch (error) {
      if (error === STOPPED || error === HIDDEN) return error;
      throw error;
    } finally {
      over.abort();
      if (this.#running === running) this.#running = null;
    }
  }
}

/** Rejects when a signal is aborted. @param {AbortSignal} signal @returns {Promise<never>} */
export const abortOf = (signal) =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
