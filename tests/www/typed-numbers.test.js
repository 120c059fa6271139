/**
 * Tests numbers that visitors type. A page reads each number that it prints, in every language, and
 * refuses ambiguous ones.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { readInteger, readNumber, ungrouped } from "../../www/base/typed-numbers.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { isRight } from "../../www/page/lesson/answers.ts";
import { seeded } from "../../www/base/random.ts";
import { words } from "./words.js";

const next = seeded(3);
const WHOLE = [
  ...[0, 7, 999, 1_000, 5_478, 12_123, 549_946, 1_000_000, 46_028_599, 999_999_999],
  ...Array.from({ length: 200 }, () => Math.floor(10 ** (9 * next()))),
];
const DECIMAL = [0.1, 2.5, 0.125, 1_234.5, 12_345.678, 549_946.25];

for (const language of LANGUAGES) {
  const { number, numeral } = catalogue(language, words(language));

  test(`a number that the page prints is read as that number (${language})`, () => {
    for (const value of [...WHOLE, ...DECIMAL]) {
      for (const sign of [1, -1]) {
        for (const text of [
          number(sign * value, { maximumFractionDigits: 3 }),
          numeral(sign * value),
        ]) {
          const read = readNumber(text, language);
          assert.equal(read, sign * value || 0, `${text}: ${read}`);
          if (Number.isInteger(value)) assert.equal(readInteger(text), sign * value || 0, text);
        }
      }
    }
    for (const value of [Infinity, -Infinity])
      assert.equal(readNumber(numeral(value), language), value);
  });

  test(`a field for whole numbers accepts the digit groups of every language (${language})`, () => {
    for (const value of WHOLE) assert.equal(Number(ungrouped(number(value))), value);
    for (const sign of [",", ".", "٬", "’", "'", " ", "\u00a0", "\u202f", "_"]) {
      assert.equal(ungrouped(`549${sign}945`), "549945");
      assert.equal(readInteger(`5${sign}478`), 5_478);
      assert.equal(readInteger(`−۱${sign}۲۳۴${sign}۵۶۷`), -1_234_567);
      assert.equal(readNumber(`1${sign}234${sign}567`, language), 1_234_567);
    }
  });

  test(`two numbers or an ambiguous number are refused (${language})`, () => {
    const unread = [
      "3 4",
      "1,5 ,",
      "1,23,456",
      "1,234.567,8",
      "12 3",
      "0x1",
      "1,,000",
      "1.234,567.8",
    ];
    for (const text of unread) assert.ok(Number.isNaN(readNumber(text, language)), text);
    for (const text of ["1,5", "1.5", "0,1", "3 4", "1,2345", "x"])
      assert.ok(Number.isNaN(readInteger(text)), text);
    assert.deepEqual(["∞", "−∞"].map(readInteger), [Infinity, -Infinity]);
  });
}

test("a comma is a decimal comma if the page's language has one, and is refused otherwise", () => {
  for (const [text, value] of /** @type {[string, number][]} */ ([
    ["1,5", 1.5],
    ["0,125", 0.125],
    ["−0,25", -0.25],
    ["5,478", 5.478],
  ])) {
    assert.equal(readNumber(text, "es"), value);
    if (text === "5,478") continue;
    for (const language of ["en", "fa"])
      assert.ok(Number.isNaN(readNumber(text, language)), `${text} (${language})`);
  }
  assert.ok(Number.isNaN(readNumber("۱،۵", "fa")));
  assert.equal(readNumber("5,478", "en"), 5_478);
  assert.equal(readNumber("5.478", "es"), 5_478);
  assert.equal(readNumber("5.478", "en"), 5.478);
  // The usual form of numbers in trees.
  for (const language of LANGUAGES) assert.equal(readNumber("0.5", language), 0.5);
});

test("an answer in a lesson is right in the digits and signs of every language", () => {
  for (const value of [...WHOLE.slice(0, 10), ...DECIMAL]) {
    for (const one of LANGUAGES) {
      for (const other of LANGUAGES) {
        const [expected, given] = [one, other].map((language) =>
          catalogue(language, words(language)).number(value, { maximumFractionDigits: 3 }),
        );
        assert.ok(isRight([expected], given), `${expected}: ${given}`);
      }
    }
  }
});

test("only typed-numbers.ts removes characters from a number", () => {
  const site = new URL("../../www/", import.meta.url);
  const own = readdirSync(site, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && name !== "base/typed-numbers.ts")
    .filter((name) =>
      /\[[^\]\n]*(?:,\.|\.,)[^\]\n]*(?:٬|\\s|’)/.test(readFileSync(new URL(name, site), "utf8")),
    );
  assert.deepEqual(own, []);
});

test("numbers in the usual spellings are read exactly", () => {
  for (const [text, value] of /** @type {const} */ ([
    ["3", 3],
    ["+3", 3],
    [" −3 ", -3],
    ["-3.0", -3],
    ["– 3", -3],
    ["0.1", 0.1],
    [".1", 0.1],
    ["007", 7],
    ["1e3", 1000],
    ["1000", 1000],
    ["0.1001", 0.1001],
    ["5000000000", 5_000_000_000],
    ["1000000000000000000000", 1e21],
    ["-0", 0],
    // The digits of Persian and Arabic keyboards, and the digits that this page writes.
    ["۳", 3],
    ["٣", 3],
    ["−۱۲", -12],
    ["۰٫۲۵", 0.25],
    ["٠٫٢٥", 0.25],
    ["\u2066−۳\u2069", -3],
    ["\u200e+∞\u200e", Infinity],
    ["۱۰۰۰۰۰۰", 1_000_000],
    ["۳x", NaN],
    ["۱٫۲٫۳", NaN],
    ["۱،۰۰۰", 1000],
    ["۰٫۱۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۰۱", NaN],
    ["∞", Infinity],
    ["+∞", Infinity],
    ["-∞", -Infinity],
    ["−∞", -Infinity],
    ["inf", Infinity],
    ["−inf", -Infinity],
    ["-Infinity", -Infinity],
    ["-infty", -Infinity],
    ["- oo", -Infinity],
    ["", null],
    ["  ", null],
    ["x", NaN],
    ["3x", NaN],
    ["--3", NaN],
    ["1.2.3", NaN],
    ["1,000", 1000],
    [".", NaN],
    ["-", NaN],
    ["0x10", NaN],
    ["1e400", NaN],
    ["<b>3</b>", NaN],
    // A number that is only close to the right one is wrong.
    ["0.1000000000000000001", NaN],
    ["2.9999999999999999999", NaN],
  ])) {
    const read = readNumber(text, "en");
    assert.ok(Object.is(read, value), `${text}: ${read}`);
  }
});
