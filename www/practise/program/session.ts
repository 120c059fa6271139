/** A pasted program is started, tried, asked in every position and judged, without a page. All of it is one state. */
import { cellOf } from "./call-form.ts";
import { Check } from "./runner.ts";
import { findForm, Trials } from "./find-form.ts";
import { TRIALS } from "./trial-positions.ts";
import { StartFault } from "../../sandbox/sandbox.ts";
import type { Program, ProgramFunction, ProgramLanguage, Runtime } from "../../sandbox/sandbox.ts";
import type { Runner, RunnerOptions } from "./runner.ts";
import type { CallForm, FunctionCall } from "./call-form.ts";
import type { Trial } from "./trial-positions.ts";
import type { Tried } from "./find-form.ts";
import type { Findings } from "../../../pkg/web/cutoff.js";

export interface SessionCall extends FunctionCall {
  /** The answer in one position; undefined for none. */
  shown: { board: string; value: unknown };
  /** True if it is one to ask the program with: trials have found it, or the visitor says so. */
  fits: boolean;
}

export interface SessionState {
  phase: "idle" | "loading" | "starting" | "trying" | "unsure" | "asking" | "stopped" | "ended";
  /** The part of its language that has come, from 0 to 1. */
  loaded: number;
  /** Answers since the press. */
  calls: number;
  /** Seconds in which nothing has come. */
  waited: number;
  /** The likeliest first. */
  functions: readonly ProgramFunction[];
  call: SessionCall | null;
  /** Why it is not asked: it does not start, it has no function, or none that can be called. */
  fault: StartFault | "no-function" | Tried | null;
  check: Check | null;
  findings: Findings | null;
}

type Source = Pick<Program, "language" | "source">;

export interface Services {
  /** Loads what Python runs in. */
  load: (heard: (loaded: number) => void) => Promise<Runtime>;
  run: (program: Source, options: RunnerOptions) => Runner;
  positions: () => Promise<string[]>;
  judge: (boards: string[], moves: (number | null)[]) => Promise<Findings>;
}

/** The most milliseconds until a program has begun: a busy machine needs some for its frame, and for Python. */
const START = { javascript: 20_000, python: 60_000 };

/** Milliseconds between two questions to the judge, and between two views of the answers. */
const PAUSE = 500;
const MOMENT = 100;
const SECOND = 1_000;

const IDLE: SessionState = {
  ...{ phase: "idle", loaded: 0, calls: 0, waited: 0, functions: [] },
  ...{ call: null, fault: null, check: null, findings: null },
};

/** Of a call that has not been tried. */
const NOTHING = { board: TRIALS[0].board, value: undefined };

/** The position that shows best what a call does: one with a move, or else with an answer. */
function shownOf(form: CallForm, trials: readonly Trial[]) {
  return (
    trials.find(({ board, value }) => board[cellOf(form.answer, value, board) ?? -1] === ".") ??
    trials.find(({ value }) => value !== undefined) ??
    trials[0]
  );
}

export class Session {
  #services;
  #limit;
  #changed;
  #state = IDLE;
  #work = new AbortController();
  /** When answers are shown again. */
  #next = 0;

  /** Takes the milliseconds that an answer may take. */
  constructor(services: Services, limit: number, changed: (state: SessionState) => void) {
    this.#services = services;
    this.#limit = limit;
    this.#changed = changed;
  }

  get state() {
    return this.#state;
  }

