/**
 * Wraps the engine in promises. Requests go to the worker one at a time, in order; only sliced
 * calls run at the same time as others. A worker whose build lacks a requested call is replaced by
 * one of a larger build, which loses its tables. After a failure every request fails until
 * `restart`. A slow call is not a failure.
 */
import { CALLS, buildWith } from "./calls.ts";
import type { Build, CallName, Cutoff, Progress, ResultOf } from "./calls.ts";
import type { Refusal, Reply, Settlement, WorkerOrder } from "./worker.ts";

/** Time limits in milliseconds. */
interface TimeLimits {
  /** The time after which an engine that is still loading has failed. */
  load: number;
  /** The time without a report after which a running call is overdue. */
  answer: number;
  /** The time after which a worker ends if its abandoned call delays others. */
  stop: number;
  /** The time after which the worker of an abandoned long call ends, even if no call waits. */
  long: number;
}

export interface EngineOptions {
  limits?: TimeLimits;
  /** The build of the first worker. A request can replace it with a larger one. */
  build?: Build;
  /** Milliseconds until an idle worker ends. By default it never does. */
  idleMs?: number;
  /** Called when a running call becomes overdue, and when no call is overdue any more. */
  onOverdue?: (engine: Engine, overdue: boolean) => void;
}

/** Reports that the engine did not load, crashed, sent nothing while loading, or was stopped. */
export class EngineFailure extends Error {
  override name = "EngineFailure";
  reason: "load" | "crash" | "silent" | "stopped";

