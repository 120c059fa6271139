/**
 * Calls that work in slices, in the worker: they take turns, and each can be stopped between two slices.
 */
import { nextTask } from "../base/next-task.js";

/** In place of the result of a call that was stopped. */
const STOPPED = Symbol("stopped");

/**
 * Milliseconds that a call has before another one gets its turn. In each slice a search finds again what it
 * was about, so turns are longer than slices.
 */
const TURN = 200;

/** @param {(id: number, progress: unknown) => void} report Tells the page what a slice has found. */
export function turns(report) {
  /** The calls that are running, and whether they are still wanted. @type {Map<number, boolean>} */
  const wanted = new Map();
  const turn = new Turn();

  return {
    /** The page does not want an answer any more. @param {number} id */
    stop(id) {
      if (wanted.has(id)) wanted.set(id, false);
    },

    /**
     * @param {number} id
     * @param {Generator<unknown, unknown, void>} slices
     * @returns {Promise<unknown>} What the generator returns, or `STOPPED`.
     */
    async run(id, slices) {
      wanted.set(id, true);
      await turn.take();
      try {
        for (let begun = performance.now(); wanted.get(id);) {
          const { value, done } = slices.next();
          if (done) return value;
          report(id, value);
          await nextTask();
          if (performance.now() - begun < TURN) continue;
          turn.pass();
          await turn.take();
          begun = performance.now();
        }
        slices.return(undefined);
        return STOPPED;
      } finally {
        turn.pass();
        wanted.delete(id);
      }
    },
  };
}

/** One after the other has it, in the order in which they came. */
class Turn {
  #isTaken = false;
  /** @type {(() => void)[]} */
  #waiting = [];

  /** @returns {Promise<void> | undefined} */
  take() {
    if (this.#isTaken) return new Promise((resolve) => void this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  pass() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
