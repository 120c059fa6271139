/** The moves of the computer where they take more than a moment, and how each was found. */
import { answering } from "../engine/workers.js";
import { algorithm } from "./answers.js";
import { choose } from "./levels.js";
import { computersOnly, mover, position } from "./state.js";
import { marksOf } from "./marks.js";
import { CASUAL_DEPTH } from "./searches.js";
import { provedTrap } from "./trap.js";

/** @import { State } from "./state.js" */
/** @import { Jobs } from "./jobs.js" */
/** @import { Asking, Job, Limits, Played, Run, Trap } from "./types.d.ts" */
/** @import { Proofs } from "./proofs.js" */
/** @import { Questions } from "./questions.js" */
/** @import { Searches } from "./searches.js" */

/** The part of a budget in which a trap has to be proved; a search for any good move has the rest. */
const TRAP_SHARE = 0.7;

export class Opponent {
  #searches;
  #questions;
  #proofs;
  #jobs;
  #limits;

  /**
   * @param {Searches} searches
   * @param {Questions} questions What is answered in a moment.
   * @param {Proofs} proofs Hear how a move was found.
   * @param {Jobs} jobs What stops it.
   * @param {() => Limits} limits What the visitor allows it.
   */
  constructor(searches, questions, proofs, jobs, limits) {
    this.#searches = searches;
    this.#questions = questions;
    this.#proofs = proofs;
    this.#jobs = jobs;
    this.#limits = limits;
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number | null>}
   */
  async move(state, asking) {
    const level = mover(state);
    if (level === "casual" || level === "random") {
      const move = choose(level, await this.#glance(state, asking));
      return this.#played(state, { move, how: level });
    }
    const byVisitor = !computersOnly(state.settings);
    /** @type {Run} */
    const run = { byVisitor, left: this.#isQuick(state) ? null : this.#limits().budget };
    const traps = level === "book";
    const trap = traps ? await this.#trap(state, run, asking) : null;
    if (trap) return this.#played(state, { move: trap.move, how: "trap", trap });
    if (this.#isQuick(state)) return this.#atOnce(state, asking);
    const left = traps && run.left !== null ? run.left * (1 - TRAP_SHARE) : run.left;
    this.#proofs.learnHere(state, { run: { ...run, left } });
    for (let job; (job = this.#searches.look(state, asking.learned));)
      await this.#jobs.do(job, asking.signal);
    const { known } = this.#proofs.here(state);
    const move = known?.best ?? choose("casual", await this.#glance(state, asking));
    const proved = known?.bestProved ? known.proved : null;
    const depth = known?.depth ?? CASUAL_DEPTH;
    const how = traps ? "no-trap" : proved ? "proved" : "looked";
    return this.#played(state, { move, how, ending: traps ? null : proved, depth });
  }

  /** Whether all there is to find takes a moment. @param {State} state */
  #isQuick({ shape }) {
    return this.#questions.knows(shape.game);
  }

  /**
   * The move of a search to the end, with a bug in it if one is switched on: what that says may be wrong,
   * so it is not kept.
   * @param {State} state
   * @param {Asking} asking
   */
  async #atOnce(state, { signal }) {
    const { board } = position(state);
    const { bug, settings } = state;
    if (!bug)
      return (await this.#questions.search(board, algorithm(settings.pruning), signal)).index;
    return (await answering().request("consult", [board, bug, {}], { signal })).move;
  }

  /**
   * What each move comes to: where that takes long, as far as a glance ahead shows.
   * @param {State} state
   * @param {Asking} asking
   */
  async #glance(state, asking) {
    if (!this.#isQuick(state)) return this.#searches.glance(state, asking);
    await this.#questions.judge(position(state).board, asking.signal);
    return { moves: marksOf(this.#proofs.here(state)).worths };
  }

  /** @param {State} state @param {Omit<Played, "ending" | "depth"> & Partial<Played>} played */
  #played(state, played) {
    this.#proofs.learnHere(state, { played: { ending: null, depth: null, ...played } });
    return played.move;
  }

  /**
   * The move that sets a trap, if it can be proved in its part of the time.
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async #trap(state, run, asking) {
    const { board } = position(state);
    const budgetMs = run.left === null ? null : run.left * TRAP_SHARE;
    const limits = { budgetMs, memoryMb: this.#limits().memoryMb };
    /** @type {(Trap | null)[]} */
    const found = [];
    /** @type {Job} */
    const job = {
      ...{ key: "trap", byVisitor: run.byVisitor },
      async does(signal) {
        found.push(await provedTrap(state.shape.game, board, { ...limits, signal }));
      },
    };
    await this.#jobs.do(job, asking.signal);
    // Nothing if the visitor has stopped it.
    return found[0] ?? null;
  }
}
