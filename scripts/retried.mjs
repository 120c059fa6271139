/** The tests that passed only when they were tried again. */

/**
 * Their names, from the list that Playwright writes while it runs. On the server it tries a failed
 * test once more.
 * @param {string} output
 * @returns {string[]}
 */
export function retriedTests(output) {
  const lines = output.matchAll(/^\s*[✓✔]\s+\d+ (.+) \(retry #\d+\) \([\d.]+(?:ms|s|m)\)$/gm);
  return [...lines].map(([, name]) => name);
}
