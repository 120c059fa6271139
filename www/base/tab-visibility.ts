/** Runs work only in a tab that is seen. No other module looks at that. */

export const isHidden = () => document.hidden;

/** Tells a function if the tab is hidden, now and at each change. @param signal Ends that. */
export function onHidden(hears: (hidden: boolean) => void, signal?: AbortSignal) {
  const hear = () => hears(isHidden());
  document.addEventListener("visibilitychange", hear, { signal });
  hear();
}

/** Waits until the tab is seen. @returns Rejects with the signal's reason if that aborts before. */
export async function untilSeen(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  const seen = new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { signal: over.signal });
    onHidden((hidden) => hidden || resolve(null), over.signal);
  });
  await seen.finally(() => over.abort());
}

/**
 * Does work as long as the tab is seen.
 * @param does Its signal also ends it once the tab is hidden.
 * @returns `hidden` if the tab was hidden before the end.
 */
export async function whileSeen<T>(
  does: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T | "hidden"> {
  const [hidden, over] = [new AbortController(), new AbortController()];
  onHidden((isHidden) => isHidden && hidden.abort(), over.signal);
  try {
    const found = await does(AbortSignal.any([signal, hidden.signal]));
    return hidden.signal.aborted ? "hidden" : found;
  } catch (error) {
    if (signal.aborted || !hidden.signal.aborted) throw error;
    return "hidden";
  } finally {
    over.abort();
  }
}

/**
 * Does work unasked: begins once the tab is seen, and again after the tab was hidden before the
 * end.
 */
export async function onceSeen<T>(
  does: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    await untilSeen(signal);
    const found = await whileSeen(does, signal);
    if (found !== "hidden") return found;
  }
}
