/** The results of `npm test`: the slowest steps and tests, and second tries. */

/** @typedef {{ name: string, seconds: number }} Timed */

const SECONDS = { ms: 0.001, s: 1, m: 60 };

/**
 * Lists the tests in the output of Playwright or Node.js, with the time of each.
 * @param {string} output
 * @returns {Timed[]}
 */
export function timedTests(output) {
  const lines = output.matchAll(/^\s*[✓✔✘✖]\s+(?:\d+ )?(.+) \(([\d.]+)(ms|s|m)\)$/gm);
  return [...lines].map(([, name = "", time, unit]) => ({
    name,
    seconds: Number(time) * SECONDS[/** @type {keyof typeof SECONDS} */ (unit)],
  }));
}

/**
 * Lists the tests that passed when Playwright retried them, as it does on the server.
 * @param {string} output
 */
export function retriedTests(output) {
  const lines = output.matchAll(/^\s*[✓✔]\s+\d+ (.+) \(retry #\d+\) \([\d.]+(?:ms|s|m)\)$/gm);
  return Array.from(lines, ([, name = ""]) => name);
}

/**
 * Lists the five slowest tests, one per line. Without tests, the list is empty.
 * @param {string} title
 * @param {Timed[]} all
 */
export function slowest(title, all) {
  const five = [...all].sort((one, other) => other.seconds - one.seconds).slice(0, 5);
  const lines = five.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return five.length > 0 ? [title, ...lines] : [];
}
