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

import type * as cutoff from "../../pkg/web/cutoff.js";
import type { CALLS } from "./calls.js";
import type { Engine } from "./engine.js";
import type { slices } from "./slices.js";
import type { Visiting } from "./visits.js";

/** `play` plays 3×3, `boards` plays any board and has the solvers, and `whole` has everything. */
export type Build = "play" | "boards" | "whole";

export interface CallEntry {
  /** The builds whose workers offer it to the page. */
  builds: readonly Build[];
  /** It is no function of the wasm package, but JavaScript of the page that runs in the worker. */
  page?: boolean;
  /** It works in slices until it is done: it reports progress and can be stopped between two. */
  sliced?: boolean;
  /** It may take long, and nothing stops it but the end of its worker. */
  long?: boolean;
}

/** What a page can ask for. */
export type Call = keyof typeof CALLS;

/** The calls that a build's worker offers. */
export type CallOf<B extends Build> = {
  [C in Call]: B extends (typeof CALLS)[C]["builds"][number] ? C : never;
}[Call];

/** What a place adds, in a worker of its own: the place declares it (see `www/lab/race/types.d.ts`). */
export interface PlaceCalls {}

/** The functions behind the calls: the wasm package, and the page's own JavaScript in the worker. */
export type Cutoff = Omit<typeof cutoff, keyof ReturnType<typeof slices>> &
  ReturnType<typeof slices> & {
    visiting: Visiting;
  } & PlaceCalls;

/** What a call resolves to. */
export type ResultOf<C extends Call> =
  ReturnType<Cutoff[C]> extends Generator<unknown, infer R, void> ? R : ReturnType<Cutoff[C]>;

/** What a call reports on its way. */
export type Progress<C extends Call> =
  ReturnType<Cutoff[C]> extends Generator<infer P, unknown, void>
    ? P
    : C extends "visiting"
      ? Visited
      : never;

export interface Request<C extends Call> {
  id: number;
  call: C;
  args: Parameters<Cutoff[C]>;
}

/** What an engine says to its worker. */
export type WorkerOrder = Request<Call> | { stop: number };

/** The wasm for a worker, or why there is none. */
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

/** What a worker says. */
export type Reply =
  | Settlement
  | { id: number; progress: unknown }
  | { id: number; crash: string }
  | { ready: true }
  | { unready: string };

/** Milliseconds. */
export interface Patience {
  /** An engine that has not loaded by then has failed. */
  load: number;
  /** A running call that has said nothing for so long is overdue. */
  answer: number;
  /** How long a call that was given up may keep others waiting before its worker is ended. */
  stop: number;
  /** The same of a call that nothing else stops, whether others wait or not. */
  long: number;
}

export interface EngineOptions {
  patience?: Patience;
  /** The smallest build that it begins with. */
  build?: Build;
  /** Milliseconds after which a worker with nothing to do is ended; without it, it stays. */
  rest?: number;
  /** Hears when a running call becomes overdue, and when it no longer is. */
  onOverdue?: (engine: Engine, overdue: boolean) => void;
}

/** How far it is: the part of the positions, from 0 to 1, and the nodes so far. */
export type Visited = { part: number; nodes: number };

/** What is added to each answer of `solve`. */
export interface Spent {
  /**
   * The milliseconds that the question has taken so far, earlier calls included as long as no other
   * question came between.
   */
  ms: number;
  /**
   * Positions and the milliseconds in which they were visited, to tell a speed by: both of the
   * slices of this call after the first one. The positions of the answer itself may be of earlier
   * calls, which another question followed.
   */
  measured: { nodes: number; ms: number };
}

/** A search that has ideas: the one for any board, and the solver of four in a row with gravity. */
export type Solver = "search" | "connect-four";
