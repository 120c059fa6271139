/** Runs of a room, started by the visitor or automatically. */
import { useEffect, useState } from "preact/hooks";
import { onceVisible } from "../../base/tab-visibility.ts";
import { Button } from "../../page/buttons.tsx";
import { useWords } from "../../ui/words.tsx";
import type { ViewPage } from "../../page/start/view.tsx";

interface RunOptions {
  /** Identifies the search. A new key ends the run. */
  key: string;
  /**
   * Starts it when the visitor chooses the button, when the tab is visible, or at once. A run that
   * waited for the tab restarts if the tab was hidden.
   */
  start: "press" | "seen" | "now";
  page: ViewPage;
}

/** Resolves to null without a result. A result is valid even after a stop. */
type Search<Result, Progress> = (
  signal: AbortSignal,
  report: (progress: Progress) => void,
  isAsked: boolean,
) => Promise<Result | null>;

type Run<Progress> = { stop: () => void; progress: Progress | null };

/**
 * Runs a search, and ends it when the key changes.
 * @returns `result` is of this key, `last` of any. `isRunning` is true only for runs that the
 * visitor started, `isBusy` for all.
 */
export function useRun<Result, Progress>(options: RunOptions, search: Search<Result, Progress>) {
  const { key, page } = options;
  const [run, setRun] = useState<Run<Progress> | null>(null);
  const [latest, setLatest] = useState<{ key: string; result: Result } | null>(null);
  const [pressed, setPressed] = useState<{ key: string } | null>(null);
  const isPressed = pressed?.key === key;
  const start = isPressed ? "now" : options.start;
  // Returning to a key does not restart its search.
  if (pressed && !isPressed) setPressed(null);
  useEffect(() => {
    if (start === "press") return;
    const take = (result: Result) => setLatest({ key, result });
    return startRun(search, start, setRun, page.showFailure, take);
  }, [key, start, pressed]);

  const isRunning = run !== null && start === "now";
  const last = latest?.result ?? null;
  return {
    result: latest?.key === key ? last : null,
    last,
    isRunning,
    isBusy: run !== null,
    progress: run?.progress ?? null,
    press: () => (isRunning ? run.stop() : setPressed({ key })),
    stop: () => run?.stop(),
  };
}

/** @param show Receives the run, and null at its end. @returns Ends the run without a result. */
function startRun<Result, Progress>(
  search: Search<Result, Progress>,
  start: "seen" | "now",
  show: (run: Run<Progress> | null) => void,
  fail: (error: unknown) => void,
  take: (result: Result) => void,
) {
  const control = new AbortController();
  const stop = () => control.abort();
  let isOver = false;
  const report = (progress: Progress | null) => isOver || show({ stop, progress });
  async function begin(signal: AbortSignal) {
    const result = await search(signal, report, start === "now");
    // A run that waits for the tab again has no progress.
    report(null);
    return result;
  }
  function end(result: Result | null) {
    if (isOver) return;
    isOver = true;
    show(null);
    if (result !== null) take(result);
  }
  report(null);
  const work = start === "now" ? begin(control.signal) : onceVisible(begin, control.signal);
  work.then(end, (error) => {
    if (!isOver && !control.signal.aborted) fail(error);
    end(null);
  });
  return () => {
    end(null);
    stop();
  };
}

interface RunButtonProps {
  run: { isRunning: boolean; press: () => void };
  /** The finished share, from 0 to 1. Null hides the progress. */
  share?: number | null;
  start: MessageId;
  progress?: MessageId;
  isPrimary?: boolean;
  isReady?: boolean;
}

export function RunButton(props: RunButtonProps) {
  const { run, share = 0, start, progress = "counting", isPrimary = true, isReady = true } = props;
  const { say } = useWords();
  return (
    <>
      <Button
        say={run.isRunning ? "stop" : start}
        class={isPrimary ? "primary" : undefined}
        disabled={!isReady}
        press={run.press}
      />
      {run.isRunning && share !== null && (
        <progress max={1} value={share} aria-label={say(progress)} />
      )}
    </>
  );
}
