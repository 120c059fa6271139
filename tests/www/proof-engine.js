/** An engine in this thread for proofs, and moves that lead to a position to prove. */
import * as cutoff from "../../pkg/npm/cutoff.js";
import { EngineFailure } from "../../www/engine/engine.ts";
import { slices } from "../../www/engine/slices.ts";

/** @import { Engine } from "../../www/engine/engine.ts" */
/** @typedef {{ call: string, position: string, options: any }} Asked */

/**
 * An engine in this thread that lets other work run between slices.
 * @param {() => boolean} [dies] True if its worker dies now.
 */
export function engine(dies = () => false) {
  // Slices are as short as possible, however fast the machine is.
  const solve = (/** @type {any} */ position, /** @type {any} */ options) =>
    cutoff.solve(position, { ...options, budgetMs: 0 });
  const calls = slices({ solve });
  /**
   * The calls, with `restart` before the first call of a new worker.
   * @type {(Asked | "restart")[]}
   */
  const asked = [];
  /** @type {{ nodes: number }[]} */
  const answers = [];
  /** @type {any} */
  const made = {
    ...{ asked, answers },
    restart: () => asked.push("restart"),
    /** @param {keyof typeof calls} call @param {any} args @param {any} options */
    async request(call, args, { signal, progress = () => {} }) {
      asked.push({ call, position: args[0], options: args[1] });
      const running = /** @type {any} */ (calls)[call](...args);
      for (;;) {
        if (dies()) throw new EngineFailure("crash", "");
        const { value, done } = running.next();
        if (done) answers.push(value);
        if (done) return value;
        progress(value);
        await new Promise((resolve) => setImmediate(resolve));
        signal.throwIfAborted();
      }
    },
  };
  return /** @type {Engine & { asked: typeof asked, answers: typeof answers }} */ (made);
}

/** A position of Connect Four whose proof takes more than one slice. */
export const GAME = "7x6k4g";
export const MOVES = "44433322";
