/** What runs by itself does so only in a tab that is seen: the one place that looks whether it is. */

/** Whether the tab is hidden. */
export const isHidden = () => document.hidden;

/**
 * Calls a function with whether the tab is hidden, now and at each change.
 * @param {(hidden: boolean) => void} hears
 * @param {AbortSignal} [signal] Ends it.
 */
export function onHidden(hears, signal) {
  const hear = () => hears(isHidden());
  document.addEventListener("visibilitychange", hear, { signal });
  hear();
}

/**
 * Waits until the tab is seen.
 * @param {AbortSignal} signal
 * @returns {Promise<void>} Rejects with the signal's reason if it is aborted before.
 */
export async function untilSeen(signal) {
  signal.throwIfAborted();
  const over = new AbortController();
  const seen = new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
    onHidden((hidden) => hidden || resolve(null), over.signal);
  });
  await seen.finally(() => over.abort());
}
