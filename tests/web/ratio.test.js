/** What may be said of a measured ratio, and when it may be said at all. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { claim, ratioOf } from "../../www/engine/ratio.js";

/** @param {number} low @param {number} ratio @param {number} high */
const said = (low, ratio, high) => {
  const found = claim({ low, ratio, high });
  if (!found || found.verdict === "same") return found?.verdict ?? null;
  return `${found.verdict} ${found.times.toPrecision(found.digits)}`;
};

test("a ratio has the digits that its spread allows, two at the most", () => {
  assert.equal(said(26.3, 27.1, 27.9), "faster 27");
  assert.equal(said(26.9, 27, 27.1), "faster 27");
  assert.equal(said(24, 27.4, 31), "faster 3e+1");
  assert.equal(said(6.6, 6.7, 6.8), "faster 6.7");
  assert.equal(said(6.3, 6.7, 7.1), "faster 7");
  assert.equal(said(9.9, 9.96, 10.02), "faster 10");
  assert.equal(said(101, 104, 108), "faster 1.0e+2");
  assert.equal(said(4.7, 26, 79.5), null, "not one digit is certain");
});

test("a slower search is said to take so many times as long", () => {
  assert.equal(said(0.76, 0.77, 0.78), "slower 1.3");
  assert.equal(said(0.49, 0.5, 0.51), "slower 2.0");
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

test("whatever is claimed lies within one unit of its last digit from each end", () => {
  let claims = 0;
  for (let ratio = 1.1; ratio < 500; ratio *= 1.07) {
    for (const spread of [1.001, 1.01, 1.03, 1.05, 1.1, 1.3]) {
      const [low, high] = [ratio / spread, ratio * spread];
      const found = claim({ low, ratio, high });
      if (!found || found.verdict === "same") continue;
      claims += 1;
      const unit = Number(
        `1e${Number(found.times.toExponential().split("e")[1]) + 1 - found.digits}`,
      );
      assert.ok(found.times - low <= unit * 1.0001 && high - found.times <= unit * 1.0001);
    }
  }
  assert.ok(claims > 300, `${claims} claims`);
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
