/**
 * Both textbook searches to one depth, each whole and alone, in a worker of its own: alpha-beta by itself, minimax when
 * the switch asks for it or when it takes but a moment. What takes too long is stopped, and a tab that is hidden stops it
 * too. Of a minimax that has not run whole there is an estimate, which is called one.
 */
import { apart, answering } from "../engine/workers.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { deepestWithin } from "../engine/deepest.js";
import { untilSeen } from "../base/seen.js";
import { learnEstimate } from "./costs.js";
import { Stoppable } from "./stoppable.js";
import { throttled } from "./throttle.js";

/** @import { BestMove, GameDescription as Shape } from "../../pkg/web/cutoff.js" */
/** @import { Answers, DepthRun, ToDepth } from "./answers.js" */
/** @import { Asking } from "./types.d.ts" */

/** What the card is to show. @typedef {{ shape: Shape, board: string, depth: number, pruning: boolean }} Wanted */

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the usual depth: some seconds of work. */
const MOST = 50_000_000;
/** So few nodes take minimax a moment: it runs by itself. */
const SHORT = 400_000;
/** @type {DepthRun} */
const NONE = { nodes: 0, ms: 0, about: false };

export class BothSearches {
  #answers;
  #stoppable = new Stoppable();
  /** Ends with the position that it is about. */
  #work = new AbortController();
  /** @type {Wanted | null} */
  #wanted = null;
  /** What runs now. @type {Promise<void> | null} */
  #running = null;
  #isStopped = false;
  /** Draws what is new. */
  #show = () => {};

  /** @param {Answers} answers Hears what is found. */
  constructor(answers) {
    this.#answers = answers;
  }

