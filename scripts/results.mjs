/** The results of `npm test`: failures, the slowest steps and tests, and second tries. */

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
 * Lists the five slowest tests, one per line.
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

/** Collects the results of the steps of a run. */
export class Outcome {
  passed = 0;
  skipped = 0;
  /** @type {string[]} */
  #failures = [];
  /** @type {Timed[]} */
  #steps = [];
  /** @type {Timed[]} */
  #tests = [];
  /** Names of tests. @type {string[]} */
  #retried = [];

  get hasFailed() {
    return this.#failures.length > 0;
  }

  /** @param {string} failure */
  fail(failure) {
    this.#failures.push(failure);
  }

  /** @param {Timed} step A step that has ended. @param {string} output Names the tests in it. */
  add(step, output) {
    this.#steps.push(step);
    this.#tests.push(...timedTests(output));
    this.#retried.push(...retriedTests(output));
  }

  /** Prints the end of the run. */
  print() {
    if (this.#steps.length > 0)
      console.log(slowest("\nThe slowest steps:", this.#steps).join("\n"));
    if (this.#tests.length > 0)
      console.log(slowest("\nThe slowest tests:", this.#tests).join("\n"));
    for (const name of this.#retried) console.log(`\nPassed only at the second try: ${name}`);
    for (const failure of this.#failures) console.log(`\nFailed: ${failure}`);
    const skips = this.skipped > 0 ? `, ${this.skipped} skipped` : "";
    console.log(`\n${this.passed} passed, ${this.#failures.length} failed${skips}`);
  }
}