  constructor(reason: EngineFailure["reason"], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** True if the visitor stopped the engine during a request. */
export const isStop = (error: unknown) =>
  error instanceof EngineFailure && error.reason === "stopped";

/** True if the visitor stopped the engine, or if the caller aborted the request. */
export const isEnded = (error: unknown, signal: AbortSignal) => signal.aborted || isStop(error);

/** Turns code that did not load into an engine failure, because both can be retried. */
export function loadCode<T>(part: Promise<T>) {
  return part.catch((error) => {
    throw new EngineFailure("load", String(error));
  });
}

/** Reports that input is refused, by the engine or before it is asked. The engine still works. */
export class EngineRefusal extends Error {
  override name = "EngineRefusal";
  code = "";
  cell?: number;
  ply?: number;
  at?: number;
  /** The number of nodes of a search that is too large, and the limit. */
  nodes?: number;
  most?: number;
  /** A wrong number of cells, and the row that has it. */
  found?: number;
  row?: number;
  /** The board, if play cannot reach it. */
  board?: string;
  /** The board with X and O swapped, if play can reach that one. */
  swapped?: string;

  constructor(refusal: Refusal) {
    super(refusal.message);
    Object.assign(this, refusal);
  }
}

interface RequestOptions<C extends CallName> {
  signal?: AbortSignal;
  /** Called with each report before the answer. */
  progress?: (value: Progress<C>) => void;
  /** Returns true to accept a report as the answer, which also stops the call. */
  until?: (value: Progress<C>) => boolean;
}

/** `call` determines the result's type. `Task` cannot express that, but `request` ensures it. */
interface Task {
  id: number;
  call: CallName;
  args: unknown[];
  progress?(value: unknown): void;
  until?(value: unknown): boolean;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

const LIMITS_MS: TimeLimits = { load: 30_000, answer: 5_000, stop: 2_000, long: 250 };

export class Engine {
  #spawn;
  #limits;
  #onOverdue;
  #idleMs;
  #build: Build;
  #loaded: Build;
  #worker: Worker | null = null;
  #ready = false;
  #failure: EngineFailure | null = null;
  #waiting: Task[] = [];
  /** The running call without slices. Other such calls wait until it ends. */
  #running: Task | null = null;
  /** True if the caller of `#running` has aborted it. */
  #abandoned = false;
  /** Running sliced calls, by id. */
  #sliced: Map<number, Task> = new Map();
  #overdue = false;
  /** Fails a loading engine, or marks a running call as overdue. */
  #silence = new Countdown();
  /** Replaces the worker of an abandoned call. */
  #stopping = new Countdown();
  /** Ends a worker that has no requests. */
  #idle = new Countdown();
  #ids = 0;

  constructor(spawn: (build: Build) => Worker, options: EngineOptions = {}) {
    this.#spawn = spawn;
    this.#limits = options.limits ?? LIMITS_MS;
    this.#onOverdue = options.onOverdue;
    this.#idleMs = options.idleMs ?? Infinity;
    this.#build = this.#loaded = options.build ?? "whole";
  }

  /** The build of the worker, or of the one that will replace it. */
  get build() {
    return this.#build;
  }

  /**
   * Sends one call of the wasm API to the worker.
   * @returns Rejects with an `EngineRefusal`, an `EngineFailure`, or the signal's reason.
   */
  request<C extends CallName>(
    call: C,
    args: Parameters<Cutoff[C]>,
    { signal, progress, until }: RequestOptions<C> = {},
  ): Promise<ResultOf<C>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#failure) return reject(this.#failure);
      const giveUp = () => this.#giveUp(task, signal?.reason);
      const settled = () => signal?.removeEventListener("abort", giveUp);
      const task: Task = {
        id: (this.#ids += 1),
        call,
        args,
        progress,
        until,
        resolve: (result: ResultOf<C>) => (settled(), resolve(result)),
        reject: (reason) => (settled(), reject(reason)),
      };
      signal?.addEventListener("abort", giveUp);
      this.#build = buildWith(call, this.#build);
      this.#waiting.push(task);
      this.#next();
    });
  }

  /** Loads the engine before the first request. If loading fails, that request rejects. */
  start() {
    this.#next();
  }

  /** Ends the worker if it has no requests. The next request starts a new one. */
  rest() {
    const isAsked = this.#running || this.#sliced.size > 0 || this.#waiting.length > 0;
    if (!isAsked) this.#end();
  }

  /** True if every request fails until `restart`. */
  get failed() {
    return this.#failure !== null;
  }

  /** Ends the worker. Unanswered requests fail, and the next request starts a new worker. */
  restart() {
    this.#fail("crash", "restart");
    this.#failure = null;
  }

  /** Ends the worker at the visitor's wish. Unanswered requests fail with `stopped`. */
  stop() {
    const [task] = [this.#running, ...this.#sliced.values()];
    this.#fail("stopped", task?.call ?? "");
    this.#failure = null;
  }

  #next() {
    this.#idle.end();
    if (this.#worker && this.#loaded !== this.#build && !this.#running) this.#replace();
    if (!this.#worker) this.#load();
    if (this.#running) this.#hurry();
    if (!this.#ready || this.#running) return;
    const task = this.#waiting.shift();
    if (!task) {
      if (this.#sliced.size === 0) this.#idle.start(this.#idleMs, () => this.rest());
      return;
    }
    const { id, call, args } = task;
    const sliced = "sliced" in CALLS[call];
    if (sliced) this.#sliced.set(id, task);
    else this.#running = task;
    this.#listen();
    this.#send({ id, call, args });
    if (sliced) this.#next();
  }

  #load() {
    this.#silence.start(this.#limits.load, () => this.#fail("silent", "load"));
    try {
      this.#loaded = this.#build;
      const worker = this.#spawn(this.#build);
      this.#worker = worker;
      worker.addEventListener("message", ({ data }) => this.#receive(worker, data));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        if (worker === this.#worker)
          this.#fail(this.#ready ? "crash" : "load", event.message ?? "");
      });
    } catch (error) {
      this.#fail("load", String(error));
    }
  }

  #send(order: WorkerOrder) {
    this.#worker?.postMessage(order);
  }

  #receive(worker: Worker, reply: Reply) {
    if (worker !== this.#worker) return;
    if ("unready" in reply) return this.#fail("load", reply.unready);
    if ("crash" in reply) return this.#fail("crash", reply.crash);
    if ("ready" in reply) this.#ready = true;
    else if ("progress" in reply) this.#report(reply.id, reply.progress);
    else this.#settle(reply);
    this.#listen();
    this.#next();
  }

  #report(id: number, value: unknown) {
    const task = this.#task(id);
    task?.progress?.(value);
    if (!task?.until?.(value)) return;
    task.resolve(value);
    this.#giveUp(task, null);
  }

  #settle(reply: Settlement) {
    const task = this.#task(reply.id);
    this.#sliced.delete(reply.id);
    if (task === this.#running) this.#free();
    if ("refusal" in reply) task?.reject(new EngineRefusal(reply.refusal));
    else if ("result" in reply) task?.resolve(reply.result);
  }

  /** Finds the call that a reply belongs to; undefined if the caller has aborted it. */
  #task(id: number) {
    return this.#running?.id === id ? this.#running : this.#sliced.get(id);
  }

  #giveUp(task: Task, reason: unknown) {
    task.reject(reason);
    this.#waiting = this.#waiting.filter((other) => other !== task);
    if (task === this.#running) this.#abandoned = true;
    else if (!this.#sliced.delete(task.id)) return;
    this.#send({ stop: task.id });
    this.#listen();
    this.#hurry();
  }

  /** Ends the worker of an abandoned call: soon if the call is long, else if others have waited. */
  #hurry() {
    if (!this.#running || !this.#abandoned || this.#stopping.running) return;
    const isLong = "long" in CALLS[this.#running.call];
    if (!isLong && this.#waiting.length === 0) return;
    const { long, stop } = this.#limits;
    this.#stopping.start(isLong ? long : stop, () => {
      this.#replace();
      if (this.#waiting.length > 0) this.#next();
    });
  }

  /** Replaces the worker, so that another one answers the waiting calls. Sliced calls restart. */
  #replace() {
    this.#waiting = [...this.#sliced.values(), ...this.#waiting];
    this.#end();
  }

  /** Restarts the countdown to overdue, if the answer of a running call is wanted. */
  #listen() {
    this.#setOverdue(false);
    const wanted = this.#sliced.size > 0 || (this.#running && !this.#abandoned);
    if (wanted) this.#silence.start(this.#limits.answer, () => this.#setOverdue(true));
    else this.#silence.end();
  }

  #setOverdue(overdue: boolean) {
    if (overdue === this.#overdue) return;
    this.#overdue = overdue;
    this.#onOverdue?.(this, overdue);
  }

  #fail(reason: EngineFailure["reason"], detail: string) {
    this.#failure = new EngineFailure(reason, detail);
    const tasks = [this.#running, ...this.#sliced.values(), ...this.#waiting];
    this.#waiting = [];
    this.#end();
    for (const task of tasks) task?.reject(this.#failure);
  }

  #end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#sliced.clear();
    this.#idle.end();
    this.#free();
    this.#listen();
  }

  #free() {
    this.#running = null;
    this.#abandoned = false;
    this.#stopping.end();
  }
}

/**
 * A timer that does not expire while the computer sleeps. It runs as two halves, because a timer
 * that expires during sleep fires at once afterwards.
 */
class Countdown {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running() {
    return this.#timer !== undefined;
  }

  start(ms: number, over: () => void) {
    this.end();
    if (ms === Infinity) return;
    const done = () => {
      this.#timer = undefined;
      over();
    };
    this.#timer = setTimeout(() => (this.#timer = setTimeout(done, ms / 2)), ms / 2);
  }

  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
