/**
 * The proof of one position: it runs until it is stopped or done, and goes on from the engine's table. It
 * needs no page: a view hears of every change.
 */
import { EngineFailure } from "../engine/engine.js";
import { exact, same } from "./claim.js";
import { NOTHING } from "./answers.js";
import { boundsOf } from "./bounds.js";

/** @import { Player, Solved } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */
/** @import { Bounds } from "./types.d.ts" */

/** @typedef {Solved & { ms: number }} Report */

/**
 * A position to be proved, and what it is called.
 * @typedef {object} ProvedPosition
 * @property {string} game
 * @property {string} board
 * @property {Player} player Who is to move.
 * @property {number} left How many moves a game can still last.
 * @property {number} memoryMb The most megabytes of the table.
 */

/**
 * - `running`, or `stopped` by the visitor: it can go on;
 * - `line`: the result is proved, and the line of best play is being looked for;
 * - `done`;
 * - `failed`: the engine is gone, and with it the table.
 * @typedef {"running" | "stopped" | "line" | "done" | "failed"} ProofPhase
 */

/** A moment at which a bound moved. @typedef {Bounds & { nodes: number, ms: number }} ProofStep */

export class Proof {
  /** @type {ProofPhase} */
  phase = "running";
  /** The last that was heard. @type {Report | null} */
  report = null;
  /** @type {Bounds} */
  bounds = NOTHING;
  /** Each change of the bounds. @type {ProofStep[]} */
  steps = [];
  /** Why it failed. @type {EngineFailure | null} */
  failure = null;
  #engine;
  #changed;
  #work = new AbortController();

  /**
   * @param {Engine} engine
   * @param {ProvedPosition} subject
   * @param {() => void} changed Called when there is something new to show.
   */
  constructor(engine, subject, changed) {
    this.#engine = engine;
    this.subject = subject;
    this.#changed = changed;
  }

  /** Whether it is at work. */
  get runs() {
    return this.phase === "running" || this.phase === "line";
  }

  /** Begins, or goes on where it was stopped. @returns {Promise<void>} Ends when the proof stops. */
  async run() {
    this.#work = new AbortController();
    const { signal } = this.#work;
    if (this.phase === "failed") this.#beginAnew();
    this.phase = this.#isProved ? "line" : "running";
    this.#changed();
    const { game, board, memoryMb } = this.subject;
    const options = { game, memoryMb, book: false, line: true };
    try {
      const hear = (/** @type {Report} */ report) => signal.aborted || this.#hear(report, "line");
      const report = await this.#engine.request("solve", [board, options], {
        signal,
        progress: hear,
      });
      if (!signal.aborted) this.#hear(report, "done");
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineFailure)) throw error;
      this.failure = error;
      this.phase = "failed";
      this.#changed();
    }
  }

  /** Stops it. What is proved stays, and so does the table. */
  stop() {
    if (!this.runs) return;
    this.#work.abort();
    this.phase = "stopped";
    this.#changed();
  }

  get #isProved() {
    return exact(this.bounds) !== null;
  }

  /** @param {Report} report @param {ProofPhase} proved The phase once the result is proved. */
  #hear(report, proved) {
    const bounds = boundsOf(report);
    this.report = report;
    const moved =
      !same(bounds.atLeast, this.bounds.atLeast) || !same(bounds.atMost, this.bounds.atMost);
    if (moved) this.steps.push({ ...bounds, nodes: report.nodes, ms: report.ms });
    this.bounds = bounds;
    this.phase = report.exact ? proved : "running";
    this.#changed();
  }

  /** A new worker has nothing of what the one before had proved. */
  #beginAnew() {
    this.#engine.restart();
    this.report = null;
    this.bounds = NOTHING;
    this.steps = [];
    this.failure = null;
  }
}
