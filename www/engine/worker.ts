/**
 * The worker's half of the protocol: it loads a wasm package and answers requests. These are all messages:
 *
 *     page:   { module } | { unloaded }                 once: its wasm, compiled
 *     page:   { id, call, args }                        one at a time; sliced calls beside others
 *     page:   { stop: id }                              the answer is no longer wanted
 *     worker: { ready: true } | { unready }             once, when it has loaded
 *     worker: { id, progress }                          after each slice of a sliced call but the last,
 *                                                       and from within a call that reports
 *     worker: { id, result } | { id, refusal }          the answer
 *     worker: { id, stopped: true }                     instead of an answer, to a sliced call
 *     worker: { id, crash }                             the module cannot be trusted any more
 *
 * A sliced call returns a generator: what it yields is progress, what it returns is the result.
 * Between two slices the worker takes its messages: it hears `stop`, and it answers other calls. So a
 * race of a minute does not keep a search of a millisecond waiting, and sliced calls take turns. Each
 * progress is also a sign of life. A call that is not sliced gives none until it answers: from outside, a
 * worker that computes and one that hangs look the same. So no call fails because it takes long; the page
 * says that it takes long, and offers to end it.
 */
import { nextTask } from "../base/next-task.ts";
import type { Call, Offered } from "./calls.ts";

interface Request {
  id: number;
  call: Call;
  args: unknown[];
}

export type WorkerOrder = Request | { stop: number };

export type Package = { module: WebAssembly.Module } | { unloaded: string };

/** A refusal of the engine, as data. Of a search that is too large, `nodes` is its size and `most` the limit. */
export interface Refusal {
  code: string;
  message: string;
  cell?: number;
  ply?: number;
  at?: number;
  nodes?: number;
  most?: number;
  /** A wrong number of cells, and their row. */
  found?: number;
  row?: number;
  /** A board that was read, and that play cannot reach; and the same with the signs exchanged, if play can reach that. */
  board?: string;
  swapped?: string;
}

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

  async function answer({ id, call, args }: Request) {
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

/** In place of the result of a call that was stopped. */
const STOPPED = Symbol("stopped");

/**
 * Milliseconds that a call has before another one gets its turn. In each slice a search finds again what it
 * was about, so turns are longer than slices.
 */
const TURN = 200;

/** @param report Tells the page what a slice has found. */
export function turns(report: (id: number, progress: unknown) => void) {
  /** The calls that are running, and whether they are still wanted. */
  const wanted: Map<number, boolean> = new Map();
  const turn = new Turn();

  return {
    stop(id: number) {
      if (wanted.has(id)) wanted.set(id, false);
    },

    /** @returns What the generator returns, or `STOPPED`. */
    async run(id: number, slices: Generator<unknown, unknown, void>): Promise<unknown> {
      wanted.set(id, true);
      await turn.take();
      try {
        for (let begun = performance.now(); wanted.get(id);) {
          const { value, done } = slices.next();
          if (done) return value;
          report(id, value);
          await nextTask();
          if (performance.now() - begun < TURN) continue;
          turn.pass();
          await turn.take();
          begun = performance.now();
        }
        slices.return(undefined);
        return STOPPED;
      } finally {
        turn.pass();
        wanted.delete(id);
      }
    },
  };
}

/** One after the other has it, in the order in which they came. */
class Turn {
  #isTaken = false;
  #waiting: (() => void)[] = [];

  take(): Promise<void> | undefined {
    if (this.#isTaken) return new Promise((resolve) => void this.#waiting.push(resolve));
    this.#isTaken = true;
  }

  pass() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }
}
