/**
 * Asks the questions of the table, one in each queue: the visitor's latest wish first, then by rank.
 * Only the runner stops or interrupts questions, waits for a visible tab, and retries after
 * failures.
 */
import { EngineFailure } from "../../engine/engine.ts";
import { abortOf } from "../../base/abort.ts";
import { isHidden, onHidden, untilVisible } from "../../base/tab-visibility.ts";
import { positionOf } from "../../game/state.ts";
import { positionKeyOf } from "../state/play-state.ts";
import { contextOf, type PlayQuestion } from "../state/question.ts";
import type { Phase, QuestionName, State, Wish } from "../state/play-state.ts";
import type { Store } from "../state/store.ts";

/** A question that is asked now. Its id names the question and its `key`. */
type CurrentQuestion = { row: PlayQuestion; id: string };

type Run = CurrentQuestion & { aborter: AbortController; phase: Phase };

// Reasons to end a question early.
const STOPPED = Symbol("stopped");
const HIDDEN = Symbol("hidden");
const GIVES_WAY = Symbol("gives way");
const UNASKED = Symbol("unasked");

/** Milliseconds until the page says that the computer is thinking. */
const SLOW_MS = 200;

export class QuestionRunner {
  #store;
  #failed;
  #pause;
  #now;
  #table: PlayQuestion[] = [];
  // The work in progress and the finished work. The state has its phases.
  /** The running questions, by queue. */
  #running: Map<string, Run> = new Map();
  /** The ended questions with their final phases, by id. */
  #ended: Map<string, Pick<Run, "row" | "phase">> = new Map();
  /** The milliseconds that interrupted questions still have, by id. */
  #timeLeft: Map<string, number> = new Map();
  #hadFailed = false;

