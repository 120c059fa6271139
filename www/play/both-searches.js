/**
 * Both textbook searches to one depth, each whole and alone, in a worker of its own: alpha-beta by itself, minimax when
 * the switch asks for it or when it takes but a moment. What takes too long is stopped. Of a minimax that has not run
 * whole there is an estimate, which is called one.
 */
import { apart } from "../engine/workers.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { deepestWithin } from "../engine/deepest.js";
import { comparedDepth, depthsFrom } from "./compared-depth.js";
import { SHORT, timeOf } from "./costs.js";
import { position } from "./state.js";
import { throttled } from "./throttle.js";

/** @import { BestMove, GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Answers } from "./answers.js" */
/** @import { Costs } from "./costs.js" */
/** @import { Asking, DepthRun, Job, ToDepth } from "./types.d.ts" */
/** @import { State } from "./state.js" */

/** What is searched. @typedef {{ shape: GameDescription, board: string, depth: number }} ComparedPosition */

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the usual depth: some seconds of work. */
const MOST = 50_000_000;
/** Milliseconds after which a search that is stopped tells its speed: start-up is little of that. */
const FAIR = 1_000;
/** Why a search ends that has taken too long. */
const LATE = Symbol("late");
/** @type {DepthRun} */
const NONE = { nodes: 0, ms: 0, about: false };

export class BothSearches {
  #answers;
  #costs;

  /** @param {Answers} answers Hears what is found. @param {Costs} costs */
  constructor(answers, costs) {
    this.#answers = answers;
    this.#costs = costs;
  }

  /**
   * Finds the deepest limit at which minimax is done in some seconds.
   * @param {GameDescription} shape
   * @param {string} board
   * @param {Pick<Asking, "signal" | "learned">} asking
   */
  async findDepth(shape, board, { signal, learned }) {
    const { game } = shape;
    if (this.#answers.of(game, board).usualDepth !== null) return;
    const usualDepth = await deepestWithin(depthsFrom(shape, board), MOST, async (depth) => {
      return (await this.#costs.estimate(shape, board, depth, signal)).nodes;
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
      const { nodes } = await this.#costs.estimate(shape, board, depth, signal);
      // Where it runs by itself, it needs no estimate of its time.
      if (nodes > SHORT) await this.#costs.learnSpeed(shape, board, signal);
      const minimax = this.#estimated(subject);
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
      if (minimax === run || run.ms >= FAIR) this.#costs.hear(subject.shape.game, run);
      if (minimax !== run) minimax = this.#estimated(subject, run.nodes);
      this.#learn(subject, { ...far, state: "done", minimax });
    }
  }

  /**
   * What minimax would come to.
   * @param {ComparedPosition} subject
   * @param {number} [visited] How many nodes it has visited at least.
   * @returns {DepthRun}
   */
  #estimated({ shape, board, depth }, visited = 0) {
    const { estimates } = this.#answers.of(shape.game, board);
    const { timed } = this.#answers.of(shape.game);
    const nodes = twoDigits(Math.max(estimates[depth].nodes, visited));
    const all = { nodes, standardError: 0, exact: true };
    return { nodes, ms: timed ? timeOf(all, timed).seconds * 1_000 : 0, about: true };
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
