/**
 * The worker's half of the protocol. It loads a wasm package and answers requests:
 *
 *     page:   { module } | { error }                    once: the compiled wasm, or why there is none
 *     page:   { id, call, args }                        one at a time; sliced calls beside others
 *     page:   { stop: id }                              the answer is no longer wanted
 *     worker: { ready: true } | { unready }             once, after loading
 *     worker: { id, progress }                          after each slice but the last,
 *                                                       and from within a call that reports
 *     worker: { id, result } | { id, refusal }          the answer
 *     worker: { id, stopped: true }                     instead of an answer, to a sliced call
 *     worker: { id, crash }                             the module cannot be trusted any more
 *
 * A sliced call is a generator, which yields progress and returns the result. Between two slices
 * the worker reads its messages: it can stop the call, and answer others. So a one-minute race does
 * not delay a one-millisecond search. Most other calls report nothing before they answer, so a slow
 * worker looks like one that hangs. The page shows that a call takes long and offers to end it. No
 * call fails because of its time.
 */
import { nextTask } from "../base/next-task.ts";
import type { CallName, CallMap } from "./calls.ts";
import type { EngineRefusal } from "./engine.ts";

type Request = { id: number; call: CallName; args: unknown[] };

export type WorkerOrder = Request | { stop: number };

type ModuleMessage = { module: WebAssembly.Module } | { error: string };

/** An error of the engine, as data. */
export type Refusal = Omit<EngineRefusal, Exclude<keyof Error, "message">>;

export type Settlement =
  | { id: number; result: unknown }
  | { id: number; refusal: Refusal }
  | { id: number; stopped: true };

export type Reply =
  | Settlement
  | { id: number; progress: unknown }
  | { id: number; crash: string }
  | { ready: true }
  | { unready: string };

interface Port {
  addEventListener: (
    type: "message",
    listener: (event: { data: WorkerOrder | ModuleMessage }) => void,
  ) => void;
  postMessage: (reply: Reply, options: { transfer: Transferable[] }) => void;
}

interface Options {
  /** Calls without slices that report progress. Their first argument is the reporting function. */
  reporting?: CallMap;
  /** Runs sliced calls. A worker without it has none. */
  slicing?: typeof turns;
  port?: Port;
}

export async function serve(
  init: (options: { module_or_path: WebAssembly.Module }) => Promise<unknown>,
  calls: CallMap,
  { reporting = {}, slicing, port = globalThis }: Options = {},
) {
  const send = (reply: Reply, transfer: Transferable[] = []) =>
    port.postMessage(reply, { transfer });
  const sliced = slicing?.((id, progress) => send({ id, progress }));
  const module = new Promise<WebAssembly.Module>((resolve, reject) => {
    port.addEventListener("message", ({ data: order }) => {
      if ("module" in order) resolve(order.module);
      else if ("error" in order) reject(order.error);
      else if ("call" in order) answer(order);
      else sliced?.stop(order.stop);
    });
  });

  async function answer({ id, call, args }: Request) {
    const report = (progress: unknown) => send({ id, progress });
    try {
      const run = reporting[call]?.bind(null, report) ?? calls[call];
      if (!run) throw new Error(`this worker has no call ${call}`);
      const begun = run(...args);
      const result = sliced && isSliced(begun) ? await sliced.run(id, begun) : begun;
      if (typeof result === "symbol") send({ id, stopped: true });
      else send({ id, result }, buffers(result));
    } catch (error) {
      send(fault(id, error));
    }
  }

  try {
    await init({ module_or_path: await module });
    send({ ready: true });
  } catch (error) {
    send({ unready: String(error) });
  }
}

function isSliced(value: unknown): value is Generator<unknown, unknown, void> {
  return typeof value === "object" && value !== null && Symbol.iterator in value && "next" in value;
}

/** Lists the buffers to transfer, which avoids a copy. */
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
  // After a panic the module cannot be trusted. Most builds write its message to the console.
  return { id, crash: String(error) };
}

const STOPPED = Symbol("stopped");

/** Milliseconds of a turn. It has many slices, because each must first find its place again. */
const TURN_MS = 200;

/** Runs sliced calls in turns. @param report Called after each slice. */
export function turns(report: (id: number, progress: unknown) => void) {
  /** The running calls by id; false if a call is to stop. */
  const wanted: Map<number, boolean> = new Map();
  const take = newQueue();

  return {
    stop(id: number) {
      if (wanted.has(id)) wanted.set(id, false);
    },

    /** @returns The return value of the generator, or `STOPPED`. */
    async run(id: number, slices: Generator<unknown, unknown, void>): Promise<unknown> {
      wanted.set(id, true);
      let pass = await take();
      try {
        for (let begun = performance.now(); wanted.get(id);) {
          const { value, done } = slices.next();
          if (done) return value;
          report(id, value);
          await nextTask();
          if (performance.now() - begun < TURN_MS) continue;
          pass();
          pass = await take();
          begun = performance.now();
        }
        slices.return(undefined);
        return STOPPED;
      } finally {
        pass();
        wanted.delete(id);
      }
    },
  };
}

/** Waits for earlier callers. @returns A function that lets the next caller continue. */
function newQueue() {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    let pass = () => {};
    last = new Promise((resolve) => (pass = resolve));
    await before;
    return pass;
  };
}
