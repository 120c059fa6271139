/**
 * The state on the screen, and what changes it: verbs, one after the other. What fails becomes a
 * notice that can try it again.
 */
import { EngineFailure } from "../engine/engine.js";
import * as states from "./state.js";

/** @import { Settings, State, Words } from "./state.js" */

/**
 * What stands behind a board: the engine that knows it, what is asked about a position, and what the
 * computer plays. There are two, for 3×3 (play/standard.js) and for all other boards
 * (play/boards-adviser.js).
 * @typedef {object} Adviser
 * @property {import("../engine/engine.js").Engine} engine
 * @property {(state: State, asking: Asking) => Promise<void>} consider Asks about the position on the
 * board; it may go on until that changes.
 * @property {(state: State, asking: Asking) => Promise<number | null>} move What the computer whose
 * turn it is plays; null if there is nothing to play.
 * @property {(state: State, index: number) => Turn} turn What the list of moves says of the move from
 * the position with this index.
 * @property {() => void} restart Starts the engine anew.
 * @property {(state: State) => import("../parts/board/cell-look.js").Marks} marks What the board shows of the
 * answers so far.
 */

/**
 * Who made a move, how it was found, and what that took: texts, empty where there is nothing to say.
 * @typedef {{ player: import("../../pkg/web/cutoff.js").Player, found: string, time: string }} Turn
 */

/**
 * How an adviser is asked.
 * @typedef {object} Asking
 * @property {AbortSignal} signal Gives the question up.
 * @property {() => void} learned Is called when there is more to show.
 * @property {(error: unknown) => void} missed Is called when something beside the game could not be had.
 * @property {(ms: number, signal: AbortSignal) => Promise<void>} pause
 */

/**
 * What the game needs of the world.
 * @typedef {object} World
 * @property {Adviser} standard What stands behind the board of 3×3.
 * @property {(game: string) => Adviser | Promise<Adviser>} adviser What stands behind a game's board.
 * @property {(state: State) => void} address Puts the game into the address.
 * @property {() => Settings} preferred The settings to start with.
 * @property {(change: Partial<Settings>) => void} prefer Keeps settings that were chosen.
 * @property {(ms: number, signal: AbortSignal) => Promise<void>} pause
 * @property {(state: State) => void} render
 */

export class Session {
  #world;
  /** @type {Adviser} */
  #adviser;
  /** @type {State} */
  #state;
  #work = new AbortController();
  /** @type {Promise<void>} */
  #turn = Promise.resolve();
  /** What was not done because the engine had failed. @type {(() => Promise<void>) | null} */
  #undone = null;
  /** What the notice's button tries again, if that is not the engine's work. @type {(() => void) | null} */
  #again = null;

  /** @param {World} world */
  constructor(world) {
    this.#world = world;
    this.#adviser = world.standard;
    this.#state = states.initialState(world.preferred());
    world.render(this.#state);
  }

  get state() {
    return this.#state;
  }

  /** What stands behind the board. */
  get adviser() {
    return this.#adviser;
  }

  /** Another board has another engine: it is not gone because the one before was. */
  set adviser(adviser) {
    if (adviser !== this.#adviser) this.prepare({ failed: false, notice: null });
    this.#adviser = adviser;
  }

  /** @param {Partial<State>} change */
  change(change) {
    this.#state = { ...this.#state, ...change };
    this.#world.render(this.#state);
  }

  /** Changes the state without drawing it yet. @param {Partial<State>} change */
  prepare(change) {
    this.#state = { ...this.#state, ...change };
  }

  /** Gives up the requests about the position before. */
  newWork() {
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
    if (this.#state.failed) this.#adviser.restart();
    this.change({ notice: null, failed: false });
    return this.do(undone ?? otherwise);
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
    this.#undone = undone;
    this.#again = null;
    const words = { id: `engine-${error.reason}` };
    // The game goes on if it was another engine that failed, which only hints and some computers
    // need, and if the visitor stopped this one: it starts again with the next request.
    const gone = this.#adviser.engine.failed;
    this.change({ failed: gone, thinking: false, notice: { words, retry: true } });
  }
}
