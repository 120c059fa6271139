/**
 * What stands behind the boards beyond 3×3: searches that take time, run in slices, say what they have
 * proved so far, and can be stopped and go on.
 */
import { answering, apart } from "../engine/workers.js";
import { answersShown, computerPlays, position } from "../game/state.js";
import { spoken } from "../page/parts.js";
import { keepChoices, loadChoices } from "./limits.js";
import { Costs } from "./costs.js";
import { costText } from "./cost-words.js";
import { BoardKnowledge } from "./boards-knowledge.js";
import { marksOf } from "./finding.js";
import { Opponent } from "./opponent.js";
import { howWords } from "./search-words.js";
import { Searches } from "./searches.js";
import { untilSeen } from "../page/seen.js";
import { Stoppable } from "./stoppable.js";

/** @import { Asking } from "../game/session.js" */
/** @import { State } from "../game/state.js" */
/** @import { Run } from "./boards-knowledge.js" */

export class BoardsAdviser {
  engine = answering();
  knowledge = new BoardKnowledge();
  costs = new Costs(this.engine, apart);
  choices = loadChoices(() => localStorage, matchMedia("(pointer: coarse)").matches);
  #stoppable = new Stoppable();
  #searches = new Searches(this.knowledge, this.#stoppable, () => this.choices.memoryMb);
  #opponent = new Opponent(this.#searches, this.knowledge, this.#stoppable, () => this.choices);
  /** What the visitor wants next. @type {Run | null} */
  #next = null;
  /** Hears of it. @type {() => void} */
  #tell = () => {};
  /** The question about the position on the board, while it goes on. @type {Asking | null} */
  #asking = null;
  /** The board that was asked about last. */
  #last = { game: "", board: "" };

  restart() {
    this.engine.restart();
  }

  /** What is known of the position on the board. @param {State} state */
  of(state) {
    return this.knowledge.here(state);
  }

  /**
   * How a move was found, if a computer has found it on this visit.
   * @param {State} state
   * @param {number} index
   */
  turn(state, index) {
    const { shape, game, positions } = state;
    const { board, player } = positions[index];
    if (!answersShown(state)) return { player, found: "", time: "" };
    const { played } = this.knowledge.of(shape.game, board);
    const found = played && played.move === game.moves[index] ? spoken(howWords(played)) : "";
    return { player, found, time: "" };
  }

  /**
   * What a computer has proved of a move as it played it.
   * @param {State} state
   * @param {number} index
   */
  endingOf({ shape, game, positions }, index) {
    const { played } = this.knowledge.of(shape.game, positions[index].board);
    return played && played.move === game.moves[index] ? played.ending : null;
  }

  /** What plain minimax would cost from here, as far as that is known. @param {State} state */
  costText(state) {
    const { estimate, timed } = this.costs.of(state.shape.game, position(state)?.board ?? "");
    return estimate ? costText(estimate, timed) : "";
  }

  /** @param {State} state */
  marks(state) {
    const { known, analysis } = this.of(state);
    return marksOf(known, analysis);
  }

  /**
   * Looks at the position for as long as the budget says, and again whenever the visitor wants more.
   * @param {State} state
   * @param {Asking} asking
   */
  async consider(state, asking) {
    const { board, finished } = position(state);
    const { game } = state.shape;
    this.#leave(game, board);
    asking.learned();
    if (finished || !answersShown(state) || computerPlays(state)) return;
    this.#asking = asking;
    try {
      await this.#go(state, asking);
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<never>} It ends when it is given up or an engine fails.
   */
  async #go(state, asking) {
    let run = this.#wanted() ?? this.#firstRun(state);
    for (;;) {
      if (run) {
        await this.#searches.look(state, run, asking);
        // Where stones fall, the scores over the columns have a search of their own.
        if (state.settings.hints && !state.shape.gravity)
          await this.#searches.analyze(state, run, asking);
      }
      const cost = this.#cost(state, asking).then(never);
      run = await Promise.race([this.#wish(asking), cost]);
    }
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number | null>} Null once the game is over.
   */
  async move(state, asking) {
    const { board, finished } = position(state);
    if (finished) return null;
    this.#leave(state.shape.game, board);
    return this.#opponent.move(state, asking);
  }

  /** Ends the search that runs: what it has found stays. */
  stop() {
    this.#stoppable.stop();
  }

  /**
   * Goes on for so many milliseconds; null until it is done.
   * @param {number | null} budget
   * @returns {boolean} False if an engine has failed: then it goes on with the next question.
   */
  goOn(budget) {
    this.#next = { byVisitor: true, left: budget };
    this.stop();
    this.#tell();
    return this.#asking !== null;
  }

  /** Keeps a choice. @param {Partial<import("./limits.js").Choices>} change */
  prefer(change) {
    this.choices = { ...this.choices, ...change };
    keepChoices(() => localStorage, this.choices);
  }

  /**
   * What the visitor wants next of the position on the board.
   * @param {Asking} asking
   * @returns {Promise<Run>}
   */
  #wish(asking) {
    const { signal } = asking;
    return new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason));
      this.#tell = () => {
        // A question that is over leaves the wish to the next one.
        const next = this.#asking === asking && !signal.aborted ? this.#wanted() : null;
        if (next) resolve(next);
      };
      this.#tell();
    });
  }

  /** Takes what the visitor wants next. @returns {Run | null} */
  #wanted() {
    const next = this.#next;
    this.#next = null;
    return next;
  }

  /** A search that ran on another board than this is over. @param {string} game @param {string} board */
  #leave(game, board) {
    const { game: oldGame, board: oldBoard } = this.#last;
    const { status } = this.knowledge.of(oldGame, oldBoard);
    const left = game !== oldGame || board !== oldBoard;
    if (left && (status === "looking" || status === "paused")) {
      this.knowledge.learn(oldGame, oldBoard, { status: "spent", run: null, analyzing: false });
    }
    if (left) this.#next = null;
    this.#last = { game, board };
  }

  /**
   * What is begun without being asked for: what was interrupted goes on, and what the visitor has
   * stopped stays so.
   * @param {State} state
   * @returns {Run | null}
   */
  #firstRun(state) {
    const { run, status } = this.of(state);
    if (run) return run;
    return status === "stopped" ? null : { byVisitor: false, left: this.choices.budget };
  }

  /**
   * Finds out what minimax would cost, while the tab is seen and nothing else runs.
   * @param {State} state
   * @param {Asking} asking
   */
  async #cost(state, asking) {
    await untilSeen(asking.signal);
    await this.costs.find(state.shape, position(state).board, asking);
  }
}

/** @returns {Promise<never>} */
const never = () => new Promise(() => {});
