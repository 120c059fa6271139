/**
 * Asks the questions of the table that can be asked about the state. In each lane the question that is wanted most comes
 * first, then the next. Only the runner stops a question, has it give way, has it wait until the tab is seen, and asks it
 * again after its engine has failed.
 */
import { EngineFailure } from "../../engine/engine.ts";
import { isHidden, onHidden, untilSeen } from "../../base/tab-visibility.ts";
import { positionKey } from "../game/facts.ts";
import { position } from "../game/state.ts";
import { askingOf } from "./question.ts";
import type { Phase, State } from "../game/state.ts";
import type { Store } from "../game/store.ts";
import type { PlayQuestion } from "./question.ts";

/** A wish of the visitor. The latest wish is met first. */
type Wish = { about: string; key: string; at: number; budget?: number | null };

type Run = { row: PlayQuestion; key: string; ends: AbortController; phase: Phase };

/** Reasons to end early: the visitor stops it, its tab is hidden, another comes first, or it is not asked any more. */
const [STOPPED, HIDDEN, GIVES_WAY, LEFT] = ["stopped", "hidden", "gives way", "left"].map(Symbol);

/** Milliseconds: how long an answer may take before the page says that it is being thought about. */
const SLOW = 200;

/** Ends of a question. It is not asked again by itself. */
const OVER: readonly Phase[] = ["stopped", "spent", "failed", "done"];

export class Runner {
  #store;
  #failed;
  #pause;
  #now;
  #table: PlayQuestion[] = [];
  /** By lane. */
  #running: Map<string, Run> = new Map();
  /** By the names of the questions. */
  #wishes: Map<string, Wish> = new Map();
  /** Ends of questions, by their keys. */
  #ended: Map<string, Phase> = new Map();
  /** The milliseconds that are left to questions that were interrupted, by their keys. */
  #left: Map<string, number> = new Map();
  #count = 0;
  #wasFailed = false;

