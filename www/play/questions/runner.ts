/**
 * Asks the questions of the table, one in each lane: first what the visitor wanted last, then by
 * rank. Only the runner stops or interrupts a question, waits for a visible tab, and asks again
 * after a failure.
 */
import { EngineFailure } from "../../engine/engine.ts";
import { isHidden, onHidden, untilSeen } from "../../base/tab-visibility.ts";
import { positionKey } from "../game/facts.ts";
import { position } from "../game/state.ts";
import { askingOf } from "./question.ts";
import type { Phase, State } from "../game/state.ts";
import type { Store } from "../game/store.ts";
import type { PlayQuestion } from "./question.ts";

/** A wish of the visitor, about a position. The highest `at` comes first. */
type Wish = { about: string; key: string; at: number; budget?: number | null };

type Run = { row: PlayQuestion; key: string; ends: AbortController; phase: Phase };

/** Reasons to end a question early. */
const [STOPPED, HIDDEN, GIVES_WAY, LEFT] = ["stopped", "hidden", "gives way", "left"].map(Symbol);

/** Milliseconds until the page says that the computer is thinking. */
const SLOW = 200;

/** Final phases. Such a question is not asked again by itself. */
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
  /** Final phases by key. */
  #ended: Map<string, Phase> = new Map();
  /** Milliseconds left to interrupted questions, by key. */
  #left: Map<string, number> = new Map();
  #count = 0;
  #wasFailed = false;

  /** @param failed Called if an engine fails that the game needs. */
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
   * Asks a question before all others, or continues one that has ended.
   * @param budget Milliseconds; null for no limit; undefined for the question's own.
   */
  want(name: string, budget?: number | null) {
    const [{ row, key } = { row: null, key: "" }] = this.#named([name]);
    if (!row || key === "") return;
    this.#ended.delete(key);
    this.#left.delete(key);
    const wish = { key, ...(budget === undefined ? {} : { budget }) };
    this.#wishes.set(name, { ...wish, about: aboutOf(this.#store.state), at: (this.#count += 1) });
    // The question begins again with the new budget.
    const run = this.#running.get(row.lane);
    if (run?.key === key) run.ends.abort(GIVES_WAY);
    this.#store.change({});
  }

  /** Stops questions. Their findings stay. */
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

  /** Finds rows with their keys; a key is empty if the question is not asked now. */
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
    // A new phase can be what another question waits for.
    do this.#look(this.#store.state);
    while (this.#tell(this.#store.state));
  }

  /** Ends questions that are not asked any more or give way, and begins the best of each lane. */
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

  /**
   * Forgets wishes about other positions. For questions no longer asked, also forgets the time
   * left, failures and moves played.
   */
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

  /** Finds the question that a lane should ask now. */
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

  /** True if the running question gives way to the best one. */
  #givesWay({ row }: Run, best: { row: PlayQuestion; at: number }) {
    const at = this.#atOf(row);
    if (best.at !== at) return best.at > at;
    return !row.whole && best.row.rank < row.rank;
  }

  /** The order of the wish for a question; 0 without one. */
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

  /** True if a question runs only in a visible tab. */
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

  /** @param left Milliseconds of its budget. */
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
