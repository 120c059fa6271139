/** Tests random numbers by seed, and what is drawn with them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SEED_RANGE, newSeed, sample, seeded, shuffled } from "../../www/base/random.ts";
import { readWhole } from "../../www/base/whole-number.ts";
import { STANDARD, cellsOf } from "../../www/game/shape.ts";

test("the generator is mulberry32, and its samples have equal chances", () => {
  // The first numbers of the published code with seed 0.
  const next = seeded(0);
  assert.deepEqual([next(), next()], [0.26642920868471265, 0.0003297457005828619]);
  const counts = Array(10).fill(0);
  for (let seed = 0; seed < 4_000; seed += 1) {
    const taken = sample([...counts.keys()], 3, seeded(seed));
    assert.equal(taken.length, 3);
    for (const index of taken) counts[index] += 1;
  }
  for (const count of counts) assert.ok(Math.abs(count - 1_200) < 150, counts.join(" "));
});

test("equal seeds give equal numbers, and the numbers are spread evenly", () => {
  const [one, same, other] = [seeded(7), seeded(7), seeded(8)];
  const numbers = Array.from({ length: 30_000 }, one);
  assert.deepEqual(Array.from({ length: 30_000 }, same), numbers);
  assert.notEqual(other(), numbers[0]);
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const inside = numbers.filter((number) => Math.floor(number * 10) === tenth).length;
    assert.ok(Math.abs(inside - 3_000) < 300, `${tenth}: ${inside}`);
  }
});

test("a shuffle keeps all items, and each item can be moved to any place", () => {
  const firsts = new Set();
  for (let seed = 0; seed < 200; seed += 1) {
    const order = shuffled(cellsOf(STANDARD), seeded(seed));
    assert.deepEqual(order.toSorted(), cellsOf(STANDARD));
    firsts.add(order[0]);
  }
  assert.equal(firsts.size, 9);
  assert.deepEqual(shuffled([], seeded(1)), []);
});

test("a seed is read from a link, and any other text is refused", () => {
  assert.equal(readWhole("0", SEED_RANGE), 0);
  assert.equal(readWhole("999999", SEED_RANGE), 999_999);
  assert.equal(readWhole("۱۲۳", SEED_RANGE), 123);
  assert.equal(readWhole("١٢٣", SEED_RANGE), 123);
  for (const text of [undefined, "", "-1", "1e3", "1000000", "x"]) {
    assert.equal(readWhole(text, SEED_RANGE), undefined);
    const seed = newSeed();
    assert.ok(Number.isInteger(seed) && seed >= 0 && seed < 1_000_000);
  }
});
