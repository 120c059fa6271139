/** Tests that needed a second try, found in Playwright's output. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { retriedTests } from "../../scripts/retried.mjs";

const OUTPUT = `
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

test("those that passed at the second try are named, not those that passed or failed at both", () => {
  assert.deepEqual(retriedTests(OUTPUT), [
    "tests/e2e/play.spec.js:2:1 › a game is played",
    "tests/e2e/play.spec.js:3:1 › a game (in the end) is lost @breaks",
  ]);
});
