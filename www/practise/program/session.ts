/** Starts, tries and checks a pasted program. Its state is one value, and it needs no page. */
import type { CallForm, FunctionCall } from "./call-form.ts";
import { cellOf } from "./readings.ts";
import { Check, type Runner, type RunnerOptions } from "./runner.ts";
import { findForm, Trials, type FormResult } from "./find-form.ts";
import { TRIALS, type Trial } from "./trial-positions.ts";
import { StartFault } from "../../sandbox/sandbox.ts";
import type { Program, ProgramFunction, ProgramLanguage, Runtime } from "../../sandbox/sandbox.ts";
import type { Findings } from "../../../pkg/whole/cutoff.js";

export interface SessionCall extends FunctionCall {
  /** The answer in one position; undefined without one. */
  example: { board: string; value: unknown };
  /** True if trials found this call to be right, or the visitor confirmed it. */
  isCertain: boolean;
}

/** The state, with its initial values. */
export class SessionState {
  phase: "idle" | "loading" | "starting" | "trying" | "unsure" | "asking" | "stopped" | "ended" =
    "idle";
  /** The loaded part of Python, from 0 to 1. */
  loaded = 0;
  /** The answers since the start. */
  calls = 0;
  /** The seconds without news. */
  waited = 0;
  functions: readonly ProgramFunction[] = [];
  call: SessionCall | null = null;
  /** The reason why nothing is asked: no start, no function, or no call that works. */
  fault: StartFault | "no-function" | FormResult | null = null;
  check: Check | null = null;
  findings: Findings | null = null;
}

type Source = Pick<Program, "language" | "source">;

export interface Services {
  /** Loads Python. */
  load: (report: (loaded: number) => void) => Promise<Runtime>;
  run: (program: Source, options: RunnerOptions) => Runner;
  positions: () => Promise<string[]>;
  judge: (boards: string[], moves: (number | null)[]) => Promise<Findings>;
}

/** The limit for a start in milliseconds. On a busy machine the frame, and Python, take long. */
const START_MS = { javascript: 20_000, python: 60_000 };

/** Milliseconds between two calls of the judge, and between two redraws. */
const PAUSE_MS = 500;
const MOMENT_MS = 100;
const SECOND_MS = 1_000;

const IDLE = new SessionState();

/** The trial that is shown for a call before it is tried. */
const NO_EXAMPLE = { board: TRIALS[0].board, value: undefined };

