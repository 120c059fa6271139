/**
 * The searches of boards beyond 3×3: they take time, run in slices, and put what they prove into the
 * knowledge as they go.
 */
import { answering, thinking, thinkingAbout } from "../engine/workers.js";
import { EngineFailure } from "../engine/engine.js";
import { position } from "./state.js";
import { throttled } from "./throttle.js";
import { fromSolved, further } from "./finding.js";
import { STOPPED, abortOf } from "./jobs.js";

/** @import { Solved } from "../../pkg/web/cutoff.js" */
/** @import { State } from "./state.js" */
/** @import { Asking, Job, Run, Status } from "./types.d.ts" */
/** @import { Proofs } from "./proofs.js" */

/** The part of a budget that the solver of a game gets before the search that deepens, and its most. */
const [SOLVER_SHARE, SOLVER_MOST] = [0.5, 500];
/** Milliseconds for the line of best play, once the search that deepens has the result. */
const LINE_MS = 100;
/** What looks so far ahead sees wins at once, and losses by the reply. */
export const CASUAL_DEPTH = 2;

export class Searches {
  #proofs;
  #memoryMb;

  /**
   * @param {Proofs} proofs Hear what is found.
   * @param {() => number} memoryMb What their table may take.
   */
  constructor(proofs, memoryMb) {
    this.#proofs = proofs;
    this.#memoryMb = memoryMb;
  }

  /**
   * Searches until the result is proved, the time is up, or the visitor stops it.
   * @param {State} state
   * @param {() => void} learned
   * @returns {Job | null} Null if nothing is to be looked for.
   */
  look(state, learned) {
    const { known, run } = this.#proofs.here(state);
    if (!run || known?.bestProved) return null;
    return {
      ...{ key: run, byVisitor: run.byVisitor },
      waits: () => this.#say(state, "paused", run, learned),
      does: (signal) => this.#look(state, run, learned, signal),
    };
  }

  /**
   * @param {State} state
   * @param {Run} run
   * @param {() => void} learned
   * @param {AbortSignal} signal
   */
  async #look(state, run, learned, signal) {
    const begun = performance.now();
    /** @param {Status} status @param {Run | null} [rest] */
    const end = (status, rest = null) => {
      // The visitor may want another one by now.
      if (this.#proofs.here(state).run === run) this.#say(state, status, rest, learned);
    };
    this.#say(state, "looking", run, learned);
    try {
      await this.#search(state, run.left, { signal, learned });
      end(this.#proofs.here(state).known?.bestProved ? "proved" : "spent");
    } catch (error) {
      const gone = performance.now() - begun;
      const rest = { ...run, left: run.left === null ? null : Math.max(0, run.left - gone) };
      if (error === STOPPED) end("stopped");
      else end(error instanceof EngineFailure ? "failed" : "waiting", rest);
      throw error;
    }
  }

  /** @param {State} state @param {Status} status @param {Run | null} run @param {() => void} learned */
  #say(state, status, run, learned) {
    this.#proofs.learnHere(state, { status, run });
    learned();
  }

  /**
   * The solver of the game first, where stones fall: it proves many positions at once. Then the search
   * that deepens.
   * @param {State} state
   * @param {number | null} budget
   * @param {Pick<Asking, "signal" | "learned">} asking
   */
  async #search(state, budget, { signal, learned }) {
    const { board } = position(state);
    const { game, gravity } = state.shape;
    const options = { game, memoryMb: this.#memoryMb() };
    const begun = performance.now();
    const show = throttled(learned);
    /** @param {Parameters<typeof fromSolved>[0]} solved */
    const hear = (solved) => {
      this.#proofs.learnHere(state, {
        found: further(this.#proofs.here(state).known, fromSolved(solved)),
      });
    };
    if (gravity) {
      await Promise.race([thinkingAbout(game), abortOf(signal)]);
      const share = Math.min(SOLVER_MOST, (budget ?? Infinity) * SOLVER_SHARE);
      if (await this.#solve(state, { ...options, budgetMs: share }, signal)) return;
      learned();
    }
    const budgetMs =
      budget === null ? undefined : Math.max(0, budget - (performance.now() - begun));
    const bySearch = { ...options, solver: /** @type {const} */ ("search") };
    const solved = await thinking().request("solve", [board, { ...bySearch, budgetMs }], {
      signal,
      progress(solved) {
        hear(solved);
        show();
      },
    });
    hear(solved);
    if (solved.exact) await this.#line(state, { ...bySearch, budgetMs: LINE_MS }, solved, signal);
  }

  /**
   * Finds best play from a position that is proved, as far as the time lets it.
   * @param {State} state
   * @param {{ game: string, memoryMb: number, budgetMs: number, solver?: "search" }} options
   * @param {Parameters<typeof fromSolved>[0]} solved What was proved.
   * @param {AbortSignal} signal
   */
  async #line(state, options, { measured = undefined }, signal) {
    const { board } = position(state);
    const args = { ...options, line: true };
    const whole = await thinking().request("solve", [board, args], { signal });
    if (whole.exact) this.#proofs.learnHere(state, { found: fromSolved({ ...whole, measured }) });
  }

  /**
   * Asks the game's own solver, and its book.
   * @param {State} state
   * @param {{ game: string, memoryMb: number, budgetMs: number }} options
   * @param {AbortSignal} signal
   * @returns {Promise<boolean>} Whether the best move is proved.
   */
  async #solve(state, options, signal) {
    const { board } = position(state);
    const solved = await thinking().request("solve", [board, options], { signal });
    if (!solved.exact) return false;
    this.#proofs.learnHere(state, { found: fromSolved(solved) });
    if (solved.move === null) return false;
    // The book has no lines, and a search for them would take long.
    if (solved.source === "book") return true;
    await this.#line(state, options, solved, signal);
    return true;
  }

  /**
   * Proves what each move is worth.
   * @param {string} key
   * @param {State} state
   * @param {Run} run
   * @param {() => void} learned
   * @returns {Job}
   */
  analysis(key, state, { byVisitor, left }, learned) {
    return { key, byVisitor, does: (signal) => this.#analyze(state, left, learned, signal) };
  }

  /**
   * @param {State} state
   * @param {number | null} budget
   * @param {() => void} learned
   * @param {AbortSignal} signal
   */
  async #analyze(state, budget, learned, signal) {
    const { board } = position(state);
    const { game } = state.shape;
    const budgetMs = budget ?? undefined;
    const options = { game, memoryMb: this.#memoryMb(), moves: true, budgetMs };
    const show = throttled(learned);
    /** @param {Solved} solved */
    const hear = ({ moves }) => this.#proofs.learnHere(state, { moves });
    this.#proofs.learnHere(state, { analyzing: true });
    learned();
    try {
      const request = thinking().request("solve", [board, options], {
        signal,
        progress(solved) {
          hear(solved);
          show();
        },
      });
      hear(await request);
    } finally {
      this.#proofs.learnHere(state, { analyzing: false });
      learned();
    }
  }

  /**
   * What each move comes to as far as a glance ahead shows.
   * @param {State} state
   * @param {Asking} asking
   */
  async glance(state, { signal }) {
    const { board } = position(state);
    const options = { game: state.shape.game, depth: CASUAL_DEPTH };
    return answering().request("analyze", [board, options], { signal });
  }
}
