/** Hooks for answers that take time. */
import { useEffect, useRef, useState } from "preact/hooks";

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

/** Keeps the last value that is not null or undefined. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const last = useRef<T>(undefined);
  return (last.current = value ?? last.current);
}
