/** The worker's half of the protocol: loads a wasm package and answers requests, nothing else. */
import type { Call, Offered } from "./calls.ts";
import type { Package, Reply, Request, WorkerOrder } from "./protocol.ts";
import type { turns } from "./turns.ts";

interface Port {
  addEventListener: (
    type: "message",
    hears: (event: { data: WorkerOrder | Package }) => void,
  ) => void;
  postMessage: (reply: Reply, options: { transfer: Transferable[] }) => void;
}

interface Options {
  /** Calls that report from within: their first argument takes what they report. */
  reporting?: Offered;
  /** Runs what works in slices; without it no call may. */
  slicing?: typeof turns;
  /** Leads to the page. */
  port?: Port;
}

/** @param calls What the worker offers. A call that returns a generator works in slices. */
export async function serve(
  init: (given: { module_or_path: WebAssembly.Module }) => Promise<unknown>,
  calls: Offered,
  { reporting = {}, slicing, port = globalThis }: Options = {},
) {
  const send = (reply: Reply, transfer: Transferable[] = []) =>
    port.postMessage(reply, { transfer });

  const sliced = slicing?.((id, progress) => send({ id, progress }));

  const given = new Promise<WebAssembly.Module>((resolve, reject) => {
    port.addEventListener("message", ({ data: order }) => {
      if ("module" in order) resolve(order.module);
      else if ("unloaded" in order) reject(order.unloaded);
      else if ("call" in order) answer(order);
      else sliced?.stop(order.stop);
    });
  });

  async function answer({ id, call, args }: Request<Call>) {
    try {
      const begun = begin(id, call, args);
      const result = sliced && isSliced(begun) ? await sliced.run(id, begun) : begun;
      if (typeof result === "symbol") send({ id, stopped: true });
      else send({ id, result }, buffers(result));
    } catch (error) {
      send(fault(id, error));
    }
  }

  function begin(id: number, call: Call, args: unknown[]) {
    const [whole, reports] = [calls[call], reporting[call]];
    if (reports) return reports((progress: unknown) => send({ id, progress }), ...args);
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

function isSliced(value: unknown): value is Generator<unknown, unknown, void> {
  return typeof value === "object" && value !== null && Symbol.iterator in value && "next" in value;
}

/** Typed arrays change hands rather than being copied. */
function buffers(result: unknown) {
  return Object.values(result ?? {}).flatMap((value) =>
    ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : [],
  );
}

function fault(id: number, error: unknown): Reply {
  if (error instanceof Error && "code" in error) {
    const { code, message, ...place } = error;
    return { id, refusal: { ...place, code: String(code), message } };
  }
  // A panic, of which the console has more in all builds but Play's. What is left of the module cannot be trusted.
  return { id, crash: String(error) };
}
