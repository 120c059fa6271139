/**
 * What is kept while the tab is open: who leaves an exercise for Watch and comes back finds the answers as
 * they were.
 */
import { keep, ofTab, readKept } from "../base/storage.js";
import { embedded } from "../page/address.js";

/** The names under which it is kept. */
const PREFIX = "cutoff-practise-";

/** @typedef {"grades" | "results"} Name */

/**
 * @template T
 * @param {Name} name
 * @param {(kept: unknown) => kept is T} fits Anything can be stored there.
 * @returns {T | null}
 */
export function read(name, fits) {
  const kept = embedded ? null : readKept(ofTab, PREFIX + name);
  return fits(kept) ? kept : null;
}

/** @param {Name} name @param {unknown} value */
export function keepForVisit(name, value) {
  if (embedded) return;
  keep(ofTab, PREFIX + name, value);
}

/** Forgets the answers: another exercise begins. */
export function forget() {
  keepForVisit("grades", null);
}

/** Whether the visitor has come back to this page, or reloaded it. Who follows a link begins anew. */
export function hasReturned() {
  const [entry] = performance.getEntriesByType("navigation");
  const { type } = /** @type {PerformanceNavigationTiming | undefined} */ (entry) ?? {};
  return type === "back_forward" || type === "reload";
}