/** Chooses the position that best shows the call: one with a legal move, else with an answer. */
function exampleOf(form: CallForm, trials: readonly Trial[]) {
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
  /** The time of the next redraw. */
  #next = 0;

  /** @param limit Milliseconds for one answer. */
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

  /** Counts an answer. Answers within a moment are drawn together. */
  #countAnswer() {
    this.#state = { ...this.#state, calls: this.#state.calls + 1, waited: 0 };
    if (performance.now() < this.#next) return;
    this.#next = performance.now() + MOMENT_MS;
    this.#set({});
  }

  /** Redraws each second, and counts the seconds without news. @returns Ends that. */
  #watch(): () => void {
    let before = this.#state;
    const timer = setInterval(() => {
      const { phase, loaded, calls, waited } = this.#state;
      const isStill = before.phase === phase && before.loaded === loaded && before.calls === calls;
      this.#set({ waited: isStill ? waited + 1 : 0 });
      before = this.#state;
    }, SECOND_MS);
    return () => clearInterval(timer);
  }

  /** Forgets the check, as the program has changed. */
  reset() {
    this.#work.abort();
    this.#set(IDLE);
  }

  /** Takes the visitor's word that the call is right. */
  confirm() {
    const { functions, call } = this.#state;
    this.#set({ ...IDLE, functions, call: call && { ...call, isCertain: true } });
  }

  /** Ends the program. Its check can continue. */
  stop() {
    this.#work.abort();
    this.#set({ phase: this.#state.phase === "asking" ? "stopped" : "idle" });
  }

  /** Starts or goes on. The visitor confirms a mended call before anything is judged. */
  async start(language: ProgramLanguage, source: string, mended: FunctionCall | null = null) {
    this.#work.abort();
    const { signal } = (this.#work = new AbortController());
    const { phase, call, functions, fault } = this.#state;
    // The call on the screen is kept: the visitor may have chosen it.
    const held = fault && fault !== "no-function" && "call" in fault ? null : call;
    const nextCall = mended ? { ...mended, example: NO_EXAMPLE, isCertain: false } : held;
    const beginning = nextCall ? { functions, call: nextCall } : {};
    this.#set(phase === "stopped" && !mended ? { fault: null } : { ...IDLE, ...beginning });
    const still = this.#watch();
    signal.addEventListener("abort", still);
    try {
      await this.#run({ language, source }, nextCall, signal);
    } catch (fault) {
      // A stopped run reports nothing.
      if (signal.aborted) return;
      if (!(fault instanceof StartFault)) throw fault;
      this.#set({ phase: "idle", fault });
    } finally {
      still();
    }
  }

  async #run(program: Source, firstCall: SessionCall | null, signal: AbortSignal) {
    const isPython = program.language === "python";
    const runtime = isPython ? await this.#load(signal) : undefined;
    signal.throwIfAborted();
    const start = isPython ? START_MS.python : Math.min(START_MS.javascript, 5 * this.#limit);
    const onAnswer = () => signal.aborted || this.#countAnswer();
    const runner = this.#services.run(program, { start, runtime, onAnswer });
    signal.addEventListener("abort", () => runner.close());
    try {
      this.#set({ phase: "starting" });
      await runner.read();
      signal.throwIfAborted();
      const { functions } = runner.program;
      if (functions.length === 0) return this.#set({ phase: "idle", fault: "no-function" });
      this.#set({ functions });
      const { isCertain = false, isNew = false, name = null } = firstCall ?? {};
      if (firstCall && !isCertain && !isNew) return await this.#show(runner, firstCall, signal);
      const call = isCertain ? firstCall : await this.#find(runner, name, signal);
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
      // The next program finds Python loaded.
      this.#set({});
    }
  }

  /** Finds out how to call the program, or one function of it; null if that is uncertain. */
  async #find(runner: Runner, chosen: string | null, signal: AbortSignal) {
    this.#set({ phase: "trying" });
    const functions = runner.program.functions.filter(({ name }) => name === (chosen ?? name));
    const result = await findForm(runner, functions, this.#limit);
    signal.throwIfAborted();
    const { name, form, trials, legal } = result.call;
    const call = { name, form, example: exampleOf(form, trials), isCertain: result.isCertain };
    this.#set({ call });
    if (legal === 0) this.#set({ phase: "idle", fault: result });
    else if (!call.isCertain) this.#set({ phase: "unsure" });
    // Trials may have left traces in the program.
    else runner.discard();
    return call.isCertain ? call : null;
  }

  /** Tries a call that the visitor mended, and shows its answer. */
  async #show(runner: Runner, call: SessionCall, signal: AbortSignal) {
    this.#set({ phase: "trying" });
    const { trials } = await new Trials(runner, this.#limit).ask(call.name, call.form);
    signal.throwIfAborted();
    this.#set({ phase: "unsure", call: { ...call, example: exampleOf(call.form, trials) } });
  }

  async #ask(runner: Runner, { name, form }: SessionCall, check: Check, signal: AbortSignal) {
    let judging: Promise<unknown> = Promise.resolve();
    let next = 0;
    const onAnswer = () => {
      if (performance.now() < next) return;
      next = Infinity;
      judging = this.#judge(check).finally(() => (next = performance.now() + PAUSE_MS));
      judging.catch(() => {});
    };
    await check.run(runner, name, form, { limit: this.#limit, onAnswer });
    await judging;
    await this.#judge(check);
    // The same check may have continued since, or ended.
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
