/**
 * The engine as promises: requests go to the worker one at a time, in the order in which they were
 * made. One that its caller has given up is dropped, or its answer is. After a failure every request
 * fails until `restart`.
 */

/** @typedef {import("./protocol.js").Call} Call */
/** @typedef {import("./protocol.js").Cutoff} Cutoff */
/** @typedef {import("./protocol.js").Reply} Reply */
/** @typedef {import("./protocol.js").Refusal} Refusal */

/** The engine is gone: it did not load, crashed, or does not answer. */
export class EngineFailure extends Error {
  /**
   * @param {"load" | "crash" | "silent"} reason
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
  }
}

/**
 * @typedef {object} Waiting
 * @property {number} id
 * @property {Call} call
 * @property {unknown[]} args
 * @property {(result: any) => void} resolve
 * @property {(reason: unknown) => void} reject
 */

/** After so many milliseconds a loading or an answering engine counts as silent. */
export const PATIENCE = { load: 30_000, answer: 5_000 };

export class Engine {
  #spawn;
  #patience;
  /** @type {Worker | null} */
  #worker = null;
  #ready = false;
  /** @type {EngineFailure | null} */
  #failure = null;
  /** @type {Waiting[]} */
  #waiting = [];
  /** @type {Waiting | null} */
  #running = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #ids = 0;

  /**
   * @param {() => Worker} spawn
   * @param {typeof PATIENCE} [patience]
   */
  constructor(spawn, patience = PATIENCE) {
    this.#spawn = spawn;
    this.#patience = patience;
  }

  /**
   * Asks for one call of the wasm API.
   * @template {Call} C
   * @param {C} call
   * @param {Parameters<Cutoff[C]>} args
   * @param {AbortSignal} [signal] Gives the request up.
   * @returns {Promise<ReturnType<Cutoff[C]>>} Rejects with an `EngineRefusal`, an `EngineFailure`,
   * or the signal's reason.
   */
  request(call, args, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      if (this.#failure) return reject(this.#failure);
      const waiting = { id: (this.#ids += 1), call, args, resolve, reject };
      signal?.addEventListener("abort", () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        reject(signal.reason);
      });
      this.#waiting.push(waiting);
      this.#next();
    });
  }

  /** Begins to load, ahead of the first request; whether it could is what that request will tell. */
  start() {
    this.#next();
  }

  /** Whether every request fails until `restart`. */
  get failed() {
    return this.#failure !== null;
  }

  /**
   * Ends what there is of the engine, so that the next request starts a new one. What was asked and
   * not answered fails.
   */
  restart() {
    this.#fail("crash", "restart");
    this.#failure = null;
  }

  #next() {
    if (!this.#worker) this.#start();
    if (!this.#ready || this.#running) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#running = next;
    const { id, call, args } = next;
    this.#watch(this.#patience.answer, `${call} ${JSON.stringify(args)}`);
    this.#worker?.postMessage({ id, call, args });
  }

  #start() {
    this.#watch(this.#patience.load, "load");
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

  /**
   * @param {Worker} worker
   * @param {Reply} reply
   */
  #hear(worker, reply) {
    if (worker !== this.#worker) return;
    if ("unready" in reply) return this.#fail("load", reply.unready);
    if ("crash" in reply) return this.#fail("crash", reply.crash);
    clearTimeout(this.#timer);
    if ("ready" in reply) this.#ready = true;
    else this.#settle(reply);
    this.#next();
  }

  /** @param {{ id: number, result: unknown } | { id: number, refusal: Refusal }} reply */
  #settle(reply) {
    const running = this.#running;
    if (reply.id !== running?.id) return;
    this.#running = null;
    if ("refusal" in reply) running.reject(new EngineRefusal(reply.refusal));
    else running.resolve(reply.result);
  }

  /**
   * @param {number} patience
   * @param {string} detail
   */
  #watch(patience, detail) {
    clearTimeout(this.#timer);
    const fail = () => this.#fail("silent", detail);
    // In two halves: a computer that wakes from sleep finds the first one over at once.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(fail, patience / 2)), patience / 2);
  }

  /**
   * @param {EngineFailure["reason"]} reason
   * @param {string} detail
   */
  #fail(reason, detail) {
    this.#failure = new EngineFailure(reason, detail);
    const given = this.#running ? [this.#running, ...this.#waiting] : this.#waiting;
    this.#stop();
    for (const { reject } of given) reject(this.#failure);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
    this.#running = null;
    this.#waiting = [];
  }
}
