/** Tests the reports on test runs: the slowest tests, and those that needed a second try. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { retriedTests, slowest, timedTests } from "../../scripts/results.mjs";

const OUTPUT = `
Running 3 tests using 2 workers

  ✓  1 play.spec.js:7:1 › a game is played (1.2s)
  ✘  2 play.spec.js:9:1 › a game is lost (in the end) (1.5m)
✔ a group (900ms)
  ✔ no text does harm (12.345ms)
  -  3 play.spec.js:11:1 › left out
  2 passed (1.6m)
ℹ duration_ms 1300
`;

test("the report has the tests of Playwright and Node.js with their times", () => {
  assert.deepEqual(
    timedTests(OUTPUT).map(({ name, seconds }) => [name, Number(seconds.toFixed(4))]),
    [
      ["play.spec.js:7:1 › a game is played", 1.2],
      ["play.spec.js:9:1 › a game is lost (in the end)", 90],
      ["a group", 0.9],
      ["no text does harm", 0.0123],
    ],
  );
});

test("the report lists the five slowest tests, slowest first", () => {
  const all = [3, 1, 4, 1, 5, 9, 2].map((seconds) => ({ name: `n${seconds}`, seconds }));
  assert.deepEqual(slowest("Slow:", all), [
    "Slow:",
    "    9.0 s  n9",
    "    5.0 s  n5",
    "    4.0 s  n4",
    "    3.0 s  n3",
    "    2.0 s  n2",
  ]);
});

const RETRIED = `
Running 4 tests using 1 worker

  ✘  1 tests/e2e/play.spec.js:2:1 › a game is played (34ms)
  ✓  2 tests/e2e/play.spec.js:2:1 › a game is played (retry #1) (21ms)
  ✘  3 tests/e2e/play.spec.js:3:1 › a game (in the end) is lost @breaks (1.2s)
  ✓  4 tests/e2e/play.spec.js:3:1 › a game (in the end) is lost @breaks (retry #1) (1.5m)
  ✘  5 tests/e2e/play.spec.js:4:1 › a game is drawn (55ms)
  ✘  6 tests/e2e/play.spec.js:4:1 › a game is drawn (retry #1) (51ms)
  ✓  7 tests/e2e/play.spec.js:5:1 › a (retry #1) in the name (51ms)

  1 failed
    tests/e2e/play.spec.js:4:1 › a game is drawn ──────
  2 flaky
    tests/e2e/play.spec.js:2:1 › a game is played ─────
`;

test("tests that passed only at the second try are named", () => {
  assert.deepEqual(retriedTests(RETRIED), [
    "tests/e2e/play.spec.js:2:1 › a game is played",
    "tests/e2e/play.spec.js:3:1 › a game (in the end) is lost @breaks",
  ]);
});
