/** Finds the slowest steps and tests. */

/** @typedef {{ name: string, seconds: number }} Timed */

const SECONDS = { ms: 0.001, s: 1, m: 60 };

/**
 * The tests that Playwright or Node.js list in their output, with the time that each took.
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
