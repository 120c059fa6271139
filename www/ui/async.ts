/** Hooks for asynchronous values. */
import { useEffect, useRef, useState } from "preact/hooks";

/**
 * Asks again when an input changes, and aborts the request in progress.
 * @returns The last value; undefined before the first one.
 */
export function useAsync<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  inputs: readonly unknown[],
  fail: (error: unknown) => void,
): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    const work = new AbortController();
    ask(work.signal).then(
      (result) => work.signal.aborted || setValue(() => result),
      (error) => work.signal.aborted || fail(error),
    );
    return () => work.abort();
  }, inputs);
  return value;
}

/** Keeps the last value that is not null or undefined. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const last = useRef<T>(undefined);
  return (last.current = value ?? last.current);
}
