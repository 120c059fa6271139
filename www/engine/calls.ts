/**
 * The one table of calls: all functions of the wasm package, what the page adds to them in a worker,
 * and which builds have which. The workers, the types of requests and the tests are held to it.
 */

/** @import { Build, Call, CallEntry } from "./types.d.ts" */

/** The builds of the package, the smallest first: each has all boards that the one before has. @type {readonly Build[]} */
const BUILDS = ["play", "boards", "whole"];

export const CALLS = /** @satisfies {Record<string, CallEntry>} */ (
  /** @type {const} */ ({
    describe: { builds: ["play", "boards", "whole"] },
    best_move: { builds: ["play", "boards", "whole"] },
    replay: { builds: ["play", "boards", "whole"] },
    analyze: { builds: ["play", "boards", "whole"] },
    measure: { builds: ["play", "whole"] },
    trace: { builds: ["boards", "whole"], long: true },
    trace_map: { builds: ["play", "whole"] },
    trace_tree: { builds: ["boards", "whole"], long: true },
    positions: { builds: ["whole"] },
    census: { builds: ["whole"], long: true },
    review: { builds: ["boards", "whole"], sliced: true },
    consult: { builds: ["whole"], sliced: true },
    survey: { builds: ["whole"] },
    judge: { builds: ["whole"], sliced: true },
    horizon: { builds: ["whole"], sliced: true },
    puzzle: { builds: ["whole"], sliced: true },
    reason: { builds: ["boards", "whole"] },
    estimate: { builds: ["boards", "whole"] },
    load_book: { builds: ["boards", "whole"] },
    solve: { builds: ["boards", "whole"], sliced: true },
    textbook: { builds: ["boards", "whole"], page: true, sliced: true },
    visiting: { builds: ["whole"], page: true, long: true },
    // In the worker of the race itself.
    raceRounds: { builds: ["whole"], page: true, sliced: true },
  })
);

/**
 * The smallest build that has a call, and is no smaller than another one.
 * @param {Call} call
 * @param {Build} least
 */
export function buildWith(call, least) {
  const { builds } = /** @type {CallEntry} */ (CALLS[call]);
  const found = BUILDS.find(
    (build) => BUILDS.indexOf(build) >= BUILDS.indexOf(least) && builds.includes(build),
  );
  if (!found) throw new Error(`no build from ${least} on has ${call}`);
  return found;
}

/**
 * What a build's worker offers of these functions.
 * @param {Build} build
 * @param {object} functions
 */
export function offered(build, functions) {
  const entries = /** @type {[Call, CallEntry][]} */ (Object.entries(CALLS));
  const names = entries.filter(([, { builds }]) => builds.includes(build)).map(([name]) => name);
  return /** @type {Partial<Record<Call, (...args: any[]) => unknown>>} */ (
    Object.fromEntries(names.map((name) => [name, Reflect.get(functions, name)]))
  );
}
