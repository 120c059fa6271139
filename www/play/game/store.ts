/**
 * What is on the screen and what is known: the one store of Play. Who asks and who draws hears of a change once in a turn
 * of the event loop, or at once where a verb ends.
 */
import { nextTask } from "../../base/next-task.js";
import { Knowledge } from "./facts.js";
import { initialState } from "./state.js";

/** @import { Settings } from "../../game/types.d.ts" */
/** @import { Learned } from "./facts.js" */
/** @import { State } from "./state.js" */

/** @typedef {(state: State) => void} Hears */

export class Store {
  /** @type {State} */
  #state;
  /** What begins work about a state: it hears first, so that the engine works while the page is drawn. @type {Hears[]} */
  #asks = [];
  /** What draws a state. @type {Hears[]} */
  #views = [];
  #later;
  #isTelling = false;
  #isDue = false;

  /**
   * @param {Settings} settings
   * @param {() => Promise<void>} [later] Comes in another turn.
   */
  constructor(settings, later = nextTask) {
    this.facts = new Knowledge();
    this.#state = initialState(settings, this.facts);
    this.#later = later;
  }

  get state() {
    return this.#state;
  }

  /** @param {Partial<State>} change */
  change(change) {
    this.#state = { ...this.#state, ...change };
    this.#tellSoon();
  }

  /** Takes what is found, of a board or of something else. @param {string} game @param {string} of @param {Learned} learned */
  learn(game, of, learned) {
    this.facts.learn(game, of, learned);
    this.#tellSoon();
  }

  /** @param {...Hears} asks */
  ask(...asks) {
    this.#asks.push(...asks);
    this.#tellSoon();
  }

  /**
   * Has states drawn.
   * @param {Hears} draw
   * @param {(state: State) => readonly unknown[]} [select] What it depends on: without it, on everything.
   */
  subscribe(draw, select) {
    this.#views.push(select ? changed(draw, select) : draw);
    this.#tellSoon();
  }

  /** Tells now what has changed. */
  tell() {
    this.#isDue = false;
    // What asks may change the state: that is drawn with it.
    this.#isTelling = true;
    for (const ask of this.#asks) ask(this.#state);
    this.#isTelling = false;
    for (const view of [...this.#views]) view(this.#state);
  }

  #tellSoon() {
    if (this.#isDue || this.#isTelling) return;
    this.#isDue = true;
    this.#later().then(() => this.#isDue && this.tell());
  }
}

/** @param {Hears} draw @param {(state: State) => readonly unknown[]} select @returns {Hears} */
function changed(draw, select) {
  /** @type {readonly unknown[]} */
  let before = [];
  return (state) => {
    const now = select(state);
    const isSame = before.length === now.length && now.every((one, at) => one === before[at]);
    before = now;
    if (!isSame) draw(state);
  };
}
