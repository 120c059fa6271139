/** Runs the page's workers in this thread, with the real protocol and the real engine. */
import { provide } from "./document.js";
import * as cutoff from "../../pkg/npm/cutoff.js";
import { callsOf } from "../../www/engine/calls.ts";
import { slices } from "../../www/engine/slices.ts";
import { visits } from "../../www/engine/visits.ts";
import { serve, turns } from "../../www/engine/worker.ts";

/** The calls of all workers of the page. @type {any} */
const CALLS = callsOf("whole", { ...cutoff, ...slices(/** @type {any} */ (cutoff)) });

/** The number of calls in progress, in all workers. */
let underWay = 0;

class PageWorker extends EventTarget {
  #inner = Object.assign(new EventTarget(), {
    postMessage: (/** @type {any} */ reply) => this.#hears(reply),
  });
  /** The calls that have no answer yet. @type {Set<number>} */
  #asked = new Set();
  #ended = false;

  constructor() {
    super();
    serve(async () => {}, CALLS, {
      slicing: turns,
      reporting: { visits: visits(cutoff.best_move) },
      port: /** @type {any} */ (this.#inner),
    });
    this.#tell({ module: null });
  }

  /** @param {any} order */
  postMessage(order) {
    // This worker already has its module.
    if ("module" in order || "error" in order) return;
    if ("call" in order) {
      this.#asked.add(order.id);
      underWay += 1;
    }
    this.#tell(order);
  }

  terminate() {
    // Without this, sliced calls would continue in this thread.
    for (const id of this.#asked)
      this.#inner.dispatchEvent(new MessageEvent("message", { data: { stop: id } }));
    this.#ended = true;
    underWay -= this.#asked.size;
    this.#asked.clear();
  }

  /** Delivers a message in a later task, as real workers do. @param {any} data */
  #tell(data) {
    setImmediate(() => {
      if (!this.#ended) this.#inner.dispatchEvent(new MessageEvent("message", { data }));
    });
  }

  /** @param {any} data */
  #hears(data) {
    setImmediate(() => {
      if (this.#ended) return;
      if ("id" in data && !("progress" in data) && this.#asked.delete(data.id)) underWay -= 1;
      this.dispatchEvent(new MessageEvent("message", { data }));
    });
  }
}

provide({ Worker: PageWorker });

/** The number of tasks after which the page shows the consequences of an answer. */
const AFTER = 12;

/** Waits until no engine is working and the page shows every answer. */
export async function settled() {
  for (let calm = 0; calm < AFTER; calm += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (underWay > 0) calm = 0;
  }
}

/** Waits until a condition is true while engines work. @param {() => boolean} isSo */
export async function until(isSo) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}
