/**
 * What the page and a worker say to each other.
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
import type { Call, Cutoff } from "./calls.ts";

export interface Request<C extends Call> {
  id: number;
  call: C;
  args: Parameters<Cutoff[C]>;
}

export type WorkerOrder = Request<Call> | { stop: number };

export type Package = { module: WebAssembly.Module } | { unloaded: string };

/** What the engine refuses, as data; `nodes` is how large a search would be that is too large, `most` how much there may be. */
export interface Refusal {
  code: string;
  message: string;
  cell?: number;
  ply?: number;
  at?: number;
  nodes?: number;
  most?: number;
  /** How many cells there are where another number should be, and in which row. */
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
