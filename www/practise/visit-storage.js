/**
 * What is kept while the tab is open: who leaves an exercise for Watch and comes back finds the answers as
 * they were. Nothing is kept where the browser stores nothing.
 */

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
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? "null");
    return fits(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** @param {Name} name @param {unknown} value */
export function keep(name, value) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Then it is forgotten with the page.
  }
}

/** Forgets the answers: another exercise begins. */
export function forget() {
  keep("grades", null);
}

/** Whether the visitor has come back to this page, or reloaded it. Who follows a link begins anew. */
export function hasReturned() {
  const [entry] = performance.getEntriesByType("navigation");
  const { type } = /** @type {PerformanceNavigationTiming | undefined} */ (entry) ?? {};
  return type === "back_forward" || type === "reload";
}
