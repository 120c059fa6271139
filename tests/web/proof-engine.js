/** An engine in this thread for proofs, and moves to a position to prove. */
import * as cutoff from "../../pkg/npm/cutoff.js";
import { EngineFailure } from "../../www/engine/engine.ts";
import { slices } from "../../www/engine/slices.ts";

/** @import { Engine } from "../../www/engine/engine.ts" */
/** @typedef {{ call: string, position: string, options: any }} Asked */

/**
 * An engine that answers in this thread, and lets other work run between two slices.
 * @param {() => boolean} [dies] Whether it dies now.
 */
export function engine(dies = () => false) {
  // The slices are as short as possible, however fast the machine is.
  const solve = (/** @type {any} */ position, /** @type {any} */ options) =>
    cutoff.solve(position, { ...options, budgetMs: 0 });
  const calls = slices({ solve });
  /** The calls, and `restart` where a new worker begins. @type {(Asked | "restart")[]} */
  const asked = [];
  /** @type {{ nodes: number }[]} */
  const answers = [];
  /** @type {any} */
  const made = {
    ...{ asked, answers },
    restart: () => asked.push("restart"),
    /** @param {keyof typeof calls} call @param {any} args @param {any} options */
    async request(call, args, { signal, progress }) {
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

/** Connect Four at a position whose proof takes more than one slice. */
export const GAME = "7x6k4g";
export const MOVES = "44433322";
