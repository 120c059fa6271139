/** Times JavaScript with artificial clocks. A clock that is too coarse measures no time. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { timeBatches } from "../../www/engine/timing.ts";

/** The milliseconds of a run. */
const RUN = 0.01;
const HOUR = 3_600_000;

/** @param {(real: number) => number} reading The clock's reading at each real time. */
function measured(reading) {
  let real = 0;
  const now = () => reading((real += 0.001));
  return timeBatches(now, () => (real += RUN), 1_000, 5).samplesMs;
}

/** @param {number[]} samples @param {number} share */
function assertTrue(samples, share) {
  assert.equal(samples.length, 5);
  for (const sample of samples) assert.ok(Math.abs(sample / RUN - 1) < share, `${sample}`);
}

test("fine and coarse clocks both measure the time", () => {
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

test("a clock that never moves, stops, or moves only when read measures no time", () => {
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
  // The clock is so coarse that a batch would take too long.
  assert.deepEqual(
    measured((real) => Math.floor(real / 100) * 100),
    [],
  );
});

test("a clock that jumps an hour in either direction, at any time, does not affect a sample", () => {
  for (let when = 0; when < 80; when += 0.1) {
    for (const leap of [HOUR, -HOUR]) {
      assertTrue(
        measured((real) => (real > when ? real + leap : real)),
        0.02,
      );
    }
  }
});
