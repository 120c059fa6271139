/** Runs of a room: started and stopped by the visitor, or by themselves. */
import { useEffect, useRef, useState } from "preact/hooks";
import { onceSeen } from "../../base/tab-visibility.ts";
import { useWords } from "../../ui/words.tsx";
import type { ViewPage } from "../../page/start/view.tsx";

interface RunOptions {
  /** Names what is searched. Another subject ends the run. */
  subject: string;
  /** True to run without a press. It waits for a visible tab, and restarts if the tab is hidden. */
  bySelf: boolean;
  /** True if the visitor asked for it elsewhere, so it does not wait. */
  isAsked?: boolean;
  page: ViewPage;
}

/** Resolves to null without a result. A result counts even after a stop. */
type Search<Result, Progress> = (
  signal: AbortSignal,
  report: (progress: Progress) => void,
  isAsked: boolean,
) => Promise<Result | null>;

/**
 * Runs a search, and ends it when the subject changes.
 * @returns `result` of this subject, `last` of any; `isRunning` only for runs that the visitor
 * asked for, `isBusy` for all.
 */
export function useRun<Result, Progress>(options: RunOptions, search: Search<Result, Progress>) {
  const { subject, bySelf, isAsked: isAskedElsewhere = false, page } = options;
  const [found, setFound] = useState<{ subject: string; result: Result } | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [pressed, setPressed] = useState<{ subject: string } | null>(null);
  const stop = useRef(() => {});
  const isPressed = pressed?.subject === subject;
  const isAsked = isAskedElsewhere || isPressed;
  const isWanted = bySelf || isPressed;

  // Returning to a subject does not ask for it again.
  if (pressed && !isPressed) setPressed(null);
  useEffect(() => {
    if (!isWanted) return;
    setBusy(true);
    const run = startRun(search, isAsked, {
      progress: setProgress,
      end(result) {
        setBusy(false);
        setProgress(null);
        if (result !== null) setFound({ subject, result });
      },
      fault: page.fail,
    });
    stop.current = run.stop;
    return run.leave;
  }, [subject, isWanted, isAsked && pressed]);

  const isRunning = isBusy && isAsked;
  const press = () => (isRunning ? stop.current() : setPressed({ subject }));
  const last = found?.result ?? null;
  const result = found?.subject === subject ? last : null;
  return { result, last, isRunning, isBusy, progress, press, stop: () => stop.current() };
}

/** @returns Two ways to end the run. After `leave`, only its end is heard. */
function startRun<Result, Progress>(
  search: Search<Result, Progress>,
  isAsked: boolean,
  hear: {
    progress: (progress: Progress | null) => void;
    end: (result: Result | null) => void;
    fault: (error: unknown) => void;
  },
) {
  const control = new AbortController();
  let isOver = false;
  const report = (progress: Progress | null) => isOver || hear.progress(progress);
  async function begin(signal: AbortSignal) {
    const result = await search(signal, report, isAsked);
    // It may start again.
    report(null);
    return result;
  }
  function end(result: Result | null) {
    if (!isOver) hear.end(result);
    isOver = true;
  }
  (isAsked ? begin(control.signal) : onceSeen(begin, control.signal)).then(end, (error) => {
    if (!isOver && !control.signal.aborted) hear.fault(error);
    end(null);
  });
  const stop = () => control.abort();
  function leave() {
    end(null);
    stop();
  }
  return { stop, leave };
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
