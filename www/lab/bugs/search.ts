/**
 * The search of the position on the stage with a bug and without: one at a time, and it can be stopped. The engine
 * ends the worker of one that is given up.
 */
import { isStopped } from "../../engine/stop.js";
import { thinking } from "../../engine/workers.js";
import { onceSeen } from "../../base/tab-visibility.js";

/** @import { BugName, GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Found, Limit } from "./types.d.ts" */

/** Milliseconds after which a search is said to run. */
const LATE = 300;

/**
 * @param {GameDescription} shape
 * @param {AbortSignal} closed
 */
export function bugSearch({ game, start }, closed) {
  /** @type {AbortController | null} */
  let running = null;

  function stop() {
    running?.abort();
    running = null;
  }

  /**
   * Searches a position; the search of another is stopped.
   * @param {string} position
   * @param {BugName} bug
   * @param {Limit} limit
   * @param {boolean} isAsked Whether the visitor has asked for it.
   * @param {() => void} late Called when the search takes a while.
   * @returns {Promise<Found | null>} Null if it was stopped.
   */
  async function find(position, bug, limit, isAsked, late) {
    stop();
    const mine = new AbortController();
    running = mine;
    const signal = AbortSignal.any([mine.signal, closed]);
    const timer = setTimeout(late, LATE);
    try {
      const engine = thinking();
      const consulted = async (/** @type {string} */ board) => {
        const consult = (/** @type {AbortSignal} */ signal) =>
          engine.request("consult", [board, bug, limit], { signal });
        return isAsked ? consult(signal) : onceSeen(consult, signal);
      };
      let consultation = await consulted(position);
      // Where the game is over there is no move to choose.
      const at = consultation.move === null ? start : position;
      if (at !== position) consultation = await consulted(at);
      const { positions } = await engine.request("replay", [at, [], { game }], { signal });
      const [{ board, player }] = positions;
      return mine === running ? { board, player, consultation } : null;
    } catch (error) {
      if (isStopped(error, signal)) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      if (mine === running) running = null;
    }
  }

  return { find, stop, runs: () => running !== null };
}
