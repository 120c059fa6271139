/**
 * Both textbook searches to one depth, each whole and alone, in a worker of its own: alpha-beta by itself, minimax when
 * the switch asks for it or when it takes but a moment. What takes too long is stopped. Of a minimax that has not run
 * whole there is an estimate, which is called one.
 */
import { apart, answering } from "../engine/workers.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { deepestWithin } from "../engine/deepest.js";
import { comparedDepth } from "./compared-depth.js";
import { learnEstimate } from "./costs.js";
import { position } from "./state.js";
import { throttled } from "./throttle.js";

/** @import { BestMove, GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Asking, DepthRun, Job, ToDepth } from "./types.d.ts" */
/** @import { State } from "./state.js" */

/** What is searched. @typedef {{ shape: GameDescription, board: string, depth: number }} ComparedPosition */

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the usual depth: some seconds of work. */
const MOST = 50_000_000;
/** So few nodes take minimax a moment: it runs by itself. */
const SHORT = 400_000;
/** Why a search ends that has taken too long. */
const LATE = Symbol("late");
/** @type {DepthRun} */
const NONE = { nodes: 0, ms: 0, about: false };

export class BothSearches {
  #answers;

  /** @param {Answers} answers Hears what is found. */
  constructor(answers) {
    this.#answers = answers;
  }

  /**
   * Finds the deepest limit at which minimax is done in some seconds.
   * @param {GameDescription} shape
   * @param {string} board
   * @param {Pick<Asking, "signal" | "learned">} asking
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

  /**
   * Which of the two is to run next.
   * @param {State} state
   * @param {() => void} learned Is called when there is more to show.
   * @returns {Job | null} Null if there is nothing more to find, or the depth is not known yet.
   */
  next(state, learned) {
    const { shape, settings } = state;
    // The depth may have become known since.
    const depth = comparedDepth({ ...state, answers: this.#answers.known });
    const subject = { shape, board: position(state).board, depth };
    if (subject.depth === 0) return null;
    const { toDepth } = this.#answers.of(shape.game, subject.board);
    const far = toDepth?.depth === subject.depth ? toDepth : null;
    const { minimax = null, alphaBeta = null } = far ?? {};
    if (!far || (far.state !== "too-deep" && !alphaBeta))
      return this.#job("alphaBeta", subject, learned, (...rest) => this.#alphaBeta(...rest));
    if (!minimax?.about || (settings.pruning && minimax.nodes > SHORT)) return null;
    return this.#job("minimax", subject, learned, (...rest) => this.#minimax(far, ...rest));
  }

  /**
   * @param {string} by
   * @param {ComparedPosition} subject
   * @param {() => void} learned
   * @param {(subject: ComparedPosition, show: () => void, signal: AbortSignal) => Promise<void>} does
   * @returns {Job}
   */
  #job(by, subject, learned, does) {
    return {
      key: `${by} ${subject.depth}`,
      ...{ byVisitor: false, isWhole: true },
      does: async (signal) => {
        try {
          await does(subject, throttled(learned), signal);
        } catch (error) {
          if (!(error instanceof EngineFailure)) throw error;
          this.#learn(subject, { ...begun(subject.depth), state: "failed" });
        } finally {
          learned();
        }
      },
    };
  }

  /** @param {ComparedPosition} subject @param {ToDepth | null} toDepth */
  #learn({ shape, board }, toDepth) {
    this.#answers.learn(shape.game, board, { toDepth });
  }

  /**
   * Alpha-beta, and an estimate of minimax.
   * @param {ComparedPosition} subject
   * @param {() => void} show
   * @param {AbortSignal} signal
   */
  async #alphaBeta(subject, show, signal) {
    const { shape, board, depth } = subject;
    const far = begun(depth);
    let run = NONE;
    try {
      const found = await this.#search(subject, true, signal, (now) => {
        this.#learn(subject, { ...far, run: (run = now) });
        show();
      });
      if (!found) return this.#learn(subject, { ...far, state: "too-deep" });
      await learnEstimate(answering(), this.#answers, shape, board, depth, signal);
      const minimax = this.#estimated(subject, run);
      this.#learn(subject, { ...far, state: "done", alphaBeta: run, minimax, found });
    } catch (error) {
      this.#learn(subject, null);
      throw error;
    }
  }

  /**
   * Minimax, as far as it gets.
   * @param {ToDepth} far
   * @param {ComparedPosition} subject
   * @param {() => void} show
   * @param {AbortSignal} signal
   */
  async #minimax(far, subject, show, signal) {
    let run = NONE;
    let minimax = far.minimax;
    try {
      const found = await this.#search(subject, false, signal, (now) => {
        this.#learn(subject, { ...far, state: "minimax", run: (run = now) });
        show();
      });
      if (found) minimax = run;
    } finally {
      if (minimax !== run && run.nodes > 0) minimax = this.#estimated(subject, run);
      this.#learn(subject, { ...far, state: "done", minimax });
    }
  }

  /**
   * What minimax would come to, at a speed that was measured; from the numbers as they are written.
   * @param {ComparedPosition} subject
   * @param {DepthRun} timed
   * @returns {DepthRun}
   */
  #estimated({ shape, board, depth }, timed) {
    const estimate = this.#answers.of(shape.game, board).estimates[depth];
    const nodes = twoDigits(Math.max(estimate.nodes, timed.nodes));
    return { nodes, ms: (nodes * twoDigits(timed.ms)) / timed.nodes, about: true };
  }

  /**
   * One of the two.
   * @param {ComparedPosition} subject
   * @param {boolean} pruning Whether it is alpha-beta.
   * @param {AbortSignal} signal
   * @param {(run: DepthRun) => void} hear
   * @returns {Promise<BestMove | null>} Null if its time was up, or would not do by far.
   */
  async #search({ shape, board, depth }, pruning, signal, hear) {
    const { game, longest } = shape;
    const options = { game, ...(depth < longest ? { depth } : {}) };
    const late = new AbortController();
    const overdue = setTimeout(() => late.abort(LATE), LONGEST);
    /** @param {{ nodes: number, ms: number }} far */
    const progress = ({ nodes, ms }) => hear({ nodes, ms, about: false });
    hear(NONE);
    try {
      const found = await apart().request("textbook", [board, pruning, options, true], {
        signal: AbortSignal.any([signal, late.signal]),
        progress,
      });
      progress(found);
      return found;
    } catch (error) {
      if (error === LATE || error instanceof EngineRefusal) return null;
      throw error;
    } finally {
      clearTimeout(overdue);
    }
  }
}

/** @param {number} value */
const twoDigits = (value) => Number(value.toPrecision(2));

/** @param {number} depth @returns {ToDepth} */
const begun = (depth) => ({
  ...{ depth, state: "alphaBeta", run: NONE, minimax: null, alphaBeta: null, found: null },
});
