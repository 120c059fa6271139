/** The moves of the computer on boards beyond 3×3, and how each was found. */
import { choose } from "../game/levels.js";
import { computersOnly, mover, position } from "../game/state.js";
import { CASUAL_DEPTH } from "./searches.js";

/** @import { Asking } from "../game/session.js" */
/** @import { State } from "../game/state.js" */
/** @import { Run } from "./boards-knowledge.js" */

/** The part of a budget in which a trap has to be proved; a search for any good move has the rest. */
const TRAP_SHARE = 0.7;

export class Opponent {
  #searches;
  #knowledge;
  #stoppable;
  #choices;

  /**
   * @param {import("./searches.js").Searches} searches
   * @param {import("./boards-knowledge.js").BoardKnowledge} knowledge
   * @param {import("./stoppable.js").Stoppable} stoppable What stops it.
   * @param {() => import("./limits.js").Choices} choices What the visitor allows it.
   */
  constructor(searches, knowledge, stoppable, choices) {
    this.#searches = searches;
    this.#knowledge = knowledge;
    this.#stoppable = stoppable;
    this.#choices = choices;
  }

  /**
   * @param {State} state
   * @param {Asking} asking
   * @returns {Promise<number>}
   */
  async move(state, asking) {
    const level = mover(state);
    if (level === "casual" || level === "random") {
      const analysis = await this.#searches.glance(state, asking);
      const move = choose(level, analysis);
      this.#knowledge.learnHere(state, { played: { move, how: level, ending: null, depth: null } });
      return move;
    }
    const byVisitor = !computersOnly(state.settings);
    /** @type {Run} */
    const run = { byVisitor, left: this.#choices().budget };
    const traps = level === "book";
    const trap = traps ? await this.#trap(state, run, asking) : null;
    if (trap) {
      const { move } = trap;
      this.#knowledge.learnHere(state, {
        played: { move, how: "trap", ending: null, depth: null, trap },
      });
      return move;
    }
    const left = traps && run.left !== null ? run.left * (1 - TRAP_SHARE) : run.left;
    await this.#searches.look(state, { ...run, left }, asking);
    const { known } = this.#knowledge.here(state);
    const move = known?.best ?? choose("casual", await this.#searches.glance(state, asking));
    const proved = known?.bestProved ? known.proved : null;
    const depth = known?.depth ?? CASUAL_DEPTH;
    const how = traps ? "no-trap" : proved ? "proved" : "looked";
    this.#knowledge.learnHere(state, {
      played: { move, how, ending: traps ? null : proved, depth },
    });
    return move;
  }

  /**
   * The move that sets a trap, if it can be proved in its part of the time.
   * @param {State} state
   * @param {Run} run
   * @param {Asking} asking
   */
  async #trap(state, run, asking) {
    const { provedTrap } = await import("./trap.js");
    const { board } = position(state);
    const budgetMs = run.left === null ? null : run.left * TRAP_SHARE;
    const limits = { budgetMs, memoryMb: this.#choices().memoryMb };
    /** @type {Awaited<ReturnType<typeof provedTrap>>[]} */
    const found = [];
    await this.#stoppable.run(asking, run, async (signal) => {
      found.push(await provedTrap(state.shape.game, board, { ...limits, signal }));
    });
    // Nothing if the visitor has stopped it.
    return found[0] ?? null;
  }
}
