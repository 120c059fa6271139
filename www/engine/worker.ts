/** The worker's half of the protocol: loads a wasm package and answers requests, nothing else. */
/** @import { Call, WorkerOrder, Package, Refusal, Reply, Request } from "./types.d.ts" */
/** @import { turns } from "./turns.js" */
/**
 * @typedef {object} Port
 * @property {(type: "message", hears: (event: { data: WorkerOrder | Package }) => void) => void} addEventListener
 * @property {(reply: Reply, options: { transfer: Transferable[] }) => void} postMessage
 */

/**
 * @param {(given: { module_or_path: Promise<WebAssembly.Module> }) => Promise<unknown>} init Starts the package, which
 * the page gives.
 * @param {Partial<Record<Call, (...args: any[]) => unknown>>} calls What it offers. One that returns
 * a generator works in slices.
 * @param {object} [more]
 * @param {Partial<Record<Call, (report: (progress: any) => void, ...args: any[]) => unknown>>} [more.reporting]
 * Calls that report from within.
 * @param {typeof turns} [more.slicing] Runs what works in slices; without it no call may.
 * @param {Port} [more.port] Where the page is.
 */
export async function serve(
  init,
  calls,
  { reporting = {}, slicing, port = /** @type {any} */ (globalThis) } = {},
) {
  /** @param {Reply} reply @param {Transferable[]} [transfer] */
  const send = (reply, transfer = []) => port.postMessage(reply, { transfer });

  const sliced = slicing?.((id, progress) => send({ id, progress }));

  const given = new Promise((resolve, reject) => {
    port.addEventListener("message", ({ data: order }) => {
      if ("module" in order) resolve(order.module);
      else if ("unloaded" in order) reject(order.unloaded);
      else if ("call" in order) answer(order);
      else sliced?.stop(order.stop);
    });
  });

  /** @param {Request<Call>} request */
  async function answer({ id, call, args }) {
    try {
      const begun = begin(id, call, args);
      const result = sliced && isSliced(begun) ? await sliced.run(id, begun) : begun;
      if (typeof result === "symbol") send({ id, stopped: true });
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

  try {
    await init({ module_or_path: await given });
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
    const { code, message, ...place } = /** @type {Refusal & Error} */ (error);
    return { id, refusal: { ...place, code, message } };
  }
  // A panic, of which the console has more in all builds but Play's. What is left of the module cannot be trusted.
  return { id, crash: String(error) };
}
