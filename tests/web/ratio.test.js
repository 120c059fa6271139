/** What may be said of a measured ratio, and when it may be said at all. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ratioClaim, ratioOf } from "../../www/engine/ratio.ts";

/** @param {number} low @param {number} ratio @param {number} high */
const said = (low, ratio, high) => {
  const found = ratioClaim({ low, ratio, high });
  if (!found || found.verdict === "same") return found?.verdict ?? null;
  return `${found.verdict} ${found.times}`;
};

test("a ratio is rounded as far as its spread allows, to two digits at the least", () => {
  assert.equal(said(26.3, 27.1, 27.9), "faster 27");
  assert.equal(said(26.9, 27, 27.1), "faster 27");
  assert.equal(said(21.9, 22.8, 23.8), "faster 23");
  assert.equal(said(24, 27.4, 31), "faster 25");
  assert.equal(said(19, 27, 35), "faster 30");
  assert.equal(said(6.6, 6.7, 6.8), "faster 6.7");
  assert.equal(said(6.3, 6.7, 7.1), "faster 6.5");
  assert.equal(said(9.9, 9.96, 10.02), "faster 10");
  assert.equal(said(101, 104, 108), "faster 100");
  assert.equal(said(4.7, 26, 79.5), null, "not one digit is certain");
});

test("a slower search is said to take so many times as long", () => {
  assert.equal(said(0.76, 0.77, 0.78), "slower 1.3");
  assert.equal(said(0.49, 0.5, 0.51), "slower 2");
});

test("nearly the same time is the same, and so is a spread that holds both verdicts", () => {
  assert.equal(said(0.99, 1.01, 1.03), "same");
  assert.equal(said(1.01, 1.02, 1.03), "same");
  assert.equal(said(0.96, 0.97, 0.98), "same");
  assert.equal(said(0.98, 1.07, 1.15), "same");
  assert.equal(said(0.9, 0.95, 1.01), "same");
  assert.equal(said(0.7, 1.02, 1.4), null, "not even which one is faster");
  assert.equal(said(0.9, 3, 9), null);
});

test("a claim is no further from the ratio than the ends of its spread", () => {
  let claims = 0;
  for (let ratio = 1.1; ratio < 500; ratio *= 1.03) {
    for (const spread of [1.001, 1.01, 1.03, 1.05, 1.1, 1.3]) {
      const found = ratioClaim({ low: ratio / spread, ratio, high: ratio * spread });
      if (!found || found.verdict === "same") continue;
      claims += 1;
      const off = Math.max(found.times / ratio, ratio / found.times);
      // Two digits are as exact as one twentieth.
      assert.ok(off <= Math.max(spread, 1.05), `${ratio} with ${spread}: ${found.times}`);
    }
  }
  assert.ok(claims > 600, `${claims} claims`);
});

test("nothing is “about 1 times faster”", () => {
  assert.equal(said(1.3, 1.45, 1.6), "faster 1.4");
  assert.equal(said(0.6, 0.7, 0.8), "slower 1.4");
  assert.equal(said(1.01, 1.06, 1.9), null);
});

test("four batches of each must agree, or there is no ratio", () => {
  const [slow, fast] = [
    [2.7, 2.71, 9, 2.75, 2.8],
    [0.1, 0.104, 0.102, 0.9, 0.101],
  ];
  assert.deepEqual(ratioOf(slow, fast), { ratio: 2.7 / 0.1, low: 2.7 / 0.104, high: 2.8 / 0.1 });
  assert.equal(ratioOf(slow.slice(0, 4), fast), null, "one of four was disturbed");
  assert.equal(ratioOf(slow, fast.slice(0, 4)), null);
  assert.equal(ratioOf([], fast), null);
  assert.equal(ratioOf(slow, [0.1, 0.1, 0.1]), null);
});
