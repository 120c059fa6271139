/** The only table of calls: all functions of the package and the pages, with their builds. */
import { keysOf } from "../base/keys-of.ts";
import type * as cutoff from "../../pkg/whole/cutoff.js";
import type { slices } from "./slices.ts";
import type { VisitProgress, Visits } from "./visits.ts";

/** `play` plays 3×3. `boards` plays any board and has the solvers. `whole` has everything. */
export type Build = (typeof BUILDS)[number];

interface CallEntry {
  builds: readonly Build[];
  /** True if the call is JavaScript of the page and not a function of the wasm package. */
  page?: boolean;
  /** True if the call runs in slices. It reports progress and can be stopped between two. */
  sliced?: boolean;
  /** True if the call can take long and only the end of its worker stops it. */
  long?: boolean;
}

export type CallName = keyof typeof CALLS;

export type CallOf<B extends Build> = {
  [C in CallName]: B extends (typeof CALLS)[C]["builds"][number] ? C : never;
}[CallName];

/** The types of all calls, by name. */
export type Cutoff = Omit<typeof cutoff, keyof ReturnType<typeof slices>> &
  ReturnType<typeof slices> & { visits: Visits };

export type ResultOf<C extends CallName> =
  ReturnType<Cutoff[C]> extends Generator<unknown, infer R, void> ? R : ReturnType<Cutoff[C]>;

export type Progress<C extends CallName> =
  ReturnType<Cutoff[C]> extends Generator<infer P, unknown, void>
    ? P
    : C extends "visits"
      ? VisitProgress
      : never;

/** The builds, smallest first. Each build has all boards of the previous one. */
export const BUILDS = ["play", "boards", "whole"] as const;
const LARGE_BUILDS = ["boards", "whole"] as const;
const WHOLE_BUILD = ["whole"] as const;

export const CALLS = {
  describe: { builds: BUILDS },
  best_move: { builds: BUILDS },
  replay: { builds: BUILDS },
  analyze: { builds: BUILDS },
  measure: { builds: ["play", "whole"] },
  trace: { builds: LARGE_BUILDS, long: true },
  trace_map: { builds: ["play", "whole"] },
  trace_tree: { builds: LARGE_BUILDS, long: true },
  positions: { builds: WHOLE_BUILD },
  census: { builds: WHOLE_BUILD, long: true },
  review: { builds: LARGE_BUILDS, sliced: true },
  consult: { builds: WHOLE_BUILD, sliced: true },
  survey: { builds: WHOLE_BUILD },
  judge: { builds: WHOLE_BUILD, sliced: true },
  horizon: { builds: WHOLE_BUILD, sliced: true },
  puzzle: { builds: WHOLE_BUILD, sliced: true },
  reason: { builds: LARGE_BUILDS },
  estimate: { builds: LARGE_BUILDS },
  load_book: { builds: LARGE_BUILDS },
  solve: { builds: LARGE_BUILDS, sliced: true },
  textbook: { builds: LARGE_BUILDS, page: true, sliced: true },
  visits: { builds: WHOLE_BUILD, page: true, long: true },
} as const satisfies Record<string, CallEntry>;

const ENTRIES: Record<CallName, CallEntry> = CALLS;

/** Finds the smallest build that has a call, starting from `least`. */
export function buildWith(call: CallName, least: Build) {
  const { builds } = ENTRIES[call];
  const found = BUILDS.find(
    (build) => BUILDS.indexOf(build) >= BUILDS.indexOf(least) && builds.includes(build),
  );
  if (!found) throw new Error(`no build from ${least} on has ${call}`);
  return found;
}

/** Functions by call. With the type of a method, their parameters can be narrower than unknown. */
export type CallMap = Partial<Record<CallName, { answer(...args: unknown[]): unknown }["answer"]>>;

export function callsOf(build: Build, functions: object): CallMap {
  const names = keysOf(CALLS).filter((name) => ENTRIES[name].builds.includes(build));
  return Object.fromEntries(names.map((name) => [name, Reflect.get(functions, name)]));
}
