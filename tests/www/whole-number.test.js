/** Checks that one function reads all whole numbers in fields and links. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { readWhole } from "../../www/base/whole-number.ts";

const SITE = new URL("../../www/", import.meta.url);

test("a whole number in its range is read in the digits of any keyboard", () => {
  for (const [text, number] of /** @type {const} */ ([
    ["1", 1],
    ["24", 24],
    ["007", 7],
    [" 12 ", 12],
    ["۱۲", 12],
    ["٢٤", 24],
    ["\u200f۳\u200f", 3],
    ["\u2066" + "4\u2069", 4],
  ])) {
    assert.equal(readWhole(text, [1, 24]), number, JSON.stringify(text));
  }
  assert.equal(readWhole("0", [0, 0]), 0);
  assert.equal(readWhole("999999999", [0, Infinity]), 999_999_999);
});

test("any other text is refused, and numbers are never rounded", () => {
  for (const text of [
    ...["", " ", "0", "25", "999", "-1", "−1", "+3", "1.5", "1,5", "۱٫۵", "1e1", "0x4", "1 2"],
    ...["NaN", "Infinity", "∞", "three", "3a", "1".repeat(10), "9".repeat(100_000), "½", "²", "１"],
  ]) {
    assert.equal(readWhole(text, [1, 24]), undefined, JSON.stringify(text.slice(0, 20)));
  }
  for (const nothing of [null, undefined]) assert.equal(readWhole(nothing, [0, 9]), undefined);
});

test("no page reads whole numbers without this function", () => {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
  const own = files
    .filter((name) => /\.(ts|html)$/.test(name))
    .filter((name) => {
      const text = readFileSync(new URL(name, SITE), "utf8");
      return /type(=|: )"number"|parseInt|parseFloat|valueAsNumber/.test(text);
    });
  assert.deepEqual(own, []);
});
