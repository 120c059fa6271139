/** What is known about each position of a large board, and how far the search of it is. */
import { positionKey } from "../game/key.js";
import { position } from "../game/state.js";
import { Proofs } from "./proofs.js";
import { withProofs } from "./finding.js";

/** @import { State } from "../game/state.js" */
/** @import { Known, Moves } from "./finding.js" */

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
 * @property {import("./range.js").Ending | null} ending What is proved, if it is.
 * @property {number | null} depth How many plies it looked ahead, if it is not.
 * @property {import("./trap.js").Trap} [trap] The trap that it set.
 */

/**
 * @typedef {object} Facts
 * @property {Known | null} known
 * @property {Status} status
 * @property {Run | null} run What is to go on.
 * @property {Moves | null} analysis What is proved of each move.
 * @property {boolean} analyzing Whether more of that is on its way.
 * @property {Played | null} played
 */

/** What is kept of a search; what is proved is in the store of proofs. @typedef {Omit<Facts, "analysis">} Search */

/** What may be new. @typedef {Partial<Search> & { moves?: readonly import("./proofs.js").Scored[] | null }} Learned */

/** @type {Search} */
const NO_SEARCH = { known: null, status: "idle", run: null, analyzing: false, played: null };

export class BoardKnowledge {
  /** What is proved, by these searches and by others. */
  proofs = new Proofs();
  /** By position. @type {Map<string, Search>} */
  #searches = new Map();

  /**
   * @param {string} game
   * @param {string} board
   * @returns {Facts}
   */
  of(game, board) {
    const search = this.#searches.get(positionKey(game, board)) ?? NO_SEARCH;
    const moves = this.proofs.moves(game, board);
    const known = withProofs(search.known, this.proofs.of(game, board), moves);
    const [best, exact] = [this.proofs.best(game, board), this.proofs.isDone(game, board)];
    const facts = { ...search, known, analysis: moves.length > 0 ? { moves, best, exact } : null };
    // Another proof may have ended the question.
    const over = search.status === "spent" || search.status === "stopped";
    return over && known?.bestProved ? { ...facts, status: "proved", run: null } : facts;
  }

  /**
   * @param {string} game
   * @param {string} board
   * @param {Learned} facts
   */
  learn(game, board, { moves, ...facts }) {
    const key = positionKey(game, board);
    if (moves) this.proofs.learnMoves(game, board, moves);
    if (facts.known) this.proofs.learn(game, board, facts.known);
    this.#searches.set(key, { ...(this.#searches.get(key) ?? NO_SEARCH), ...facts });
  }

  /** What is known of the position on the board. @param {State} state */
  here(state) {
    return this.of(state.shape.game, position(state)?.board ?? "");
  }

  /** Learns of the position on the board. @param {State} state @param {Learned} facts */
  learnHere(state, facts) {
    this.learn(state.shape.game, position(state).board, facts);
  }
}
