/** Which chapters have been read to their end, and the programming language that was chosen. */

const KEY = "cutoff.learn";

/** @typedef {{ program: string | null, read: string[] }} Progress */

/**
 * What the browser has stored. A storage that is missing, forbidden or damaged is as good as an empty one.
 * @param {() => Storage} storage A function, since reading `localStorage` can throw.
 * @returns {Progress}
 */
export function loadProgress(storage) {
  try {
    const stored = JSON.parse(storage().getItem(KEY) ?? "{}");
    const { program, read } = typeof stored === "object" && stored !== null ? stored : {};
    return {
      program: typeof program === "string" ? program : null,
      read: Array.isArray(read) ? read.filter((name) => typeof name === "string") : [],
    };
  } catch {
    return { program: null, read: [] };
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

/** Stores that a chapter was read, once its end is in view. @param {() => Storage} storage */
export function noteReading(storage) {
  const name = document.querySelector("main")?.dataset.chapter;
  const end = document.querySelector(".chapter-pages");
  if (!name || !end) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    seen.disconnect();
    const { read } = loadProgress(storage);
    if (!read.includes(name)) saveProgress(storage, { read: [...read, name] });
  });
  seen.observe(end);
}
