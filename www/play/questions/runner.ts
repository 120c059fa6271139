/**
 * Asks the questions of the table: of those that can be asked about the state, the one that is wanted most, and the
 * next after it. It alone stops one, has it give way or wait for a tab that is seen, and asks it again after an engine's end.
 */
import { EngineFailure } from "../../engine/engine.js";
import { isHidden, onHidden, untilSeen } from "../../base/tab-visibility.js";
import { pause } from "../game/pause.js";
import { positionKey } from "../game/facts.js";
import { position } from "../game/state.js";

/** @import { Phase, State } from "../game/state.js" */
/** @import { Store } from "../game/store.js" */

/**
 * A row of the table.
 * @typedef {object} PlayQuestion
 * @property {string} name
 * @property {(state: State) => "visitor" | "opponent" | "page"} whose What is the page's waits while nobody sees it.
 * @property {string} lane What it shares with others of which one is asked at a time, such as a worker or quiet for a clock.
 * @property {number} rank The lower, the sooner.
 * @property {boolean} [bySelf] False if it begins only when the visitor wants it.
 * @property {(state: State) => string | null} key What is asked of which position, with which settings; null if nothing is.
 * @property {(state: State) => boolean} isDone Whether the facts have the answer.
 * @property {(asking: Asking) => Promise<unknown>} run Asks it; what it finds goes into the store.
 * @property {(state: State) => number | null} [budget] The milliseconds it may take; null until it is done.
 * @property {boolean} [atOnce] It takes a moment: it waits for no tab to be seen, and if it lasts the page says so.
 * @property {boolean} [timed] Its time is measured, so it never goes on in a hidden tab.
 * @property {boolean} [whole] It would begin anew: only a wish interrupts it.
 * @property {boolean} [extra] The game does without it: if its engine fails, its own view alone says so.
 */

/**
 * How a question is asked.
 * @typedef {object} Asking
 * @property {State} state
 * @property {AbortSignal} signal Gives it up.
 * @property {number | null} budget
 * @property {(ms: number) => Promise<void>} pause
 */

/** A wish of the visitor: the later, the sooner it is met. @typedef {{ about: string, key: string, at: number, budget?: number | null }} Wish */

/** @typedef {{ row: PlayQuestion, key: string, ends: AbortController, phase: Phase }} Run */

/** Why a question ends early: the visitor stops it, its tab is hidden, another comes first, or it is not asked any more. */
const [STOPPED, HIDDEN, GIVES_WAY, LEFT] = ["stopped", "hidden", "gives way", "left"].map(Symbol);

/** Milliseconds: how long an answer may take before the page says that it is being thought about. */
const SLOW = 200;

/** What ends early is asked again. @type {readonly Phase[]} */
const OVER = ["stopped", "spent", "failed", "done"];

export class Runner {
  #store;
  #failed;
  #pause;
  #now;
  /** @type {PlayQuestion[]} */
  #table = [];
  /** By lane. @type {Map<string, Run>} */
  #running = new Map();
  /** By the names of the questions. @type {Map<string, Wish>} */
  #wishes = new Map();
  /** How questions have ended, by their keys. @type {Map<string, Phase>} */
  #ended = new Map();
  /** The milliseconds that are left to questions that were interrupted, by their keys. @type {Map<string, number>} */
  #left = new Map();
  #count = 0;
  #wasFailed = false;

