/**
 * The engine as promises: requests go to the worker one at a time, in the order in which they came; only sliced calls
 * run beside others. A request that its caller gives up is not sent, or it is stopped and its answer dropped. A
 * worker whose build lacks a call that is asked for is replaced by one of a larger build, and what it had in its
 * tables is lost. After a failure every request fails until `restart`. A call that takes long has not failed.
 */
import { CALLS, buildWith, entryOf } from "./calls.ts";
import type { Build, Call, Cutoff, Progress, ResultOf } from "./calls.ts";
import type { Refusal, Reply, Settlement, WorkerOrder } from "./worker.ts";

/** Milliseconds. */
interface Patience {
  /** An engine that has not loaded by then has failed. */
  load: number;
  /** A running call that has said nothing for this long is overdue. */
  answer: number;
  /** A call that was given up keeps others waiting for so long before its worker is ended. */
  stop: number;
  /** The same of a call that nothing else stops, whether others wait or not. */
  long: number;
}

export interface EngineOptions {
  patience?: Patience;
  /** The smallest build that it begins with. */
  build?: Build;
  /** Milliseconds after which a worker with nothing to do is ended; without it, it stays. */
  rest?: number;
  /** Hears when a running call becomes overdue, and when it no longer is. */
  onOverdue?: (engine: Engine, overdue: boolean) => void;
}

/** The engine is gone: it did not load, crashed, said nothing while loading, or was ended. */
export class EngineFailure extends Error {
  reason: "load" | "crash" | "silent" | "stopped";

  constructor(reason: "load" | "crash" | "silent" | "stopped", detail: string) {
    super(detail);
    this.name = "EngineFailure";
    this.reason = reason;
  }
}

/** True if a request has no answer because the visitor ended the engine's worker. */
export function isStop(error: unknown) {
  return error instanceof EngineFailure && error.reason === "stopped";
}

/** The same of a request that can also be given up. */
export function isStopped(error: unknown, signal: AbortSignal) {
  return signal.aborted || isStop(error);
}

/** Reports code that did not load as an engine that did not load: both can be tried again. */
export function loaded<T>(part: Promise<T>) {
  return part.catch((error) => {
    throw new EngineFailure("load", String(error));
  });
}

/** An error with all that a refusal says. */
const RefusalError = Error as unknown as new (message: string) => Error & Refusal;

/** The engine refuses its input and works on. */
export class EngineRefusal extends RefusalError {
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = "EngineRefusal";
    Object.assign(this, refusal);
  }
}

/** The methods take what is of the call: who makes a task sees to it. */
interface Task {
  id: number;
  call: Call;
  args: unknown[];
  progress?(value: unknown): void;
  until?(value: unknown): boolean;
  resolve(result: unknown): void;
  reject(reason: unknown): void;
}

const PATIENCE: Patience = { load: 30_000, answer: 5_000, stop: 2_000, long: 250 };

export class Engine {
  #spawn;
  #patience;
  #onOverdue;
  #rest;
  #build: Build;
  /** The build that the worker was begun with. */
  #loaded: Build;
  #worker: Worker | null = null;
  #ready = false;
  #failure: EngineFailure | null = null;
  #waiting: Task[] = [];
  /** The running call that others wait for. */
  #running: Task | null = null;
  /** True if its caller has given it up. */
  #abandoned = false;
  /** The running calls that work in slices, by their ids. */
  #sliced: Map<number, Task> = new Map();
  #overdue = false;
  /** Until a loading engine fails or a running call is overdue. */
  #silence = new Countdown();
  /** Until the worker of an abandoned call is ended. */
  #stopping = new Countdown();
  /** Until a worker with nothing to do is ended. */
  #idle = new Countdown();
  #ids = 0;

  constructor(spawn: (build: Build) => Worker, options: EngineOptions = {}) {
    this.#spawn = spawn;
    this.#patience = options.patience ?? PATIENCE;
    this.#onOverdue = options.onOverdue;
    this.#rest = options.rest ?? Infinity;
    this.#build = this.#loaded = options.build ?? "whole";
  }

