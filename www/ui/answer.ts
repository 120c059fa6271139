/** Answers that take time. */
import { useEffect, useState } from "preact/hooks";

/**
 * Asks anew whenever what the question depends on changes. What is under way then, or when the component goes, is
 * given up.
 * @returns The last answer; undefined before the first one.
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
