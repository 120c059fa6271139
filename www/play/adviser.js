/**
 * What stands behind the board: which engine knows it, what is asked about a position, and what the
 * computer plays. What takes longer than a moment is loaded when it is first needed.
 */
import { algorithm } from "./answers.js";
import { STANDARD } from "../game/shape.js";
import { mover, position } from "./state.js";
import { Questions, loaded } from "./questions.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Answers } from "./answers.js" */
/** @import { State } from "./state.js" */
/** @import { Asking } from "./types.d.ts" */
/** @import { LongSearches } from "./long-searches.js" */

export class Adviser {
  /** The one to start with. */
  engine;
  #answers;
  #open;
  #page;
  #questions;
  /** @type {LongSearches | null} */
  #long = null;

  /**
   * @param {Engine} engine The small one, for the first answer on the board of 3×3.
   * @param {Answers} answers Hears what is found.
   * @param {(searches: LongSearches) => Promise<void>} open Loads what is shown of other boards, before
   * the first of them is.
   * @param {{ card: boolean }} page Whether it shows what both searches take, and a map of the whole tree.
   */
  constructor(engine, answers, open, page) {
    this.engine = engine;
    this.#answers = answers;
    this.#open = open;
    this.#page = page;
    this.#questions = new Questions(engine, answers, STANDARD.game, { map: page.card });
  }

  /** The engine that knows a game. @param {string} game @returns {Engine | Promise<Engine>} */
  engineOf(game) {
    return this.#questions.knows(game) ? this.engine : this.#opened();
  }

  /**
   * Asks about the position on the board; it may go on until that changes.
   * @param {State} state
   * @param {Asking} asking
   */
  async consider(state, asking) {
    if (this.#questions.knows(state.shape.game)) {
      this.#long?.leave(state.shape.game, position(state).board);
      return this.#questions.ask(state, asking);
    }
    return (await this.#searches()).consider(state, asking);
  }

  /**
   * What the computer whose turn it is plays.
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number | null>} Null once the game is over.
   */
  async move(state, asking) {
    const { board, finished } = position(state);
    if (finished) return null;
    const { bug, settings, shape } = state;
    if (this.#questions.knows(shape.game) && mover(state) === "perfect" && !bug) {
      const by = algorithm(settings.pruning);
      return (await this.#questions.search(board, by, asking.signal)).index;
    }
    return (await this.#searches()).move(state, asking);
  }

  async #opened() {
    const searches = await this.#searches();
    await loaded(this.#open(searches));
    return searches.engine;
  }

  async #searches() {
    const { LongSearches } = await loaded(import("./long-searches.js"));
    return (this.#long ??= new LongSearches(this.#answers, this.#questions, this.#page));
  }
}
