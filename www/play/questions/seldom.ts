/** Reports that come many times a second: at most eight of them are heard. Others follow, and the answer is heard apart. */

/** Milliseconds between two of them. */
const PAUSE = 125;

export function seldom<T>(hear: (report: T) => void) {
  let last = -Infinity;
  return (report: T) => {
    const now = performance.now();
    if (now - last < PAUSE) return;
    last = now;
    hear(report);
  };
}
