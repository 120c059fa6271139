/** What is known about each position of a large board, and how far the search of it is. */
import { withMoves } from "./known.js";

/** @typedef {import("./known.js").BoardAnalysis} BoardAnalysis */
/** @typedef {import("./known.js").Known} Known */

/**
 * How far a search is: it has not begun, it runs, it waits for the tab to be seen, the visitor has
 * stopped it, its time is up, or it has the result.
 * @typedef {"idle" | "looking" | "paused" | "stopped" | "spent" | "proved"} Status
 */

/**
 * A search that was begun.
 * @typedef {object} Run
 * @property {boolean} byVisitor Whether the visitor has started it: then it goes on in a hidden tab.
 * @property {number | null} left How many milliseconds it may still take; null until it is done.
 */

/**
 * How a computer found its move.
 * @typedef {object} Played
 * @property {number} move
 * @property {"proved" | "looked" | "casual" | "random" | "trap" | "no-trap"} how
 * @property {import("./known.js").Ending | null} ending What is proved, if it is.
 * @property {number | null} depth How many plies it looked ahead, if it is not.
 * @property {import("../../../pkg/web/cutoff.js").Trap} [trap] The trap that it set.
 */

/**
 * @typedef {object} Facts
 * @property {Known | null} known
 * @property {Status} status
 * @property {Run | null} run What is to go on.
 * @property {BoardAnalysis | null} analysis What is known of each move.
 * @property {boolean} analyzing Whether more of that is on its way.
 * @property {Played | null} played
 */

/** @type {Facts} */
const NOTHING = {
  ...{ known: null, status: "idle", run: null, analysis: null, analyzing: false, played: null },
};

export class BoardKnowledge {
  /** @type {Map<string, Facts>} */
  #facts = new Map();

  /**
   * @param {string} game
   * @param {string} board
   */
  of(game, board) {
    return this.#facts.get(`${game} ${board}`) ?? NOTHING;
  }

  /**
   * @param {string} game
   * @param {string} board
   * @param {Partial<Facts>} facts
   */
  learn(game, board, facts) {
    const all = { ...this.of(game, board), ...facts };
    all.known = withMoves(all.known, all.analysis);
    // The proofs of the moves may have ended the question.
    const over = all.status === "spent" || all.status === "stopped";
    if (over && all.known?.bestProved) [all.status, all.run] = ["proved", null];
    this.#facts.set(`${game} ${board}`, all);
  }
}
