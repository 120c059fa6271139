/**
 * A pasted program is started, tried, asked in every position and judged: all that is known of it is one state. No page
 * is needed for it.
 */
import { USUAL_FORM } from "./call-form.js";
import { Check } from "./check.js";
import { findForm } from "./trial.js";

/** @import { ProgramLanguage } from "../../sandbox/types.d.ts" */
/** @import { Runner } from "./runner.js" */
/** @import { CallForm, Services, SessionCall, SessionState } from "./types.d.ts" */

/** How many milliseconds a program may take to begin: a busy machine needs some for its frame, and for Python. */
const START = { javascript: 20_000, python: 60_000 };

/** How often the judge is asked while the program is, and how often answers are shown, in milliseconds. */
const PAUSE = 500;
const MOMENT = 100;
/** How often it is told that nothing has come. */
const SECOND = 1_000;

/** @type {SessionState} */
const IDLE = {
  ...{ phase: "idle", loaded: 0, calls: 0, waited: 0, functions: [] },
  ...{ call: null, fault: null, check: null, findings: null },
};

export class Session {
  #services;
  #limit;
  #changed;
  #state = IDLE;
  #work = new AbortController();
  /** When answers are shown again. */
  #next = 0;

  /**
   * @param {Services} services
   * @param {number} limit How many milliseconds an answer may take.
   * @param {(state: SessionState) => void} changed
   */
  constructor(services, limit, changed) {
    this.#services = services;
    this.#limit = limit;
    this.#changed = changed;
  }

  get state() {
    return this.#state;
  }

  /** @param {Partial<SessionState>} change */
  #set(change) {
    this.#state = { ...this.#state, ...change };
    this.#changed(this.#state);
  }

  /** An answer has come: it is shown at once, or with those that follow within a moment. */
  #hear() {
    this.#state = { ...this.#state, calls: this.#state.calls + 1, waited: 0 };
    if (performance.now() < this.#next) return;
    this.#next = performance.now() + MOMENT;
    this.#set({});
  }

  /** Shows what has come, and tells each second that nothing comes. @returns {() => void} Ends that. */
  #watch() {
    let before = this.#state;
    const timer = setInterval(() => {
      const { phase, loaded, calls, waited } = this.#state;
      const isStill = before.phase === phase && before.loaded === loaded && before.calls === calls;
      this.#set({ waited: isStill ? waited + 1 : 0 });
      before = this.#state;
    }, SECOND);
    return () => clearInterval(timer);
  }

  /** Another program is another check. */
  reset() {
    this.#work.abort();
    this.#set(IDLE);
  }

  /** The visitor says how the program is called. @param {string} name @param {CallForm} form */
  use(name, form) {
    this.#work.abort();
    const { functions } = this.#state;
    this.#set({
      ...IDLE,
      functions,
      call: { name, form, value: undefined, fits: true, other: null },
    });
  }

  /** Ends the program; a check can go on. */
  stop() {
    this.#work.abort();
    const isBegun = this.#state.phase === "asking";
    this.#set({ phase: isBegun ? "stopped" : "idle" });
  }

  /** Begins, or goes on. @param {ProgramLanguage} language @param {string} source */
  async start(language, source) {
    this.#work.abort();
    const { signal } = (this.#work = new AbortController());
    const { phase, call, functions } = this.#state;
    const kept = call?.fits ? { functions, call } : {};
    this.#set(phase === "stopped" ? { fault: null } : { ...IDLE, ...kept });
    const still = this.#watch();
    signal.addEventListener("abort", still);
    try {
      await this.#run(language, source, signal);
    } finally {
      still();
    }
  }

  /** @param {ProgramLanguage} language @param {string} source @param {AbortSignal} signal */
  async #run(language, source, signal) {
    const runtime = await this.#load(language);
    if (signal.aborted) return;
    const start =
      language === "python" ? START.python : Math.min(START.javascript, 5 * this.#limit);
    const heard = () => signal.aborted || this.#hear();
    const runner = this.#services.run({ language, source }, { start, runtime, heard });
    signal.addEventListener("abort", () => runner.close());
    try {
      if (!(await this.#read(runner, signal))) return;
      const call = this.#state.call ?? (await this.#find(runner, signal));
      if (!call || signal.aborted) return;
      const check = this.#state.check ?? new Check(await this.#services.positions());
      if (signal.aborted) return;
      this.#set({ phase: "asking", check });
      await this.#ask(runner, call, check);
    } finally {
      runner.close();
    }
  }

  /** What a language runs in. @param {ProgramLanguage} language */
  async #load(language) {
    if (this.#services.isLoaded(language)) return this.#services.load(language, () => {});
    this.#set({ phase: "loading", loaded: 0 });
    const mine = this.#work;
    try {
      return await this.#services.load(language, (loaded) => {
        if (mine === this.#work && !mine.signal.aborted) this.#set({ loaded });
      });
    } finally {
      // Also for another program there is nothing to load any more.
      this.#set({});
    }
  }

  /** Whether the program starts and has functions. @param {Runner} runner @param {AbortSignal} signal */
  async #read(runner, signal) {
    this.#set({ phase: "starting" });
    const fault = await runner.read();
    if (signal.aborted) return false;
    const functions = runner.program.functions.map(({ name }) => name);
    if (fault) this.#set({ phase: "idle", fault: { kind: "unstarted", fault } });
    else if (functions.length === 0) this.#set({ phase: "idle", fault: { kind: "no-function" } });
    else this.#set({ functions });
    return functions.length > 0;
  }

  /**
   * Finds how the program wants to be called.
   * @param {Runner} runner
   * @param {AbortSignal} signal
   * @returns {Promise<SessionCall | null>} Null where it is not known.
   */
  async #find(runner, signal) {
    this.#set({ phase: "trying" });
    const { functions } = runner.program;
    const tried = await findForm(runner, functions, this.#limit);
    if (signal.aborted || tried === null) return null;
    if ("unstarted" in tried) {
      this.#set({ phase: "idle", fault: { kind: "unstarted", fault: tried.unstarted } });
      return null;
    }
    const { found, raised } = tried;
    if (found) {
      const { name, form, trials, other } = found;
      this.#set({ call: { name, form, value: trials[0].value, fits: true, other } });
      // Calls that did not fit may have left something behind in the program.
      if (!tried.isFirst) runner.discard();
      return this.#state.call;
    }
    const { name, form } = raised ?? { name: functions[0].name, form: USUAL_FORM };
    const call = { name, form, value: undefined, fits: false, other: null };
    this.#set({ phase: "idle", fault: { kind: "unfit", tried }, call });
    return null;
  }

  /** @param {Runner} runner @param {SessionCall} call @param {Check} check */
  async #ask(runner, { name, form }, check) {
    /** @type {Promise<unknown>} */
    let judging = Promise.resolve();
    let next = 0;
    const heard = () => {
      if (performance.now() < next) return;
      next = Infinity;
      judging = this.#judge(check).finally(() => (next = performance.now() + PAUSE));
      judging.catch(() => {});
    };
    await check.run(runner, name, form, { limit: this.#limit, heard });
    await judging;
    await this.#judge(check);
    if (this.#state.check !== check || this.#state.phase !== "asking") return;
    this.#set({ phase: check.isDone || check.isGivenUp ? "ended" : "stopped" });
  }

  /** @param {Check} check */
  async #judge(check) {
    const moves = [...check.moves];
    if (moves.length === 0) return;
    const boards = check.positions.slice(0, moves.length);
    const findings = await this.#services.judge(boards, moves);
    if (this.#state.check === check) this.#set({ findings });
  }
}
