/**
 * Both textbook searches to one depth, one after the other, each whole in a worker of its own. What takes too long is
 * stopped, and a tab that is hidden stops it too: of minimax there is an estimate then, which is called one.
 */
import { apart, answering } from "../engine/workers.js";
import { EngineFailure, EngineRefusal } from "../engine/engine.js";
import { deepestWithin } from "../engine/deepest.js";
import { learnEstimate } from "./costs.js";
import { Stoppable } from "./stoppable.js";
import { throttled } from "./throttle.js";

/** @import { BestMove, GameDescription as Shape } from "../../pkg/web/cutoff.js" */
/** @import { Answers, DepthRun, ToDepth } from "./answers.js" */
/** @import { Asking } from "./types.d.ts" */

/** Milliseconds that a search may take. */
const LONGEST = 10_000;
/** The nodes of minimax at the usual depth: some seconds of work. */
const MOST = 8_000_000;
/** @type {DepthRun} */
const NONE = { nodes: 0, ms: 0, about: false };

export class BothSearches {
  #answers;
  #stoppable = new Stoppable();
  /** Ends with the position that it is about. */
  #work = new AbortController();

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

  /** Ends the search that runs. */
  stop() {
    this.#stoppable.stop();
  }

  /** Ends all: another position is on the board. */
  leave() {
    this.#work.abort();
    this.#work = new AbortController();
  }

  /**
   * @param {Shape} shape
   * @param {string} board
   * @param {number} depth
   * @param {() => void} learned Is called when there is more to show.
   * @returns {Promise<boolean>} Whether the position is still on the board.
   */
  async run(shape, board, depth, learned) {
    const { game } = shape;
    const { signal } = this.#work;
    /** @param {ToDepth | null} toDepth */
    const learn = (toDepth) => this.#answers.learn(game, board, { toDepth });
    try {
      learn(await this.#both(shape, board, depth, { signal, learn, show: throttled(learned) }));
    } catch (error) {
      // What is left has no result.
      learn(signal.aborted ? null : { ...begun(depth), state: "failed" });
      if (!signal.aborted && !(error instanceof EngineFailure)) throw error;
    }
    learned();
    return !signal.aborted;
  }

  /**
   * @param {Shape} shape
   * @param {string} board
   * @param {number} depth
   * @param {{ signal: AbortSignal, learn: (toDepth: ToDepth) => void, show: () => void }} hearing
   * @returns {Promise<ToDepth | null>} Null if alpha-beta was stopped.
   */
  async #both(shape, board, depth, { signal, learn, show }) {
    const { game, longest } = shape;
    const options = { game, ...(depth < longest ? { depth } : {}) };
    let far = begun(depth);
    /** @param {Partial<ToDepth>} news */
    const hear = (news) => {
      learn((far = { ...far, ...news }));
      show();
    };
    hear({});
    const fast = await this.#search([board, true, options], signal, (run) =>
      hear({ alphaBeta: run }),
    );
    if (fast.late) return { ...begun(depth), state: "too-deep" };
    if (!fast.found) return null;
    hear({ alphaBeta: fast.run, found: fast.found });
    const slow = await this.#search([board, false, options], signal, (run) =>
      hear({ minimax: run }),
    );
    if (slow.found) return { ...far, minimax: slow.run, state: "done" };
    await learnEstimate(answering(), this.#answers, shape, board, depth, signal);
    const { nodes } = this.#answers.of(game, board).estimates[depth];
    const minimax = estimated(nodes, slow.run, fast.run);
    return { ...far, minimax, state: "done" };
  }

  /**
   * One of the two, as far as it gets in time; `late` if its time was up, or would not do by far.
   * @param {[board: string, pruning: boolean, options: { game: string, depth?: number }]} args
   * @param {AbortSignal} signal
   * @param {(run: DepthRun) => void} hear
   */
  async #search(args, signal, hear) {
    const end = { run: NONE, found: /** @type {BestMove | null} */ (null), late: false };
    const overdue = setTimeout(() => {
      end.late = true;
      this.stop();
    }, LONGEST);
    /** @param {{ nodes: number, ms: number }} far */
    const progress = ({ nodes, ms }) => hear((end.run = { nodes, ms, about: false }));
    try {
      await this.#stoppable.run({ signal }, { byVisitor: false }, async (signal) => {
        const found = await apart().request("textbook", args, { signal, progress });
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
  ...{ depth, state: "runs", minimax: null, alphaBeta: null, found: null },
});

/**
 * What minimax would have come to, at the speed that it had, or else alpha-beta.
 * @param {number} estimate
 * @param {DepthRun} run As far as it got.
 * @param {DepthRun} other
 * @returns {DepthRun}
 */
function estimated(estimate, run, other) {
  const nodes = Math.max(estimate, run.nodes);
  const timed = run.nodes > 0 ? run : other;
  return { nodes, ms: (nodes * timed.ms) / timed.nodes, about: true };
}
