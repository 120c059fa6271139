/** Reports that come many times a second: at most eight of them are heard. Others follow, and the answer is heard apart. */

/** Milliseconds between two of them. */
const PAUSE = 125;

/**
 * @template T
 * @param {(report: T) => void} hear
 * @param {() => number} [now] Milliseconds.
 * @returns {(report: T) => void}
 */
export function seldom(hear, now = () => performance.now()) {
  let last = -Infinity;
  return (report) => {
    if (now() - last < PAUSE) return;
    last = now();
    hear(report);
  };
}
