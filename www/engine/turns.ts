/** Calls that work in slices, in the worker: they take turns, and each can be stopped between two slices. */
import { nextTask } from "../base/next-task.ts";

/** In place of the result of a call that was stopped. */
const STOPPED = Symbol("stopped");

/**
 * Milliseconds that a call has before another one gets its turn. In each slice a search finds again what it
 * was about, so turns are longer than slices.
 */
const TURN = 200;

/** @param report Tells the page what a slice has found. */
export function turns(report: (id: number, progress: unknown) => void) {
  /** The calls that are running, and whether they are still wanted. */
  const wanted: Map<number, boolean> = new Map();
  const turn = new Turn();

  return {
    stop(id: number) {
      if (wanted.has(id)) wanted.set(id, false);
    },

    /** @returns What the generator returns, or `STOPPED`. */
    async run(id: number, slices: Generator<unknown, unknown, void>): Promise<unknown> {
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
  #waiting: (() => void)[] = [];

  take(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => void this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  pass() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
