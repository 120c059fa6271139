/** Runs work only while the tab is visible. Only this module checks the visibility. */
import { abortOf } from "./abort.ts";

export const isHidden = () => document.hidden;

/** Calls a function now and when the visibility changes. @param signal Ends the calls. */
export function onHidden(listener: (hidden: boolean) => void, signal?: AbortSignal) {
  const report = () => listener(isHidden());
  document.addEventListener("visibilitychange", report, { signal });
  report();
}

/** Waits until the tab is visible. @returns Rejects with the signal's reason if it is aborted. */
export async function untilVisible(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const over = new AbortController();
  const seen = new Promise<void>((resolve) =>
    onHidden((hidden) => hidden || resolve(), over.signal),
  );
  await Promise.race([seen, abortOf(signal)]).finally(() => over.abort());
}

/**
 * Runs work while the tab is visible.
 * @param task Receives a signal that is also aborted when the tab is hidden.
 * @returns `hidden` if the tab was hidden before the work was done.
 */
export async function whileVisible<T>(
  task: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T | "hidden"> {
  const [hidden, over] = [new AbortController(), new AbortController()];
  onHidden((isHidden) => isHidden && hidden.abort(), over.signal);
  try {
    const found = await task(AbortSignal.any([signal, hidden.signal]));
    return hidden.signal.aborted ? "hidden" : found;
  } catch (error) {
    if (signal.aborted || !hidden.signal.aborted) throw error;
    return "hidden";
  } finally {
    over.abort();
  }
}

/**
 * Runs work that the visitor did not ask for. Starts when the tab is visible, and starts again if
 * the tab was hidden before the end.
 */
export async function onceVisible<T>(
  task: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (;;) {
    await untilVisible(signal);
    const found = await whileVisible(task, signal);
    if (found !== "hidden") return found;
  }
}
