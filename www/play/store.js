/**
 * The state on the screen, and what changes it: verbs, one after the other. What fails becomes a
 * notice that can try it again.
 */
import { EngineFailure } from "../engine/engine.js";
import * as states from "./state.js";

/** @import { Engine } from "../engine/engine.js" */
/** @import { State } from "./state.js" */
/** @import { Words } from "../base/types.d.ts" */
/** @import { World } from "./types.d.ts" */

export class Store {
  #world;
  /** Knows the game on the board. @type {Engine} */
  #engine;
  /** @type {State} */
  #state;
  #work = new AbortController();
  /** @type {Promise<void>} */
  #turn = Promise.resolve();
  /** What was not done because an engine had failed, and what was said of it. @type {{ again: () => Promise<void>, words: Words } | null} */
  #undone = null;
  /** What the notice's button tries again, if that is not the engine's work. @type {(() => void) | null} */
  #again = null;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.#engine = world.adviser.engine;
    this.#state = states.initialState(world.preferred());
    world.render(this.#state);
  }

  get state() {
    return this.#state;
  }

  /** The engine that knows the game on the board. */
  get engine() {
    return this.#engine;
  }

  /** Another board can have another engine: that is not gone because the one before was. */
  set engine(engine) {
    if (engine !== this.#engine) this.prepare({ failed: false, notice: null });
    this.#engine = engine;
  }

  /** @param {Partial<State>} change */
  change(change) {
    this.prepare(change);
    this.#world.render(this.#state);
  }

  /** Changes the state without drawing it yet. @param {Partial<State>} change */
  prepare(change) {
    this.#state = { ...this.#state, ...change, answers: this.#world.answers.known };
  }

  /** Gives up the requests about the position before. */
  newWork() {
    // What an engine beside this one has failed to do is asked for anew.
    if (!this.#state.failed) this.#undone = null;
    this.#work.abort();
    this.#work = new AbortController();
    return this.#work.signal;
  }

  /** Does something after all that was begun before. @param {() => Promise<void>} verb */
  do(verb) {
    const again = async () => {
      try {
        await verb();
      } catch (error) {
        this.fail(error, again);
      }
    };
    const done = this.#turn.then(again);
    // A fault of the page itself is reported, and does not stop what comes after it.
    this.#turn = done.catch(() => {});
    return done;
  }

  /** @param {Words} words */
  refuse(words) {
    this.#again = null;
    this.change({ notice: { words, retry: this.#state.failed } });
  }

  /** Says that the computer is to move, or why it does not. @param {Words} words */
  refuseTurn(words) {
    if (this.#undone) this.change({ notice: { words: this.#undone.words, retry: true } });
    else this.refuse(words);
  }

  /** Starts the engine again, if it has failed, for what the visitor does next. */
  wake() {
    if (!this.#state.failed) return;
    this.#engine.restart();
    this.#undone = null;
    this.prepare({ failed: false, notice: null });
  }

  /**
   * Says something that is neither a move nor a fault.
   * @param {Words} words
   * @param {() => void} [again] What the notice's button tries once more; without it there is none.
   */
  tell(words, again) {
    this.refuse(words);
    if (!again || this.#state.failed) return;
    this.#again = again;
    this.change({ notice: { words, retry: true } });
  }

  dismiss() {
    this.#again = null;
    this.change({ notice: null });
  }

  /**
   * Tries again what the notice is about: the engine's work, unless something else failed.
   * @param {() => Promise<void>} otherwise What to do if nothing was left undone.
   */
  retry(otherwise) {
    const again = this.#again;
    this.#again = null;
    if (again && !this.#state.failed) {
      this.change({ notice: null });
      return again();
    }
    const undone = this.#undone;
    this.#undone = null;
    // Another engine restarts with the next request to it.
    if (this.#state.failed) this.#engine.restart();
    this.change({ notice: null, failed: false });
    return this.do(undone?.again ?? otherwise);
  }

  /**
   * @param {unknown} error
   * @param {() => Promise<void>} undone
   */
  fail(error, undone) {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (!(error instanceof EngineFailure)) throw error;
    const { failed, notice } = this.#state;
    // The notice is there already. After it was closed, the next click shows it again.
    if (failed && notice) return;
    const words = { id: `engine-${error.reason}` };
    this.#undone = { again: undone, words };
    this.#again = null;
    // The game goes on if it was another engine that failed, which only hints and some computers
    // need, and if the visitor stopped this one: it starts again with the next request.
    const gone = this.#engine.failed;
    this.change({ failed: gone, thinking: false, notice: { words, retry: true } });
  }
}