  /**
   * @param {Store} store
   * @param {(error: EngineFailure) => void} failed Hears that an engine has failed which the game needs.
   * @param {{ pause?: typeof pause, now?: () => number }} [clock]
   */
  constructor(store, failed, { pause: wait = pause, now = () => performance.now() } = {}) {
    this.#store = store;
    this.#failed = failed;
    this.#pause = wait;
    this.#now = now;
    store.ask((state) => this.#consider(state));
  }

  /** @param {...PlayQuestion} rows */
  add(...rows) {
    this.#table.push(...rows);
    this.#store.change({});
  }

  /**
   * Has questions asked before all others, as the visitor wants; one that has ended goes on.
   * @param {string} name
   * @param {number | null} [budget] Milliseconds; null until it is done; its own if none is given.
   */
  want(name, budget) {
    const { state } = this.#store;
    const row = this.#table.find((one) => one.name === name);
    const key = row && this.#keyOf(row, state);
    if (!row || key === null || key === undefined) return;
    this.#ended.delete(key);
    this.#left.delete(key);
    this.#prefer(name, { key, ...(budget === undefined ? {} : { budget }) });
    // It begins again with the new budget.
    const run = this.#running.get(row.lane);
    if (run?.key === key) run.ends.abort(GIVES_WAY);
    this.#store.change({});
  }

  /** Has questions come first that the visitor has changed: each is asked again. @param {...string} names */
  prefer(...names) {
    for (const row of this.#table.filter(({ name }) => names.includes(name))) {
      const key = this.#keyOf(row, this.#store.state);
      if (key !== null) this.#ended.delete(key);
      this.#prefer(row.name, { key: key ?? "" });
    }
    this.#store.change({});
  }

  /** Ends questions, as the visitor wants; what they have found stays. @param {...string} names */
  stop(...names) {
    for (const row of this.#table.filter(({ name }) => names.includes(name))) {
      const key = this.#keyOf(row, this.#store.state);
      const isWanted = row.bySelf !== false || this.#wishes.has(row.name);
      this.#wishes.delete(row.name);
      if (key === null || !isWanted) continue;
      this.#ended.set(key, "stopped");
      const run = this.#running.get(row.lane);
      if (run?.key === key) run.ends.abort(STOPPED);
    }
    this.#store.change({});
  }

  /** Asks again what has failed. */
  retry() {
    for (const [key, phase] of this.#ended) if (phase === "failed") this.#ended.delete(key);
    this.#store.change({});
  }

  /** Gives up what is asked of the engine that the visitor's next move needs. */
  giveUp() {
    for (const { row, ends } of this.#running.values()) if (row.atOnce) ends.abort(LEFT);
  }

  /** @param {string} name @param {Pick<Wish, "key" | "budget">} wish */
  #prefer(name, wish) {
    this.#wishes.set(name, { ...wish, about: aboutOf(this.#store.state), at: (this.#count += 1) });
  }

  /** @param {PlayQuestion} row @param {State} state */
  #keyOf(row, state) {
    const key = position(state) && !state.setup ? row.key(state) : null;
    return key === null ? null : `${row.name} ${key}`;
  }

  /** @param {State} state */
  #consider(state) {
    if (this.#wasFailed && !state.failed) this.retry();
    this.#wasFailed = state.failed;
    // How far one question is can let another be asked.
    do this.#look(this.#store.state);
    while (this.#tell(this.#store.state));
  }

  /** Looks whether what runs is still what comes first, and begins what does. @param {State} state */
  #look(state) {
    this.#forget(state);
    for (const lane of new Set(this.#table.map((row) => row.lane))) {
      const best = state.failed ? null : this.#best(lane, state);
      const run = this.#running.get(lane);
      if (!run) {
        if (best) this.#ask(lane, best, state);
      } else if (this.#keyOf(run.row, state) !== run.key || state.failed) run.ends.abort(LEFT);
      else if (best && best.key !== run.key && this.#givesWay(run, best)) run.ends.abort(GIVES_WAY);
    }
  }

  /** Forgets wishes about another position, and what was left of a search that is not asked for any more. @param {State} state */
  #forget(state) {
    const keys = new Map(this.#table.map((row) => [row.name, this.#keyOf(row, state)]));
    for (const [name, { about, key }] of this.#wishes)
      if (about !== aboutOf(state) && key !== keys.get(name)) this.#wishes.delete(name);
    const asked = new Set(keys.values());
    for (const key of this.#left.keys()) if (!asked.has(key)) this.#left.delete(key);
    for (const [key, phase] of this.#ended)
      if (phase === "failed" && !asked.has(key)) this.#ended.delete(key);
  }

  /**
   * The question of a lane that is to be asked now.
   * @param {string} lane
   * @param {State} state
   * @returns {{ row: PlayQuestion, key: string, at: number } | null}
   */
  #best(lane, state) {
    const open = this.#table.flatMap((row) => {
      const key = row.lane === lane ? this.#keyOf(row, state) : null;
      if (key === null || this.#ended.has(key)) return [];
      const at = this.#atOf(row);
      if ((at === 0 && row.bySelf === false) || row.isDone(state)) return [];
      return [{ row, key, at }];
    });
    return open.sort((one, other) => other.at - one.at || one.row.rank - other.row.rank)[0] ?? null;
  }

  /** Whether what runs gives way to another question. @param {Run} run @param {{ row: PlayQuestion, at: number }} best */
  #givesWay({ row }, best) {
    const at = this.#atOf(row);
    if (best.at !== at) return best.at > at;
    return !row.whole && best.row.rank < row.rank;
  }

  /** When a question was wished for; 0 if it was not. @param {PlayQuestion} row */
  #atOf({ name }) {
    return this.#wishes.get(name)?.at ?? 0;
  }

  /**
   * @param {string} lane
   * @param {{ row: PlayQuestion, key: string, at: number }} question
   * @param {State} state
   */
  async #ask(lane, question, state) {
    const { row, key, at } = question;
    const [ends, over] = [new AbortController(), new AbortController()];
    const { signal } = ends;
    /** @type {Run} */
    const run = { row, key, ends, phase: "looking" };
    this.#running.set(lane, run);
    const budget = this.#left.get(key) ?? this.#budgetOf(row, state);
    let begun = this.#now();
    const slow = row.atOnce ? setTimeout(() => this.#store.change({ thinking: true }), SLOW) : 0;
    try {
      if (this.#waits(row, at, state)) {
        if (isHidden()) run.phase = "paused";
        await untilSeen(signal);
        onHidden((hidden) => hidden && ends.abort(HIDDEN), over.signal);
        signal.throwIfAborted();
        if (run.phase === "paused") this.#store.change({});
        [run.phase, begun] = ["looking", this.#now()];
      }
      await row.run({ state, signal, budget, pause: (ms) => this.#pause(ms, signal) });
      this.#end(run, budget === null || row.isDone(this.#store.state) ? "done" : "spent");
    } catch (error) {
      this.#endEarly(run, error, budget === null ? null : budget - (this.#now() - begun));
    } finally {
      clearTimeout(slow);
      over.abort();
      if (this.#running.get(lane) === run) this.#running.delete(lane);
      if (row.atOnce && this.#store.state.thinking) this.#store.change({ thinking: false });
      this.#store.change({});
    }
  }

  /** Whether a question waits for the tab to be seen. @param {PlayQuestion} row @param {number} at @param {State} state */
  #waits(row, at, state) {
    if (row.timed) return true;
    return !row.atOnce && at === 0 && row.whose(state) === "page";
  }

  /** @param {PlayQuestion} row @param {State} state */
  #budgetOf(row, state) {
    const wish = this.#wishes.get(row.name);
    return wish?.budget !== undefined ? wish.budget : (row.budget?.(state) ?? null);
  }

  /** @param {Run} run @param {Phase} phase */
  #end({ row, key }, phase) {
    this.#ended.set(key, phase);
    this.#left.delete(key);
    this.#wishes.delete(row.name);
  }

  /**
   * @param {Run} run
   * @param {unknown} error
   * @param {number | null} left The milliseconds that it still has.
   */
  #endEarly(run, error, left) {
    const { row, key, ends } = run;
    if (ends.signal.aborted && error === ends.signal.reason) {
      if (error === STOPPED) return this.#end(run, "stopped");
      if (left !== null && !this.#wishes.has(row.name)) this.#left.set(key, Math.max(0, left));
      return;
    }
    this.#end(run, "failed");
    if (!(error instanceof EngineFailure)) throw error;
    if (!row.extra) this.#failed(error);
  }

  /** Puts into the state how far each question is. @param {State} state @returns {boolean} Whether that is new. */
  #tell(state) {
    /** @type {Record<string, Phase>} */
    const phases = {};
    for (const row of this.#table) {
      const key = this.#keyOf(row, state);
      if (key !== null) phases[row.name] = this.#phaseOf(row, key, state);
    }
    const names = Object.keys({ ...phases, ...state.phases });
    const isNew = names.some((name) => phases[name] !== state.phases[name]);
    if (isNew) this.#store.change({ phases });
    return isNew;
  }

  /** @param {PlayQuestion} row @param {string} key @param {State} state @returns {Phase} */
  #phaseOf(row, key, state) {
    const run = this.#running.get(row.lane);
    if (run?.key === key && !run.ends.signal.aborted) return run.phase;
    const ended = this.#ended.get(key);
    if (ended) return ended;
    if (row.isDone(state)) return "done";
    return row.bySelf === false && !this.#wishes.has(row.name) ? "idle" : "waiting";
  }
}

/** What a wish is about. @param {State} state */
const aboutOf = (state) => positionKey(state.shape.game, position(state)?.board ?? "?");

/** Whether a question has ended. @param {State} state @param {string} name */
export const isOver = (state, name) => OVER.includes(state.phases[name]);
