/** Runs of a room: started and stopped by the visitor, or by themselves. */
import { useEffect, useRef, useState } from "preact/hooks";
import { onceSeen } from "../../base/tab-visibility.ts";
import { useWords } from "../../ui/words.tsx";
import type { RoomPage } from "../../page/room.ts";

/**
 * Runs some work, and ends it when the subject changes.
 * @param of The subject.
 * @param bySelf True to run without a press. It waits for a visible tab, and restarts if the tab is
 * hidden.
 * @param isAsked True if the visitor asked for it elsewhere, so it does not wait.
 * @param work Resolves to null without a result. A result counts even after a stop.
 * @returns `result` of this subject, `last` of any; `isRunning` only for runs that the visitor
 * asked for, `isBusy` for all.
 */
export function useRun<R, F>(
  how: { of: string; bySelf: boolean; isAsked?: boolean; page: RoomPage },
  work: (signal: AbortSignal, hears: (far: F) => void, isAsked: boolean) => Promise<R | null>,
) {
  const { of, bySelf, isAsked: isChosen = false, page } = how;
  const [found, setFound] = useState<{ of: string; result: R } | null>(null);
  const [far, setFar] = useState<F | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [pressed, setPressed] = useState<{ of: string } | null>(null);
  const stop = useRef(() => {});
  const isAsked = isChosen || pressed?.of === of;
  const isWanted = bySelf || pressed?.of === of;

  // Returning to a subject does not ask for it again.
  if (pressed && pressed.of !== of) setPressed(null);
  useEffect(() => {
    if (!isWanted) return;
    const control = new AbortController();
    const { signal } = control;
    let isCurrent = true;
    const hears = (far: F) => isCurrent && setFar(far);
    async function begun(signal: AbortSignal) {
      const result = await work(signal, hears, isAsked);
      // It may start again.
      if (isCurrent) setFar(null);
      return result;
    }
    function end() {
      isCurrent = false;
      setBusy(false);
      setFar(null);
    }
    setBusy(true);
    stop.current = () => control.abort();
    (isAsked ? begun(signal) : onceSeen(begun, signal)).then(
      (result) => {
        if (!isCurrent) return;
        end();
        if (result !== null) setFound({ of, result });
      },
      (error) => {
        if (!isCurrent) return;
        end();
        if (!signal.aborted) page.fail(error);
      },
    );
    return () => {
      if (isCurrent) end();
      control.abort();
    };
  }, [of, isWanted, isAsked && pressed]);

  const isRunning = isBusy && isAsked;
  const press = () => (isRunning ? stop.current() : setPressed({ of }));
  const last = found?.result ?? null;
  const result = found?.of === of ? last : null;
  return { result, last, isRunning, isBusy, far, press, stop: () => stop.current() };
}

interface RunButtonProps {
  run: { isRunning: boolean; press: () => void };
  /** The finished part, from 0 to 1; null hides the progress. */
  part?: number | null;
  /** Messages for the button and the progress. */
  start: MessageId;
  progress?: MessageId;
  isPrimary?: boolean;
  isReady?: boolean;
}

export function RunButton({ run, part = 0, start, progress = "the-count", ...is }: RunButtonProps) {
  const { say } = useWords();
  const { isPrimary = true, isReady = true } = is;
  return (
    <>
      <button
        type="button"
        class={isPrimary ? "primary" : undefined}
        disabled={!isReady}
        onClick={run.press}
      >
        {say(run.isRunning ? "stop" : start)}
      </button>
      {run.isRunning && part !== null && (
        <progress max={1} value={part} aria-label={say(progress)} />
      )}
    </>
  );
}