  #set(change: Partial<SessionState>) {
    this.#state = { ...this.#state, ...change };
    this.#changed(this.#state);
  }

  #fail(fault: SessionState["fault"]) {
    this.#set({ phase: "idle", fault });
  }

  /** An answer has come: it is shown at once, or with those that follow within a moment. */
  #hear() {
    this.#state = { ...this.#state, calls: this.#state.calls + 1, waited: 0 };
    if (performance.now() < this.#next) return;
    this.#next = performance.now() + MOMENT;
    this.#set({});
  }

  /** Shows what has come, and tells each second that nothing comes. @returns Ends that. */
  #watch(): () => void {
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

  /** The visitor says that the call which is shown is right. */
  confirm() {
    const { functions, call } = this.#state;
    this.#set({ ...IDLE, functions, call: call && { ...call, fits: true } });
  }

  /** Ends the program; a check can go on. */
  stop() {
    this.#work.abort();
    this.#set({ phase: this.#state.phase === "asking" ? "stopped" : "idle" });
  }

  /** Begins, or goes on. Of a mended call the answer is shown, and nothing is judged before a yes. */
  async start(language: ProgramLanguage, source: string, mended: FunctionCall | null = null) {
    this.#work.abort();
    const { signal } = (this.#work = new AbortController());
    const { phase, call, functions, fault } = this.#state;
    // What is shown is not searched for again: it may be the visitor's own.
    const held = fault && fault !== "no-function" && "call" in fault ? null : call;
    const known = mended ? { ...mended, shown: NOTHING, fits: false } : held;
    const kept = known ? { functions, call: known } : {};
    this.#set(phase === "stopped" && !mended ? { fault: null } : { ...IDLE, ...kept });
    const still = this.#watch();
    signal.addEventListener("abort", still);
    try {
      await this.#run({ language, source }, known, signal);
    } catch (fault) {
      // What was ended has nothing to tell.
      if (signal.aborted) return;
      if (!(fault instanceof StartFault)) throw fault;
      this.#fail(fault);
    } finally {
      still();
    }
  }

  async #run(program: Source, known: SessionCall | null, signal: AbortSignal) {
    const isPython = program.language === "python";
    const runtime = isPython ? await this.#load(signal) : undefined;
    signal.throwIfAborted();
    const start = isPython ? START.python : Math.min(START.javascript, 5 * this.#limit);
    const heard = () => signal.aborted || this.#hear();
    const runner = this.#services.run(program, { start, runtime, heard });
    signal.addEventListener("abort", () => runner.close());
    try {
      this.#set({ phase: "starting" });
      await runner.read();
      signal.throwIfAborted();
      const { functions } = runner.program;
      if (functions.length === 0) return this.#fail("no-function");
      this.#set({ functions });
      if (known && !known.fits) return await this.#show(runner, known, signal);
      const call = known ?? (await this.#find(runner, signal));
      if (!call) return;
      const { plays } = call.form;
      const check = this.#state.check ?? new Check(await this.#services.positions(), plays);
      signal.throwIfAborted();
      this.#set({ phase: "asking", check });
      await this.#ask(runner, call, check, signal);
    } finally {
      runner.close();
    }
  }

  async #load(signal: AbortSignal) {
    this.#set({ phase: "loading", loaded: 0 });
    try {
      return await this.#services.load((loaded) => signal.aborted || this.#set({ loaded }));
    } finally {
      // Also for another program there is nothing to load any more.
      this.#set({});
    }
  }

  /** Finds how the program wants to be called; null where that is not certain. */
  async #find(runner: Runner, signal: AbortSignal) {
    this.#set({ phase: "trying" });
    const tried = await findForm(runner, runner.program.functions, this.#limit);
    signal.throwIfAborted();
    const { name, form, trials, legal } = tried.call;
    const call = { name, form, shown: shownOf(form, trials), fits: tried.isCertain };
    this.#set({ call });
    if (legal === 0) this.#fail(tried);
    else if (!call.fits) this.#set({ phase: "unsure" });
    // Other calls may have left something behind in the program.
    else runner.discard();
    return call.fits ? call : null;
  }

  /** Has a call that the visitor mended made, and shows its answer. */
  async #show(runner: Runner, call: SessionCall, signal: AbortSignal) {
    this.#set({ phase: "trying" });
    const { trials } = await new Trials(runner, this.#limit).ask(call.name, call.form);
    signal.throwIfAborted();
    this.#set({ phase: "unsure", call: { ...call, shown: shownOf(call.form, trials) } });
  }

  async #ask(runner: Runner, { name, form }: SessionCall, check: Check, signal: AbortSignal) {
    let judging: Promise<unknown> = Promise.resolve();
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
    // The same check may have gone on since, or ended.
    if (signal.aborted) return;
    this.#set({ phase: check.isDone || check.isGivenUp ? "ended" : "stopped" });
  }

  async #judge(check: Check) {
    const moves = [...check.moves];
    if (moves.length === 0) return;
    const boards = check.positions.slice(0, moves.length);
    const findings = await this.#services.judge(boards, moves);
    if (this.#state.check === check) this.#set({ findings });
  }
}
