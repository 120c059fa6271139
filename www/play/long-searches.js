/**
 * What takes longer than a moment: searches that run in slices, say what they have proved so far, and can
 * be stopped and go on; and the computers that play by them.
 */
import { answering, apart } from "../engine/workers.js";
import { answersShown, computerPlays, factsOf, position } from "./state.js";
import { untilSeen } from "../base/seen.js";
import { BothSearches } from "./both-searches.js";
import { comparedDepth } from "./compared-depth.js";
import { Costs } from "./costs.js";
import { lasting } from "../base/storage.js";
import { keepLimits, loadLimits } from "./limits.js";
import { Opponent } from "./opponent.js";
import { Proofs } from "./proofs.js";
import { Searches } from "./searches.js";
import { Stoppable } from "./stoppable.js";

/** @import { Answers } from "./answers.js" */
/** @import { State } from "./state.js" */
/** @import { Asking, Run } from "./types.d.ts" */
/** @import { Limits } from "./limits.js" */
/** @import { Questions } from "./questions.js" */

export class LongSearches {
  engine = answering();
  limits = loadLimits(lasting, matchMedia("(pointer: coarse)").matches);
  proofs;
  #hasCard;
  #both;
  #costs;
  #stoppable = new Stoppable();
  #searches;
  #opponent;
  /** What the visitor wants next. @type {Run | null} */
  #next = null;
  /** Hears of it. @type {() => void} */
  #tell = () => {};
  /** The question about the position on the board, while it goes on. @type {Asking | null} */
  #asking = null;
  /** The board that was asked about last, and what both searches were to do there. */
  #last = { game: "", board: "", both: "" };

  /**
   * @param {Answers} answers Hears what is found.
   * @param {Questions} questions What is answered in a moment.
   * @param {{ card: boolean }} page Whether it shows what both searches take.
   */
  constructor(answers, questions, { card }) {
    this.#hasCard = card;
    const limits = () => this.limits;
    this.proofs = new Proofs(answers);
    this.#both = new BothSearches(answers);
    this.#costs = new Costs(this.engine, apart, answers);
    this.#searches = new Searches(this.proofs, this.#stoppable, () => this.limits.memoryMb);
    this.#opponent = new Opponent(this.#searches, questions, this.proofs, this.#stoppable, limits);
  }

  /**
   * Looks at the position for as long as the budget says, and again whenever the visitor wants more.
   * @param {State} state
   * @param {Asking} asking
   */
  async consider(state, asking) {
    const { board, finished } = position(state);
    const { game } = state.shape;
    const { pruning } = state.settings;
    const both = `${pruning} ${state.depth}`;
    const isHere = this.#last.game === game && this.#last.board === board;
    const isPressed = isHere && this.#last.both !== both;
    this.leave(game, board);
    this.#last.both = both;
    asking.learned();
    if (finished || computerPlays(state)) return;
    const depth = this.#both.findDepth(state.shape, board, asking);
    depth.catch(() => {});
    const compare = () => depth.then(() => this.#compare(state, asking));
    const shown = answersShown(state);
    if (shown) this.#asking = asking;
    try {
      // They are timed: what else looks at the position waits. What the visitor has asked for comes first.
      if (isPressed || this.#both.runs || !shown) await compare();
      if (shown) await this.#go(state, asking, compare);
    } finally {
      if (this.#asking === asking) this.#asking = null;
    }
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @param {() => Promise<void>} compare
   * @returns {Promise<never>} It ends when it is given up or an engine fails.
   */
  async #go(state, asking, compare) {
    let run = this.#wanted() ?? this.#firstRun(state);
    for (;;) {
      if (run) {
        this.#both.stop();
        await this.#searches.look(state, run, asking);
        // Where stones fall, the scores over the columns have a search of their own.
        if (state.settings.hints && !state.shape.gravity)
          await this.#searches.analyze(state, run, asking);
      }
      const rest = compare()
        .then(() => this.#cost(state, asking))
        .then(never);
      run = await Promise.race([this.#wish(asking), rest]);
    }
  }

  /** Has both textbook searches run as far as the switch asks for. @param {State} state @param {Asking} asking */
  async #compare(state, { learned, signal }) {
    signal.throwIfAborted();
    const { shape, settings } = state;
    const depth = comparedDepth(state);
    const { board } = position(state);
    if (this.#hasCard)
      await this.#both.find({ shape, board, depth, pruning: settings.pruning }, learned);
    signal.throwIfAborted();
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number | null>}
   */
  async move(state, asking) {
    this.leave(state.shape.game, position(state).board);
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

  /** Keeps a choice. @param {Partial<Limits>} change */
  prefer(change) {
    this.limits = { ...this.limits, ...change };
    keepLimits(lasting, this.limits);
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

  /** What ran on another board than this is over. @param {string} game @param {string} board */
  leave(game, board) {
    const { game: oldGame, board: oldBoard } = this.#last;
    const { status } = this.proofs.of(oldGame, oldBoard);
    const left = game !== oldGame || board !== oldBoard;
    if (left && (status === "looking" || status === "paused")) {
      this.proofs.learn(oldGame, oldBoard, { status: "spent", run: null, analyzing: false });
    }
    if (left) {
      this.#next = null;
      this.#both.leave();
    }
    if (left) this.#last = { game, board, both: "" };
  }

  /**
   * What is begun without being asked for: what was interrupted goes on, and what the visitor has
   * stopped stays so.
   * @param {State} state
   * @returns {Run | null}
   */
  #firstRun(state) {
    const { run, status } = this.proofs.here(state);
    if (run) return run;
    return status === "stopped" ? null : { byVisitor: false, left: this.limits.budget };
  }

  /**
   * Finds out what minimax would cost, while the tab is seen and nothing else runs.
   * @param {State} state
   * @param {Asking} asking
   */
  async #cost(state, asking) {
    await untilSeen(asking.signal);
    await this.#costs.find(state.shape, position(state).board, asking);
  }
}

/** @returns {Promise<never>} */
const never = () => new Promise(() => {});
