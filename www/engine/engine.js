/**
 * The engine as promises: requests go to the worker one at a time, in the order in which they came;
 * only sliced calls run beside others. A request that its caller gives up is not sent, or it is
 * stopped and its answer dropped. After a failure every request fails until `restart`. A call that
 * takes long is no failure.
 */
import { CALLS } from "./calls.js";

/** @import { Call } from "./calls.js" */
/** @import { Cutoff, Order, Reply, Refusal } from "./protocol.js" */
/**
 * @template {Call} C
 * @typedef {import("./protocol.js").Answer<C>} Answer
 */
/**
 * @template {Call} C
 * @typedef {import("./protocol.js").Progress<C>} Progress
 */

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
    this.move = refusal.move;
    this.at = refusal.at;
    this.nodes = refusal.nodes;
  }
}

/**
 * @typedef {object} Task
 * @property {number} id
 * @property {Call} call
 * @property {unknown[]} args
 * @property {((value: any) => void) | undefined} progress
 * @property {(result: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/**
 * Milliseconds.
 * @typedef {object} Patience
 * @property {number} load An engine that has not loaded by then has failed.
 * @property {number} answer A running call that has said nothing for so long is overdue.
 * @property {number} stop How long a call that was given up may keep others waiting before its
 * worker is ended.
 */

/** @type {Patience} */
export const PATIENCE = { load: 30_000, answer: 5_000, stop: 2_000 };

export class Engine {
  #spawn;
  #patience;
  #onOverdue;
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
  #ids = 0;

  /**
   * @param {() => Worker} spawn
   * @param {Patience} [patience]
   * @param {(engine: Engine, overdue: boolean) => void} [onOverdue] Hears when a running call becomes
   * overdue, and when it no longer is.
   */
  constructor(spawn, patience = PATIENCE, onOverdue = () => {}) {
    this.#spawn = spawn;
    this.#patience = patience;
    this.#onOverdue = onOverdue;
  }

  /**
   * Asks for one call of the wasm API.
   * @template {Call} C
   * @param {C} call
   * @param {Parameters<Cutoff[C]>} args
   * @param {object} [options]
   * @param {AbortSignal} [options.signal] Gives the request up.
   * @param {(value: Progress<C>) => void} [options.progress] Hears what a call reports on its way.
   * @returns {Promise<Answer<C>>} Rejects with an `EngineRefusal`, an `EngineFailure`, or the
   * signal's reason.
   */
  request(call, args, { signal, progress } = {}) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#failure) return reject(this.#failure);
      const giveUp = () => this.#giveUp(task, signal?.reason);
      const settled = () => signal?.removeEventListener("abort", giveUp);
      /** @type {Task} */
      const task = {
        ...{ id: (this.#ids += 1), call, args, progress },
        resolve: (result) => (settled(), resolve(result)),
        reject: (reason) => (settled(), reject(reason)),
      };
      signal?.addEventListener("abort", giveUp);
      this.#waiting.push(task);
      this.#next();
    });
  }

  /** Begins to load, ahead of the first request; a failure to load is reported by that request. */
  start() {
    this.#next();
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
    if (!this.#worker) this.#load();
    if (this.#running) this.#hurry();
    if (!this.#ready || this.#running) return;
    const task = this.#waiting.shift();
    if (!task) return;
    const { id, call, args } = task;
    const sliced = "sliced" in CALLS[call];
    if (sliced) this.#sliced.set(id, task);
    else this.#running = task;
    this.#listen();
    this.#send(/** @type {Order} */ ({ id, call, args }));
    if (sliced) this.#next();
  }

  #load() {
    this.#silence.start(this.#patience.load, () => this.#fail("silent", "load"));
    try {
      const worker = this.#spawn();
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

  /** @param {Order} order */
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
    else if ("progress" in reply) this.#task(reply.id)?.progress?.(reply.progress);
    else this.#settle(reply);
    this.#listen();
    this.#next();
  }

  /** @param {import("./protocol.js").Settlement} reply */
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

  /** An abandoned call that keeps others waiting is ended with its worker, after a while. */
  #hurry() {
    if (!this.#abandoned || this.#waiting.length === 0 || this.#stopping.running) return;
    this.#stopping.start(this.#patience.stop, () => {
      // The sliced calls begin again.
      this.#waiting = [...this.#sliced.values(), ...this.#waiting];
      this.#end();
      this.#next();
    });
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
