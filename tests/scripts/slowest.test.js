/** The slowest tests, found in the output of the test runners. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { slowest, timedTests } from "../../scripts/slowest.mjs";

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

test("tests of Playwright and of Node.js are found with their times", () => {
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

test("the slowest five are listed, the slowest first", () => {
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
