/**
 * What each idea of a search saves on one position: it is proved anew without the idea, from an empty
 * table, and the positions are counted.
 */
import { EngineFailure } from "../engine/engine.js";
import { ideasOf } from "../engine/ideas.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { Solver } from "../engine/types.d.ts" */
/** @import { SavingsRun } from "./types.d.ts" */

/** A proof that took longer is not repeated, in milliseconds. */
export const LONGEST_PROOF = 5_000;

/** Without an idea a proof may take so many times as long; then it is given up. */
const PATIENCE = 10;

/** The least time for that, in milliseconds. */
const LEAST = 3_000;

export class Savings {
  /** @type {SavingsRun[]} */
  runs;
  /** @type {"ready" | "running" | "stopped" | "done" | "failed"} */
  phase = "ready";
  #engine;
  #subject;
  #changed;
  #work = new AbortController();

  /**
   * @param {Engine} engine
   * @param {{ game: string, board: string, memoryMb: number }} subject
   * @param {{ source: Solver, gravity: boolean }} search Which search it is, and whether stones fall.
   * @param {() => void} changed
   */
  constructor(engine, subject, { source, gravity }, changed) {
    this.#engine = engine;
    this.#subject = subject;
    this.#changed = changed;
    this.runs = [null, ...ideasOf(source, { gravity })].map((without) => ({
      ...{ without, state: /** @type {const} */ ("waits"), nodes: 0, ms: 0 },
    }));
  }

  /** Counts what is not counted yet. */
  async run() {
    this.#work = new AbortController();
    const { signal } = this.#work;
    this.#enter("running");
    try {
      for (const run of this.runs) {
        if (run.state === "done" || run.state === "given-up") continue;
        await this.#count(run, signal);
      }
      this.#enter("done");
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof EngineFailure)) throw error;
      this.#enter("failed");
    }
  }

  /** Stops between two slices. What is counted stays. */
  stop() {
    if (this.phase !== "running") return;
    this.#work.abort();
    for (const run of this.runs) {
      if (run.state === "runs") Object.assign(run, { state: "waits", nodes: 0, ms: 0 });
    }
    this.#enter("stopped");
  }

  /** @param {SavingsRun} run @param {AbortSignal} signal */
  async #count(run, signal) {
    const { game, board, memoryMb } = this.#subject;
    const without = run.without ? [run.without] : [];
    run.state = "runs";
    this.#changed();
    // A worker of its own for each run: its table is empty, and what was stopped does not count.
    this.#engine.restart();
    const options = { game, memoryMb, without, book: false, ...this.#limit(run) };
    /** @param {{ nodes: number, ms: number }} report */
    const hear = ({ nodes, ms }) => {
      if (signal.aborted) return;
      Object.assign(run, { nodes, ms });
      this.#changed();
    };
    const answer = await this.#engine.request("solve", [board, options], {
      signal,
      progress: hear,
    });
    signal.throwIfAborted();
    hear(answer);
    run.state = answer.exact ? "done" : "given-up";
    this.#changed();
  }

  /** How long a run may take. @param {SavingsRun} run */
  #limit({ without }) {
    if (!without) return {};
    return { budgetMs: Math.ceil(Math.max(LEAST, PATIENCE * this.runs[0].ms)) };
  }

  /** @param {Savings["phase"]} phase */
  #enter(phase) {
    this.phase = phase;
    this.#changed();
  }
}