  /** @param failed Hears that an engine has failed which the game needs. */
  constructor(
    store: Store,
    failed: (error: EngineFailure) => void,
    { pause = wait, now = () => performance.now() } = {},
  ) {
    this.#store = store;
    this.#failed = failed;
    this.#pause = pause;
    this.#now = now;
    store.ask((state) => this.#consider(state));
  }

  add(...rows: PlayQuestion[]) {
    this.#table.push(...rows);
    this.#store.change({});
  }

  /**
   * Has questions asked before all others, as the visitor wants; one that has ended goes on.
   * @param budget Milliseconds; null until it is done; its own if none is given.
   */
  want(name: string, budget?: number | null) {
    const [{ row, key } = { row: null, key: "" }] = this.#named([name]);
    if (!row || key === "") return;
    this.#ended.delete(key);
    this.#left.delete(key);
    const wish = { key, ...(budget === undefined ? {} : { budget }) };
    this.#wishes.set(name, { ...wish, about: aboutOf(this.#store.state), at: (this.#count += 1) });
    // It begins again with the new budget.
    const run = this.#running.get(row.lane);
    if (run?.key === key) run.ends.abort(GIVES_WAY);
    this.#store.change({});
  }

  /** Ends questions, as the visitor wants; what they have found stays. */
  stop(...names: string[]) {
    for (const { row, key } of this.#named(names)) {
      const isWanted = row.bySelf !== false || this.#wishes.has(row.name);
      this.#wishes.delete(row.name);
      if (key === "" || !isWanted) continue;
      this.#ended.set(key, "stopped");
      const run = this.#running.get(row.lane);
      if (run?.key === key) run.ends.abort(STOPPED);
    }
    this.#store.change({});
  }

  retry() {
    for (const [key, phase] of this.#ended) if (phase === "failed") this.#ended.delete(key);
    this.#store.change({});
  }

  /** The rows with some names, and their keys; empty where one is not asked now. */
  #named(names: string[]) {
    const rows = this.#table.filter(({ name }) => names.includes(name));
    return rows.map((row) => ({ row, key: this.#keyOf(row, this.#store.state) ?? "" }));
  }

  #keyOf(row: PlayQuestion, state: State) {
    const key = position(state) && !state.setup ? row.key(state) : null;
    return key === null ? null : `${row.name} ${key}`;
  }

  #consider(state: State) {
    if (this.#wasFailed && !state.failed) this.retry();
    this.#wasFailed = state.failed;
    // A question can wait for the end of another.
    do this.#look(this.#store.state);
    while (this.#tell(this.#store.state));
  }

  /** Ends what is not asked any more or gives way, and begins what comes first. */
  #look(state: State) {
    this.#forget(state);
    for (const lane of new Set(this.#table.map((row) => row.lane))) {
      const best = state.failed ? null : this.#best(lane, state);
      const run = this.#running.get(lane);
      if (!run) {
        if (best) this.#ask(best, state);
      } else if (this.#keyOf(run.row, state) !== run.key || state.failed) run.ends.abort(LEFT);
      else if (best && best.key !== run.key && this.#givesWay(run, best)) run.ends.abort(GIVES_WAY);
    }
  }

  /** Forgets wishes about another position, and of what is not asked any more what was left, or failed, or was played. */
  #forget(state: State) {
    const keys = new Map(this.#table.map((row) => [row.name, this.#keyOf(row, state)]));
    for (const [name, { about, key }] of this.#wishes)
      if (about !== aboutOf(state) && key !== keys.get(name)) this.#wishes.delete(name);
    const asked = new Set(keys.values());
    for (const key of this.#left.keys()) if (!asked.has(key)) this.#left.delete(key);
    const acts = this.#table.filter((row) => row.isAct).map(({ name }) => `${name} `);
    for (const [key, phase] of this.#ended) {
      const comesBack = phase === "failed" || acts.some((name) => key.startsWith(name));
      if (comesBack && !asked.has(key)) this.#ended.delete(key);
    }
  }

  /** The question of a lane that is to be asked now. */
  #best(lane: string, state: State): { row: PlayQuestion; key: string; at: number } | null {
    const open = this.#table.flatMap((row) => {
      const key = row.lane === lane ? this.#keyOf(row, state) : null;
      if (key === null || this.#ended.has(key)) return [];
      const at = this.#atOf(row);
      if ((at === 0 && row.bySelf === false) || row.isDone(state)) return [];
      return [{ row, key, at }];
    });
    return open.sort((one, other) => other.at - one.at || one.row.rank - other.row.rank)[0] ?? null;
  }

  /** True if what runs gives way to another question. */
  #givesWay({ row }: Run, best: { row: PlayQuestion; at: number }) {
    const at = this.#atOf(row);
    if (best.at !== at) return best.at > at;
    return !row.whole && best.row.rank < row.rank;
  }

  /** The place of a wish among all; 0 without one. */
  #atOf({ name }: PlayQuestion) {
    return this.#wishes.get(name)?.at ?? 0;
  }

  async #ask({ row, key, at }: { row: PlayQuestion; key: string; at: number }, state: State) {
    const { lane } = row;
    const [ends, over] = [new AbortController(), new AbortController()];
    const { signal } = ends;
    const pause = (ms: number) => this.#pause(ms, signal);
    const run: Run = { row, key, ends, phase: "looking" };
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
      await row.run(askingOf(this.#store, state, { signal, budget, pause }, row.merge));
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

  /** True if a question waits for the tab to be seen. */
  #waits(row: PlayQuestion, at: number, state: State) {
    if (row.timed) return true;
    return !row.atOnce && at === 0 && (row.whose?.(state) ?? "page") === "page";
  }

  #budgetOf(row: PlayQuestion, state: State) {
    const wish = this.#wishes.get(row.name);
    return wish?.budget !== undefined ? wish.budget : (row.budget?.(state) ?? null);
  }

  #end({ row, key }: Run, phase: Phase) {
    this.#ended.set(key, phase);
    this.#left.delete(key);
    this.#wishes.delete(row.name);
  }

  /** @param left The milliseconds that it still has. */
  #endEarly(run: Run, error: unknown, left: number | null) {
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

  /** Puts the phases into the state. @returns True if they are new. */
  #tell(state: State): boolean {
    const phases: Record<string, Phase> = {};
    for (const row of this.#table) {
      const key = this.#keyOf(row, state);
      if (key !== null) phases[row.name] = this.#phaseOf(row, key, state);
    }
    const names = Object.keys({ ...phases, ...state.phases });
    const isNew = names.some((name) => phases[name] !== state.phases[name]);
    if (isNew) this.#store.change({ phases });
    return isNew;
  }

  #phaseOf(row: PlayQuestion, key: string, state: State): Phase {
    const run = this.#running.get(row.lane);
    if (run?.key === key && !run.ends.signal.aborted) return run.phase;
    const ended = this.#ended.get(key);
    if (ended) return ended;
    if (row.isDone(state)) return "done";
    return row.bySelf === false && !this.#wishes.has(row.name) ? "idle" : "waiting";
  }
}

/** Waits; rejects if the signal is aborted before the end. */
function wait(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", stop, { once: true });
  });
}

const aboutOf = (state: State) => positionKey(state.shape.game, position(state)?.board ?? "?");

export const isOver = (state: State, name: string) => OVER.includes(state.phases[name]);
