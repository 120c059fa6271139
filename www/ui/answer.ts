/** Hooks for answers that take time. */
import { useEffect, useState } from "preact/hooks";

/**
 * Asks again when an input changes, and gives up what is under way.
 * @returns The last answer; undefined before the first.
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  fail: (error: unknown) => void,
): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    const work = new AbortController();
    ask(work.signal).then(
      (found) => work.signal.aborted || setAnswer(() => found),
      (error) => work.signal.aborted || fail(error),
    );
    return () => work.abort();
  }, inputs);
  return answer;
}
