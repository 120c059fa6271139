/**
 * What is kept while the tab is open: who leaves an exercise for Watch and comes back finds the answers as
 * they were.
 */
import { keep, ofTab, readKept } from "../base/storage.ts";
import { embedded } from "../page/address.ts";

/** The names under which it is kept. */
const PREFIX = "cutoff-practise-";

type Name = "grades" | "results";

/** @param fits Anything can be stored there. */
export function read<T>(name: Name, fits: (kept: unknown) => kept is T): T | null {
  const kept = embedded ? null : readKept(ofTab, PREFIX + name);
  return fits(kept) ? kept : null;
}

export function keepForVisit(name: Name, value: unknown) {
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
  if (!(entry instanceof PerformanceNavigationTiming)) return false;
  const { type } = entry;
  return type === "back_forward" || type === "reload";
}
