/**
 * The engine as promises: requests go to the worker one at a time, in the order in which they came;
 * only sliced calls run beside others. A request that its caller gives up is not sent, or it is
 * stopped and its answer dropped. A worker whose build lacks a call that is asked for is replaced by one of a
 * larger build, and what it had in its tables is lost. After a failure every request fails until `restart`. A
 * call that takes long is no failure.
 */
import { CALLS, buildWith } from "./calls.js";

/** @import { ResultOf, Build, Call, CallEntry, Cutoff, EngineOptions, WorkerOrder, Patience, Progress, Refusal, Reply, Settlement } from "./types.d.ts" */

/** The engine is gone: it did not load, crashed, said nothing while loading, or was ended. */
export class EngineFailure extends Error {
  /**
   * @param {"load" | "crash" | "silent" | "stopped"} reason
   * @param {string} detail
   */
  constructor(reason, detail) {
    super(detail);
    this.name = "EngineFailure";
    this.reason = reason;
  }
}

/** The engine refuses its input and works on. */
export class EngineRefusal extends Error {
  /** @param {Refusal} refusal */
  constructor(refusal) {
    super(refusal.message);
    this.name = "EngineRefusal";
    this.code = refusal.code;
    this.cell = refusal.cell;
    this.ply = refusal.ply;
    this.at = refusal.at;
    this.nodes = refusal.nodes;
    this.most = refusal.most;
    this.found = refusal.found;
    this.row = refusal.row;
    this.board = refusal.board;
    this.swapped = refusal.swapped;
  }
}

/**
 * @typedef {object} Task
 * @property {number} id
 * @property {Call} call
 * @property {unknown[]} args
 * @property {((value: any) => void) | undefined} progress
 * @property {((value: any) => boolean) | undefined} until
 * @property {(result: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/** @type {Patience} */
const PATIENCE = { load: 30_000, answer: 5_000, stop: 2_000, long: 250 };

export class Engine {
  #spawn;
  #patience;
  #onOverdue;
  #rest;
  /** @type {Build} */
  #build;
  /** The build that the worker was begun with. @type {Build} */
  #loaded;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  /** @type {EngineFailure | null} */
  #failure = null;
  /** @type {Task[]} */
  #waiting = [];
  /** The running call that others wait for. @type {Task | null} */
  #running = null;
  /** Whether its caller has given it up. */
  #abandoned = false;
  /** The running calls that work in slices, by their ids. @type {Map<number, Task>} */
  #sliced = new Map();
  #overdue = false;
  /** Until a loading engine fails or a running call is overdue. */
  #silence = new Countdown();
  /** Until the worker of an abandoned call is ended. */
  #stopping = new Countdown();
  /** Until a worker with nothing to do is ended. */
  #idle = new Countdown();
  #ids = 0;

  /**
   * @param {(build: Build) => Worker} spawn
   * @param {EngineOptions} [options]
   */
  constructor(
    spawn,
    { patience = PATIENCE, build = "whole", rest = Infinity, onOverdue = () => {} } = {},
  ) {
    this.#spawn = spawn;
    this.#patience = patience;
    this.#onOverdue = onOverdue;
    this.#rest = rest;
    this.#build = this.#loaded = build;
  }

  /** The build that the worker has, or will have once it can be replaced. */
  get build() {
    return this.#build;
  }

  /**
   * Asks for one call of the wasm API.
   * @template {Call} C
   * @param {C} call
   * @param {Parameters<Cutoff[C]>} args
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] Gives the request up.
   * @param {(value: Progress<C>) => void} [options.progress] Hears what a call reports on its way.
   * @param {(value: Progress<C>) => boolean} [options.until] Whether a report is answer enough: it is
   * the answer then, and the call is stopped.
   * @returns {Promise<ResultOf<C>>} Rejects with an `EngineRefusal`, an `EngineFailure`, or the
   * signal's reason.
   */
  request(call, args, { signal, progress, until } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#failure) return reject(this.#failure);
      const giveUp = () => this.#giveUp(task, signal?.reason);
      const settled = () => signal?.removeEventListener("abort", giveUp);
      /** @type {Task} */
      const task = {
        ...{ id: (this.#ids += 1), call, args, progress, until },
        resolve: (result) => (settled(), resolve(result)),
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

  /** Whether every request fails until `restart`. */
  get failed() {
    return this.#failure !== null;
  }

  /**
   * Ends the worker, so that the next request starts a new one. Requests without an answer fail.
   */
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
    this.#send(/** @type {WorkerOrder} */ ({ id, call, args }));
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

  /** @param {WorkerOrder} order */
  #send(order) {
    this.#worker?.postMessage(order);
  }

  /**
   * @param {Worker} worker
   * @param {Reply} reply
   */
  #hear(worker, reply) {
    if (worker !== this.#worker) return;
    if ("unready" in reply) return this.#fail("load", reply.unready);
    if ("crash" in reply) return this.#fail("crash", reply.crash);
    if ("ready" in reply) this.#ready = true;
    else if ("progress" in reply) this.#report(reply.id, reply.progress);
    else this.#settle(reply);
    this.#listen();
    this.#next();
  }

  /** @param {number} id @param {unknown} value */
  #report(id, value) {
    const task = this.#task(id);
    task?.progress?.(value);
    if (!task?.until?.(value)) return;
    task.resolve(value);
    this.#giveUp(task, null);
  }

  /** @param {Settlement} reply */
  #settle(reply) {
    const task = this.#task(reply.id);
    this.#sliced.delete(reply.id);
    if (task === this.#running) this.#free();
    if ("refusal" in reply) task?.reject(new EngineRefusal(reply.refusal));
    else if ("result" in reply) task?.resolve(reply.result);
  }

  /** What a reply is about, unless it was given up. @param {number} id */
  #task(id) {
    return this.#running?.id === id ? this.#running : this.#sliced.get(id);
  }

  /** A request is no longer wanted. @param {Task} task @param {unknown} reason */
  #giveUp(task, reason) {
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
    const isLong = /** @type {CallEntry} */ (CALLS[this.#running.call]).long ?? false;
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

  /** @param {boolean} overdue */
  #setOverdue(overdue) {
    if (overdue === this.#overdue) return;
    this.#overdue = overdue;
    this.#onOverdue(this, overdue);
  }

  /**
   * @param {EngineFailure["reason"]} reason
   * @param {string} detail
   */
  #fail(reason, detail) {
    this.#failure = new EngineFailure(reason, detail);
    const running = this.#running ? [this.#running] : [];
    const tasks = [...running, ...this.#sliced.values(), ...this.#waiting];
    this.#waiting = [];
    this.#end();
    for (const { reject } of tasks) reject(this.#failure);
  }

  /** Ends the worker, and whatever it does. */
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  get running() {
    return this.#timer !== undefined;
  }

  /** @param {number} ms @param {() => void} over */
  start(ms, over) {
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
