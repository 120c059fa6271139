/** Reads what test runners wrote: the slowest tests, and those that needed a second try. */

/** @typedef {{ name: string, seconds: number }} Timed */

const SECONDS = { ms: 0.001, s: 1, m: 60 };

/**
 * The tests that Playwright or Node.js list, with the time that each took.
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
 * The names of the tests that Playwright tried again, as it does on the server, and that passed
 * then.
 * @param {string} output
 */
export function retriedTests(output) {
  const lines = output.matchAll(/^\s*[✓✔]\s+\d+ (.+) \(retry #\d+\) \([\d.]+(?:ms|s|m)\)$/gm);
  return Array.from(lines, ([, name = ""]) => name);
}

/**
 * The slowest five, a line for each.
 * @param {string} title
 * @param {Timed[]} all
 */
export function slowest(title, all) {
  const five = [...all].sort((one, other) => other.seconds - one.seconds).slice(0, 5);
  return [
    title,
    ...five.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ];
}