  /** @param failed Called if an engine that the game needs fails. */
  constructor(
    store: Store,
    failed: (error: EngineFailure) => void,
    { pause = wait, now = () => performance.now() } = {},
  ) {
    this.#store = store;
    this.#failed = failed;
    this.#pause = pause;
    this.#now = now;
    store.subscribeFirst(() => this.#consider());
  }

  add(...rows: PlayQuestion[]) {
    this.#table.push(...rows);
    this.#store.notifySoon();
  }

  /**
   * Asks a question before all others, or continues one that has ended.
   * @param budgetMs Null for no limit; undefined for the question's own limit.
   */
  wish(name: QuestionName, budgetMs?: number | null) {
    const question = this.#questions().find(({ row }) => row.name === name);
    if (!question) return;
    const { row, id } = question;
    this.#ended.delete(id);
    this.#timeLeft.delete(id);
    const { state } = this.#store;
    const others = state.wishes.filter((wish) => wish.name !== name);
    const wish = { name, id, position: positionKeyOf(state), budgetMs };
    // The question restarts with the new time limit.
    const run = this.#running.get(queueOf(row));
    if (run?.id === id) run.aborter.abort(GIVES_WAY);
    this.#store.change({ wishes: [...others, wish] });
  }

  /** Stops questions. Their facts stay. */
  stop(...names: QuestionName[]) {
    const wishes = this.#store.state.wishes.map(({ name }) => name);
    this.#forget(({ name }) => names.includes(name));
    for (const { row, id } of this.#questions()) {
      const isWished = !row.onlyIfWished || wishes.includes(row.name);
      if (!names.includes(row.name) || !isWished) continue;
      this.#ended.set(id, { row, phase: "stopped" });
      const run = this.#running.get(queueOf(row));
      if (run?.id === id) run.aborter.abort(STOPPED);
    }
    this.#store.notifySoon();
  }

  retry() {
    for (const [id, { phase }] of this.#ended) if (phase === "failed") this.#ended.delete(id);
    this.#store.notifySoon();
  }

  /** Lists the questions that are asked in this state. */
  #questions(): CurrentQuestion[] {
    const { state } = this.#store;
    if (!positionOf(state) || state.setup) return [];
    const boards = state.shape.exhaustive ? "standard" : "other";
    return this.#table.flatMap((row) => {
      const key = (row.boards ?? boards) === boards ? row.key(state) : null;
      return key === null ? [] : { row, id: `${row.name} ${key}` };
    });
  }

  #consider() {
    const { hasFailed } = this.#store.state;
    if (this.#hadFailed && !hasFailed) this.retry();
    this.#hadFailed = hasFailed;
    // Another question may be waiting for a new phase.
    do this.#startBest(this.#questions());
    while (this.#writePhases(this.#questions()));
  }

  /** Ends questions that are no longer asked or give way, and starts the best one of each queue. */
  #startBest(questions: readonly CurrentQuestion[]) {
    this.#clear(questions);
    const { state } = this.#store;
    for (const queue of new Set(this.#table.map(queueOf))) {
      const best = state.hasFailed ? undefined : this.#best(questions, queue);
      const run = this.#running.get(queue);
      const isAsked = questions.some(({ id }) => id === run?.id);
      if (!run) {
        if (best) this.#ask(best, state);
      } else if (state.hasFailed || !isAsked) run.aborter.abort(UNASKED);
      else if (best && this.#givesWay(run, best)) run.aborter.abort(GIVES_WAY);
    }
  }

  /**
   * Drops wishes with other ids or other positions. For questions that are no longer asked, also
   * drops the time left, failures and acts.
   */
  #clear(questions: readonly CurrentQuestion[]) {
    const here = positionKeyOf(this.#store.state);
    const idOf = new Map(questions.map(({ row, id }) => [row.name, id]));
    this.#forget(({ name, position, id }) => id !== (idOf.get(name) ?? (position === here && id)));
    const ids = new Set(idOf.values());
    for (const id of this.#timeLeft.keys()) if (!ids.has(id)) this.#timeLeft.delete(id);
    for (const [id, { row, phase }] of this.#ended)
      if (!ids.has(id) && (phase === "failed" || row.isAct)) this.#ended.delete(id);
  }

  #forget(isPast: (wish: Wish) => boolean) {
    const { wishes } = this.#store.state;
    const rest = wishes.filter((wish) => !isPast(wish));
    if (rest.length < wishes.length) this.#store.change({ wishes: rest });
  }

  /** Finds the question that a queue should ask now. */
  #best(questions: readonly CurrentQuestion[], queue: string) {
    const candidates = questions.filter(({ row, id }) => {
      if (queueOf(row) !== queue || this.#ended.has(id)) return false;
      const begins = !row.onlyIfWished || this.#wishRank(row) > 0;
      return begins && !row.isDone(this.#store.state);
    });
    const first = (one: CurrentQuestion, other: CurrentQuestion) =>
      this.#wishRank(other.row) - this.#wishRank(one.row) || one.row.rank - other.row.rank;
    return candidates.sort(first).at(0);
  }

  /** True if the running question gives way to the best one. */
  #givesWay({ row }: Run, best: CurrentQuestion) {
    const more = this.#wishRank(best.row) - this.#wishRank(row);
    return more > 0 || (more === 0 && !row.startsOver && best.row.rank < row.rank);
  }

  /** Returns the position of the wish for a question, from 1; 0 if there is none. */
  #wishRank({ name }: PlayQuestion) {
    return 1 + this.#store.state.wishes.findIndex((wish) => wish.name === name);
  }

  async #ask({ row, id }: CurrentQuestion, state: State) {
    const [aborter, over] = [new AbortController(), new AbortController()];
    const { signal } = aborter;
    const pause = (ms: number) => this.#pause(ms, signal);
    const run: Run = { row, id, aborter, phase: "running" };
    this.#running.set(queueOf(row), run);
    const budgetMs = this.#timeLeft.get(id) ?? this.#budgetOf(row, state);
    let start = this.#now();
    const showThinking = () => this.#store.change({ isThinking: true });
    const slow = row.isShort ? setTimeout(showThinking, SLOW_MS) : 0;
    try {
      if (this.#waits(row, state)) {
        if (isHidden()) run.phase = "paused";
        await untilVisible(signal);
        onHidden((hidden) => hidden && aborter.abort(HIDDEN), over.signal);
        signal.throwIfAborted();
        if (run.phase === "paused") this.#store.notifySoon();
        run.phase = "running";
        start = this.#now();
      }
      await row.run(contextOf(this.#store, state, { signal, budgetMs, pause }, row.merge));
      this.#end(run, budgetMs === undefined || row.isDone(this.#store.state) ? "done" : "spent");
    } catch (error) {
      this.#endEarly(run, error, budgetMs && Math.max(0, budgetMs - (this.#now() - start)));
    } finally {
      clearTimeout(slow);
      over.abort();
      if (this.#running.get(queueOf(row)) === run) this.#running.delete(queueOf(row));
      if (row.isShort && this.#store.state.isThinking) this.#store.change({ isThinking: false });
      this.#store.notifySoon();
    }
  }

  /** True if a question runs only in a visible tab. */
  #waits(row: PlayQuestion, state: State) {
    const waits = row.waits?.(state) ?? "unless-wished";
    return waits === "always" || (waits === "unless-wished" && this.#wishRank(row) === 0);
  }

  #budgetOf(row: PlayQuestion, state: State) {
    const wish = state.wishes.find(({ name }) => name === row.name);
    return (wish?.budgetMs !== undefined ? wish.budgetMs : row.budgetMs?.(state)) ?? undefined;
  }

  #end({ row, id }: Run, phase: Phase) {
    this.#ended.set(id, { row, phase });
    this.#timeLeft.delete(id);
    this.#forget(({ name }) => name === row.name);
  }

  /** @param left The milliseconds that are left of its time limit. */
  #endEarly(run: Run, error: unknown, left?: number) {
    const { row, id, aborter } = run;
    if (aborter.signal.aborted && error === aborter.signal.reason) {
      if (error === STOPPED) return this.#end(run, "stopped");
      if (left !== undefined && this.#wishRank(row) === 0) this.#timeLeft.set(id, left);
      return;
    }
    this.#end(run, "failed");
    if (!(error instanceof EngineFailure)) throw error;
    if (!row.isOptional) this.#failed(error);
  }

  /** Writes the phases into the state. @returns True if they have changed. */
  #writePhases(questions: readonly CurrentQuestion[]): boolean {
    const { state } = this.#store;
    const phases: Record<string, Phase> = Object.fromEntries(
      questions.map(({ row, id }) => [row.name, this.#phaseOf(row, id, state)]),
    );
    const before: Record<string, Phase | undefined> = state.phases;
    const isNew = Object.keys({ ...phases, ...before }).some((one) => phases[one] !== before[one]);
    if (isNew) this.#store.change({ phases });
    return isNew;
  }

  #phaseOf(row: PlayQuestion, id: string, state: State): Phase {
    const run = this.#running.get(queueOf(row));
    if (run?.id === id && !run.aborter.signal.aborted) return run.phase;
    const ended = this.#ended.get(id);
    if (ended) return ended.phase;
    if (row.isDone(state)) return "done";
    return row.onlyIfWished && this.#wishRank(row) === 0 ? "idle" : "waiting";
  }
}

const queueOf = ({ queue, name }: PlayQuestion) => queue ?? name;

/** Waits for some milliseconds, and rejects if the signal is aborted first. */
const wait = (ms: number, signal: AbortSignal) =>
  Promise.race([abortOf(signal), new Promise<void>((resolve) => setTimeout(resolve, ms))]);
