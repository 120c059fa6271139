/**
 * The searches of boards beyond 3×3: they take time, run in slices, and put what they prove into the
 * knowledge as they go.
 */
import { answering, thinking, thinkingAbout } from "../engine/workers.js";
import { EngineFailure } from "../engine/engine.js";
import { position } from "./state.js";
import { throttled } from "./throttle.js";
import { fromSolved, further } from "./finding.js";
import { untilSeen } from "../base/seen.js";
import { HIDDEN, STOPPED, abortOf } from "./stoppable.js";

/** @import { Solved } from "../../pkg/web/cutoff.js" */
/** @import { State } from "./state.js" */
/** @import { Asking, Run, Status } from "./types.d.ts" */
/** @import { Proofs } from "./proofs.js" */
/** @import { Stoppable } from "./stoppable.js" */

/** The part of a budget that the solver of a game gets before the search that deepens, and its most. */
const [SOLVER_SHARE, SOLVER_MOST] = [0.5, 500];
/** Milliseconds for the line of best play, once the search that deepens has the result. */
const LINE_MS = 100;
/** What looks so far ahead sees wins at once, and losses by the reply. */
export const CASUAL_DEPTH = 2;

export class Searches {
  #proofs;
  #stoppable;
  #memoryMb;

  /**
   * @param {Proofs} proofs Hear what is found.
   * @param {Stoppable} stoppable What stops them.
   * @param {() => number} memoryMb What their table may take.
   */
  constructor(proofs, stoppable, memoryMb) {
    this.#proofs = proofs;
    this.#stoppable = stoppable;
    this.#memoryMb = memoryMb;
  }

  /**
   * Searches until the result is proved, the time is up, or the visitor stops it.
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async look(state, run, asking) {
    if (this.#proofs.here(state).known?.bestProved) return;
    let left = run.left;
    while (left === null || left > 0) {
      this.#proofs.learnHere(state, { status: "looking", run: { ...run, left } });
      asking.learned();
      const begun = performance.now();
      const search = (/** @type {AbortSignal} */ signal) =>
        this.#search(state, left, { ...asking, signal });
      const ended = await this.#stoppable.run(asking, run, search).catch((error) => {
        // It does not look any more; what is left of its time is for another try.
        if (error instanceof EngineFailure)
          this.#proofs.learnHere(state, { status: "failed", run: { ...run, left } });
        throw error;
      });
      if (left !== null) left = Math.max(0, left - (performance.now() - begun));
      if (ended === STOPPED) return this.#end(state, asking, "stopped");
      if (ended !== HIDDEN) break;
      this.#proofs.learnHere(state, { status: "paused", run: { ...run, left } });
      asking.learned();
      await untilSeen(asking.signal);
    }
    this.#end(state, asking, this.#proofs.here(state).known?.bestProved ? "proved" : "spent");
  }

  /** @param {State} state @param {Asking} asking @param {Status} status */
  #end(state, asking, status) {
    this.#proofs.learnHere(state, { status, run: null });
    asking.learned();
  }

  /**
   * The solver of the game first, where stones fall: it proves many positions at once. Then the search
   * that deepens.
   * @param {State} state
   * @param {number | null} budget
   * @param {Asking} asking
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
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async analyze(state, run, asking) {
    if (this.#proofs.here(state).exact) return;
    const { board } = position(state);
    const { game } = state.shape;
    const budgetMs = run.left ?? undefined;
    const options = { game, memoryMb: this.#memoryMb(), moves: true, budgetMs };
    const show = throttled(asking.learned);
    /** @param {Solved} solved */
    const hear = ({ moves }) => this.#proofs.learnHere(state, { moves });
    this.#proofs.learnHere(state, { analyzing: true });
    asking.learned();
    try {
      await this.#stoppable.run(asking, run, async (signal) => {
        const request = thinking().request("solve", [board, options], {
          signal,
          progress(solved) {
            hear(solved);
            show();
          },
        });
        hear(await request);
      });
    } finally {
      this.#proofs.learnHere(state, { analyzing: false });
    }
    asking.learned();
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
