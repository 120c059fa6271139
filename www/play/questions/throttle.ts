/** Milliseconds between two reports, at least. */
const REPORT_EVERY_MS = 125;

/** Passes on reports at intervals, because the views cannot draw all of them. */
export function throttle<T>(receive: (report: T) => void) {
  let last = -Infinity;
  return (report: T) => {
    const now = performance.now();
    if (now - last < REPORT_EVERY_MS) return;
    last = now;
    receive(report);
  };
}