  /**
   * Finds the deepest limit at which minimax is done in some seconds.
   * @param {Shape} shape
   * @param {string} board
   * @param {Asking} asking
   */
  async findDepth(shape, board, { signal, learned }) {
    const { game, longest } = shape;
    if (this.#answers.of(game, board).usualDepth !== null) return;
    const depths = Array.from({ length: longest }, (_, ply) => ply + 1);
    const usualDepth = await deepestWithin(depths, MOST, async (depth) => {
      await learnEstimate(answering(), this.#answers, shape, board, depth, signal);
      return this.#answers.of(game, board).estimates[depth].nodes;
    });
    this.#answers.learn(game, board, { usualDepth });
    learned();
  }

  /** Ends what runs, until something is wanted again. */
  stop() {
    this.#isStopped = true;
    this.#stoppable.stop();
  }

  /** Whether one of them runs. */
  get runs() {
    return this.#running !== null;
  }

  /** Ends all: another position is on the board. */
  leave() {
    this.#work.abort();
    this.#work = new AbortController();
    this.#show = () => {};
  }

  /**
   * Has run what is wanted and not known yet. What runs and is not wanted any more is stopped.
   * @param {Wanted} wanted
   * @param {() => void} learned Is called when there is more to show.
   */
  find(wanted, learned) {
    this.#wanted = wanted;
    this.#show = learned;
    this.#isStopped = false;
    const far = this.#far(wanted);
    if (far && wanted.pruning) {
      if (far.state === "minimax" && !isShort(far)) this.#stoppable.stop();
      // When the switch is pressed again, minimax that was stopped begins anew.
      if (far.state === "done" && far.minimax?.about)
        this.#learn(wanted, { ...far, state: "quick" });
    }
    if (far?.depth !== wanted.depth) this.#stoppable.stop();
    return (this.#running ??= this.#go().finally(() => (this.#running = null)));
  }

  /** @param {Wanted} wanted */
  #far({ shape, board }) {
    return this.#answers.of(shape.game, board).toDepth;
  }

  /** @param {Wanted} wanted @param {ToDepth | null} toDepth */
  #learn({ shape, board }, toDepth) {
    this.#answers.learn(shape.game, board, { toDepth });
  }

  async #go() {
    while (!this.#isStopped) {
      const wanted = /** @type {Wanted} */ (this.#wanted);
      const { signal } = this.#work;
      const known = this.#far(wanted);
      const far = known?.depth === wanted.depth && known.state !== "failed" ? known : null;
      const asksMore = far?.state === "quick" && (!wanted.pruning || isShort(far));
      if (far && !asksMore) return;
      const hearing = { signal, show: throttled(() => this.#show()) };
      try {
        await untilSeen(signal);
        const next = far ? this.#minimax(wanted, far, hearing) : this.#alphaBeta(wanted, hearing);
        this.#learn(wanted, await next);
      } catch (error) {
        // What is left keeps what it had.
        const failed = /** @type {const} */ ({ ...begun(wanted.depth), state: "failed" });
        this.#learn(wanted, signal.aborted ? known : failed);
        if (!signal.aborted && !(error instanceof EngineFailure)) throw error;
        if (this.#wanted === wanted) return;
      } finally {
        this.#show();
      }
    }
  }

  /**
   * Alpha-beta, and an estimate of minimax.
   * @param {Wanted} wanted
   * @param {{ signal: AbortSignal, show: () => void }} hearing
   * @returns {Promise<ToDepth | null>} Null if it was stopped.
   */
  async #alphaBeta(wanted, { signal, show }) {
    const { shape, board, depth } = wanted;
    const far = begun(depth);
    const { run, found, late } = await this.#search(wanted, true, signal, (run) => {
      this.#learn(wanted, { ...far, run });
      show();
    });
    if (late) return { ...far, state: "too-deep" };
    if (!found) return null;
    await learnEstimate(answering(), this.#answers, shape, board, depth, signal);
    const minimax = this.#estimated(wanted, NONE, run);
    return { ...far, state: "quick", alphaBeta: run, minimax, found };
  }

  /**
   * Minimax, as far as it gets.
   * @param {Wanted} wanted
   * @param {ToDepth} far
   * @param {{ signal: AbortSignal, show: () => void }} hearing
   * @returns {Promise<ToDepth>}
   */
  async #minimax(wanted, far, { signal, show }) {
    const { run, found } = await this.#search(wanted, false, signal, (run) => {
      this.#learn(wanted, { ...far, state: "minimax", run });
      show();
    });
    const { alphaBeta } = far;
    const minimax = found || !alphaBeta ? run : this.#estimated(wanted, run, alphaBeta);
    // The visitor has gone back to alpha-beta: when the switch is pressed again, it begins anew.
    const isLeft = !found && this.#wanted?.pruning && !isShort(far);
    return { ...far, state: isLeft ? "quick" : "done", minimax };
  }

  /**
   * What minimax would come to, at the speed that it had, or else alpha-beta.
   * @param {Wanted} wanted
   * @param {DepthRun} run As far as it got.
   * @param {DepthRun} other
   * @returns {DepthRun}
   */
  #estimated({ shape, board, depth }, run, other) {
    const estimate = this.#answers.of(shape.game, board).estimates[depth];
    const nodes = Math.max(estimate.nodes, run.nodes);
    const timed = run.nodes > 0 ? run : other;
    return { nodes, ms: (nodes * timed.ms) / timed.nodes, about: true };
  }

  /**
   * One of the two, as far as it gets in time; `late` if its time was up, or would not do by far.
   * @param {Wanted} wanted
   * @param {boolean} pruning Whether it is alpha-beta.
   * @param {AbortSignal} signal
   * @param {(run: DepthRun) => void} hear
   */
  async #search({ shape, board, depth }, pruning, signal, hear) {
    const { game, longest } = shape;
    const options = { game, ...(depth < longest ? { depth } : {}) };
    const end = { run: NONE, found: /** @type {BestMove | null} */ (null), late: false };
    const overdue = setTimeout(() => {
      end.late = true;
      this.#stoppable.stop();
    }, LONGEST);
    /** @param {{ nodes: number, ms: number }} far */
    const progress = ({ nodes, ms }) => hear((end.run = { nodes, ms, about: false }));
    hear(NONE);
    try {
      await this.#stoppable.run({ signal }, { byVisitor: false }, async (signal) => {
        const args = /** @type {const} */ ([board, pruning, options]);
        const found = await apart().request("textbook", [...args], { signal, progress });
        progress(found);
        Object.assign(end, { found, late: false });
      });
    } catch (error) {
      if (!(error instanceof EngineRefusal)) throw error;
      end.late = true;
    } finally {
      clearTimeout(overdue);
    }
    return end;
  }
}

/** @param {number} depth @returns {ToDepth} */
const begun = (depth) => ({
  ...{ depth, state: "alphaBeta", run: NONE, minimax: null, alphaBeta: null, found: null },
});

/** Whether minimax takes but a moment. @param {ToDepth} far */
const isShort = ({ minimax }) => minimax !== null && minimax.nodes <= SHORT;