  /** The build that the worker has, or will have once it can be replaced. */
  get build() {
    return this.#build;
  }

  /**
   * Asks for one call of the wasm API.
   * @returns Rejects with an `EngineRefusal`, an `EngineFailure`, or the signal's reason.
   */
  request<C extends Call>(
    call: C,
    args: Parameters<Cutoff[C]>,
    {
      signal,
      progress,
      until,
    }: {
      signal?: AbortSignal;
      /** Hears what a call reports on its way. */
      progress?: (value: Progress<C>) => void;
      /** True if a report is answer enough: it is the answer then, and the call is stopped. */
      until?: (value: Progress<C>) => boolean;
    } = {},
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

  /** Begins to load, ahead of the first request; a failure to load is reported by that request. */
  start() {
    this.#next();
  }

  /** Ends a worker of which nothing is asked. The next request starts another. */
  rest() {
    const isAsked = this.#running || this.#sliced.size > 0 || this.#waiting.length > 0;
    if (!isAsked) this.#end();
  }

  /** True if every request fails until `restart`. */
  get failed() {
    return this.#failure !== null;
  }

  /** Ends the worker, so that the next request starts a new one. Requests without an answer fail. */
  restart() {
    this.#fail("crash", "restart");
    this.#failure = null;
  }

  /** Ends the worker because the visitor does not want to wait. The next request starts a new one. */
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
      if (this.#sliced.size === 0) this.#idle.start(this.#rest, () => this.rest());
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
    this.#silence.start(this.#patience.load, () => this.#fail("silent", "load"));
    try {
      this.#loaded = this.#build;
      const worker = this.#spawn(this.#build);
      this.#worker = worker;
      worker.addEventListener("message", ({ data }) => this.#hear(worker, data));
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

  #hear(worker: Worker, reply: Reply) {
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

  /** The call of a reply, unless it was given up. */
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

  /**
   * An abandoned call that keeps others waiting is ended with its worker, after a while; one that nothing
   * else stops soon.
   */
  #hurry() {
    if (!this.#running || !this.#abandoned || this.#stopping.running) return;
    const isLong = entryOf(this.#running.call).long ?? false;
    if (!isLong && this.#waiting.length === 0) return;
    const { long, stop } = this.#patience;
    this.#stopping.start(isLong ? long : stop, () => {
      this.#replace();
      if (this.#waiting.length > 0) this.#next();
    });
  }

  /** Ends the worker for the sake of the calls that wait. Those that work in slices begin again. */
  #replace() {
    this.#waiting = [...this.#sliced.values(), ...this.#waiting];
    this.#end();
  }

  /** Starts to count the silence of the running calls whose answers are wanted. */
  #listen() {
    this.#setOverdue(false);
    const wanted = this.#sliced.size > 0 || (this.#running && !this.#abandoned);
    if (wanted) this.#silence.start(this.#patience.answer, () => this.#setOverdue(true));
    else this.#silence.end();
  }

  #setOverdue(overdue: boolean) {
    if (overdue === this.#overdue) return;
    this.#overdue = overdue;
    this.#onOverdue?.(this, overdue);
  }

  #fail(reason: EngineFailure["reason"], detail: string) {
    this.#failure = new EngineFailure(reason, detail);
    const running = this.#running ? [this.#running] : [];
    const tasks = [...running, ...this.#sliced.values(), ...this.#waiting];
    this.#waiting = [];
    this.#end();
    for (const { reject } of tasks) reject(this.#failure);
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

  /** The next call that waits can run. */
  #free() {
    this.#running = null;
    this.#abandoned = false;
    this.#stopping.end();
  }
}

/** A timer that does not end only because the computer has slept. */
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
    // In two halves: a computer that wakes up finds the first half over at once.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(done, ms / 2)), ms / 2);
  }

  end() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
