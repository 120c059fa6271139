/**
 * Checks that large numbers and times are short, in a suitable unit, and without uncertain digits.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import {
  isRough,
  largeNumbers,
  writtenNodes,
  powerOfTen,
  spanOf,
} from "../../www/messages/large-numbers.ts";
import { words } from "./words.js";

/** @import { Language } from "../../www/messages/languages.ts" */

const numbersIn = (/** @type {Language} */ tag) =>
  largeNumbers(catalogue(tag, words(tag), STANDARD));
const [en, es, fa] = [numbersIn("en"), numbersIn("es"), numbersIn("fa")];

/**
 * Reads a number back from its text: all digits, or two digits and a power of ten.
 * @param {string} text
 */
function read(text) {
  const superscripts = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];
  const power = /^(?:([\d.]+)·)?10([⁰¹²³⁴⁵⁶⁷⁸⁹]+)$/.exec(text);
  if (!power) return Number(text.replaceAll(",", ""));
  const exponent = [...power[2]].map((sign) => superscripts.indexOf(sign)).join("");
  return Number(`${power[1] ?? 1}e${exponent}`);
}

test("a written number of any size is close to the real one", () => {
  for (let power = 0; power < 60; power += 0.37) {
    const value = 10 ** power;
    const text = en.magnitude(value);
    assert.ok(text.length <= 9, text);
    const apart = Math.abs(read(text) - value) / value;
    // Numbers in full have at least three digits, others two. Fractions are left out.
    assert.ok(apart <= (value < 1e3 ? 0.5 : value < 1e7 ? 0.005 : 0.05), `${value} as ${text}`);
  }
});

test("an estimate without a standard error has one digit or only its power of ten", () => {
  assert.equal(en.roughText(3_456_789), "3,000,000");
  assert.equal(en.roughText(6.5e29), "10³⁰");
  for (let power = 0.5; power < 40; power += 0.37) {
    const value = 10 ** power;
    const times = read(en.roughText(value)) / value;
    assert.ok(times < Math.sqrt(10.1) && times > 1 / Math.sqrt(10.1), `${value} is ${times}`);
  }
});

test("an estimate has as many digits as its error allows, and the same power of ten as its error", () => {
  /** @type {[number, number, string, string][]} */
  const cases = [
    [580_123_456, 1_630_000, "5.80·10⁸", "0.02·10⁸"],
    [3.54e13, 0.97e12, "3.5·10¹³", "0.1·10¹³"],
    [9.97e8, 0.31e8, "1.00·10⁹", "0.03·10⁹"],
    [4_321_987, 12_345, "4,320,000", "10,000"],
    [25.4, 0.2, "25", "1"],
  ];
  for (const [value, error, nodes, text] of cases) {
    assert.deepEqual(en.estimateText(value, error), { nodes, error: text });
  }
  assert.equal(es.estimateText(5.8e8, 1.6e6).nodes, "5,80·10⁸");
});

test("numbers that are derived from an estimate use its rounded form", () => {
  for (let power = 1; power < 30; power += 0.37) {
    const nodes = Math.round(10 ** power);
    for (const part of [0.001, 0.02, 0.29, 0.8]) {
      const estimate = { nodes, standardError: nodes * part, exact: false };
      const text = isRough(estimate)
        ? en.powerText(nodes)
        : en.estimateText(nodes, estimate.standardError).nodes;
      const apart = Math.abs(read(text) / writtenNodes(estimate) - 1);
      assert.ok(apart < 1e-9, `${text} for ${writtenNodes(estimate)}`);
    }
    const counted = writtenNodes({ nodes, standardError: 0, exact: true });
    assert.ok(Math.abs(read(en.magnitude(nodes, true)) / counted - 1) < 1e-9);
  }
});

test("a small count is written in full, and a small estimate with three digits", () => {
  assert.equal(en.magnitude(549_946, true), "549,946");
  assert.equal(en.magnitude(549_946), "550,000");
  assert.equal(en.magnitude(9_999_999, true), "9,999,999");
  assert.equal(en.magnitude(12.4), "12");
  assert.equal(en.magnitude(0, true), "0");
});

test("a number of ten million or more has two digits and a power of ten, without a factor of 1", () => {
  assert.equal(en.magnitude(10_000_000, true), "10⁷");
  assert.equal(en.magnitude(10_000_001, true), "1·10⁷");
  assert.equal(en.magnitude(4_531_985_219_092), "4.5·10¹²");
  assert.equal(en.magnitude(9.96e9), "1·10¹⁰");
  assert.equal(en.magnitude(2.6e230), "2.6·10²³⁰");
  assert.equal(en.powerText(3.1e19), "10¹⁹");
  assert.equal(en.powerText(3.2e19), "10²⁰");
  assert.equal(en.powerText(400), "1,000");
});

test("every language has its own digits, and a power is written from left to right", () => {
  assert.equal(es.magnitude(4.53e12), "4,5·10¹²");
  assert.equal(fa.magnitude(4.53e12), "\u2066۴٫۵·۱۰^۱۲\u2069");
  assert.equal(fa.magnitude(549_946, true), "۵۴۹٬۹۴۶");
});

test("a large number has two digits and a power of ten even if rounding adds a digit", () => {
  assert.deepEqual(powerOfTen(2.465e29), { mantissa: 2.5, power: 29 });
  assert.deepEqual(powerOfTen(9.96e9), { mantissa: 1, power: 10 });
  assert.deepEqual(powerOfTen(9.94e9), { mantissa: 9.9, power: 9 });
  assert.deepEqual(powerOfTen(1e7), { mantissa: 1, power: 7 });
});

test("a time has the largest unit in which it is at least 1 after rounding", () => {
  /** @type {[number, number, string, number][]} */
  const cases = [
    [0, 2, "moment", 0],
    [0.94, 1, "moment", 0],
    [0.96, 1, "seconds", 1],
    [1, 2, "seconds", 1],
    [59.4, 2, "seconds", 59],
    [59.7, 2, "minutes", 1],
    [60, 1, "minutes", 1],
    [3_599, 2, "hours", 1],
    [86_399, 2, "hours", 24],
    [86_400, 2, "hours", 24],
    [86_400, 3, "days", 1],
    [518_400, 2, "days", 6],
    [31_557_600, 4, "years", 1],
    [3.3e17, 1, "years", 1e10],
  ];
  for (const [seconds, digits, unit, count] of cases) {
    assert.deepEqual(spanOf(seconds, digits), { id: `span-${unit}`, count }, `${seconds} s`);
  }
});

test("a time has words in every language, with the right plural form", () => {
  assert.equal(en.spanText(0.2, 2), "less than a second");
  assert.equal(en.spanText(1, 2), "about 1 second");
  assert.equal(en.spanText(150, 2), "about 2.5 minutes");
  assert.equal(en.spanText(518_400, 2), "about 6 days");
  assert.equal(en.spanText(3.3e17, 1), "about 10¹⁰ years");
  for (const { spanText } of [en, es, fa]) {
    const texts = [0.2, 1, 60, 3_600, 90_000, 4e7, 3.3e17].map((seconds) => spanText(seconds, 2));
    assert.equal(new Set(texts).size, texts.length);
    for (const text of texts) assert.doesNotMatch(text, /span-|\{/);
  }
});
