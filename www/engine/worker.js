/** The worker's half of the protocol: loads a wasm package and answers requests, nothing else. */
import { nextTask } from "../page/next-task.js";

/** @import { Call } from "./calls.js" */
/** @import { Order, Package, Refusal, Reply } from "./protocol.js" */
/**
 * @typedef {object} Port
 * @property {(type: "message", hears: (event: { data: Order | Package }) => void) => void} addEventListener
 * @property {(reply: Reply, options: { transfer: Transferable[] }) => void} postMessage
 */

/** In place of the result of a call that was stopped. */
const STOPPED = Symbol("stopped");

/**
 * @param {() => Promise<unknown>} init Loads the package.
 * @param {Partial<Record<Call, (...args: any[]) => unknown>>} calls What it offers. One that returns
 * a generator works in slices.
 * @param {object} [more]
 * @param {Partial<Record<Call, (report: (progress: any) => void, ...args: any[]) => unknown>>} [more.reporting]
 * Calls that report from within.
 * @param {Port} [more.port] Where the page is.
 */
export async function serve(
  init,
  calls,
  { reporting = {}, port = /** @type {any} */ (globalThis) } = {},
) {
  /** The sliced calls that are running, and whether they are still wanted. @type {Map<number, boolean>} */
  const wanted = new Map();

  /** @param {Reply} reply @param {Transferable[]} [transfer] */
  const send = (reply, transfer = []) => port.postMessage(reply, { transfer });

  port.addEventListener("message", ({ data: order }) => {
    if ("call" in order) answer(order);
    else if ("stop" in order && wanted.has(order.stop)) wanted.set(order.stop, false);
  });

  /** @param {import("./protocol.js").Request<Call>} request */
  async function answer({ id, call, args }) {
    try {
      const begun = begin(id, call, args);
      const result = isSliced(begun) ? await inSlices(id, begun) : begun;
      if (result === STOPPED) send({ id, stopped: true });
      else send({ id, result }, buffers(result));
    } catch (error) {
      send(fault(id, error));
    }
  }

  /** @param {number} id @param {Call} call @param {unknown[]} args */
  function begin(id, call, args) {
    const [whole, reports] = [calls[call], reporting[call]];
    if (reports) return reports((progress) => send({ id, progress }), ...args);
    if (whole) return whole(...args);
    throw new Error(`this worker has no call ${call}`);
  }

  /** @param {number} id @param {Generator<unknown, unknown, void>} slices */
  async function inSlices(id, slices) {
    wanted.set(id, true);
    try {
      for (;;) {
        const { value, done } = slices.next();
        if (done) return value;
        send({ id, progress: value });
        await nextTask();
        if (wanted.get(id)) continue;
        slices.return(undefined);
        return STOPPED;
      }
    } finally {
      wanted.delete(id);
    }
  }

  try {
    await init();
    send({ ready: true });
  } catch (error) {
    send({ unready: String(error) });
  }
}

/** @param {unknown} value @returns {value is Generator<unknown, unknown, void>} */
function isSliced(value) {
  return typeof value === "object" && value !== null && Symbol.iterator in value && "next" in value;
}

/** Typed arrays change hands rather than being copied. @param {unknown} result */
function buffers(result) {
  return Object.values(result ?? {}).flatMap((value) =>
    ArrayBuffer.isView(value) ? [/** @type {ArrayBuffer} */ (value.buffer)] : [],
  );
}

/**
 * @param {number} id
 * @param {unknown} error
 * @returns {Reply}
 */
function fault(id, error) {
  if (error instanceof Error && "code" in error) {
    const { code, message, cell, move, at, nodes } = /** @type {Refusal & Error} */ (error);
    return { id, refusal: { code, message, cell, move, at, nodes } };
  }
  // A panic: the console has it in full. What is left of the module cannot be trusted.
  return { id, crash: String(error) };
}
