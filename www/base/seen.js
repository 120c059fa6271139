/** Waits for a page that is seen: nothing runs by itself in a hidden tab. */

/**
 * Waits until the tab is seen.
 * @param {AbortSignal} signal
 * @returns {Promise<void>} Rejects with the signal's reason if it is aborted before.
 */
export function untilSeen(signal) {
  return new Promise((resolve, reject) => {
    const seen = () => {
      if (document.hidden) return;
      done();
      resolve();
    };
    const leave = () => {
      done();
      reject(signal.reason);
    };
    const done = () => {
      document.removeEventListener("visibilitychange", seen);
      signal.removeEventListener("abort", leave);
    };
    if (signal.aborted) return reject(signal.reason);
    document.addEventListener("visibilitychange", seen);
    signal.addEventListener("abort", leave);
    seen();
  });
}
