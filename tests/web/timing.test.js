/** JavaScript's times, from made-up clocks: none is told that the clock has not shown. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { timed } from "../../www/lab/timing.js";

/** Milliseconds that a run takes. */
const RUN = 0.01;
const HOUR = 3_600_000;

/** @param {(real: number) => number} shown How the clock shows what time it is. */
function measured(shown) {
  let real = 0;
  const now = () => shown((real += 0.001));
  return timed(now, () => (real += RUN), 1_000, 5).samplesMs;
}

/** @param {number[]} samples @param {number} share */
function assertTrue(samples, share) {
  assert.equal(samples.length, 5);
  for (const sample of samples) assert.ok(Math.abs(sample / RUN - 1) < share, `${sample}`);
}

test("fine and coarse clocks tell the time", () => {
  assertTrue(
    measured((real) => real),
    0.02,
  );
  for (const step of [0.005, 0.1, 1, 16, 40]) {
    assertTrue(
      measured((real) => Math.floor(real / step) * step),
      0.21,
    );
  }
});

test("a clock that stands, stops, or moves only when it is read tells nothing", () => {
  let reads = 0;
  assert.deepEqual(
    measured(() => 42),
    [],
  );
  assert.deepEqual(
    measured((real) => Math.min(real, 5)),
    [],
  );
  assert.deepEqual(
    measured(() => (reads += 0.5)),
    [],
  );
  assert.deepEqual(
    measured(() => (reads -= 0.5)),
    [],
  );
  assert.deepEqual(
    measured(() => NaN),
    [],
  );
  // Too coarse: who waits for a batch would wait too long.
  assert.deepEqual(
    measured((real) => Math.floor(real / 100) * 100),
    [],
  );
  // Too coarse: who waits for a batch waits too long.
  assert.deepEqual(
    measured((real) => Math.floor(real / 100) * 100),
    [],
  );
});

test("a clock that leaps an hour, either way and at any time, spoils no sample", () => {
  for (let when = 0; when < 80; when += 0.1) {
    for (const leap of [HOUR, -HOUR]) {
      assertTrue(
        measured((real) => (real > when ? real + leap : real)),
        0.02,
      );
    }
  }
});
