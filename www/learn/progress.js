/** Which chapters' questions a reader has answered, and the programming language that was chosen. */

const KEY = "cutoff.learn";

/** @typedef {{ program: string | null, done: string[] }} Progress */

/**
 * What the browser has stored. A storage that is missing, forbidden or damaged is as good as an empty one.
 * @param {() => Storage} storage A function, since reading `localStorage` can throw.
 * @returns {Progress}
 */
export function loadProgress(storage) {
  try {
    const stored = JSON.parse(storage().getItem(KEY) ?? "{}");
    const { program, done } = typeof stored === "object" && stored !== null ? stored : {};
    return {
      program: typeof program === "string" ? program : null,
      done: Array.isArray(done) ? done.filter((name) => typeof name === "string") : [],
    };
  } catch {
    return { program: null, done: [] };
  }
}

/** @param {() => Storage} storage @param {Partial<Progress>} change */
export function saveProgress(storage, change) {
  try {
    storage().setItem(KEY, JSON.stringify({ ...loadProgress(storage), ...change }));
  } catch {
    // Then it lasts for this visit.
  }
}
