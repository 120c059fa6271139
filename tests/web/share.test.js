/** Which part of the nodes a search visits: what is rounded says so, in every language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { shareText } from "../../www/play/card/share.ts";
import { PARTS, words, wordsOf } from "./words.js";

/** @param {string} language */
const wordsIn = (language) => catalogue(language, words(language));

/** How each language says that a number is rounded. @type {Record<string, string>} */
const ABOUT = { en: "about", es: "cerca de", fa: "حدود" };

for (const language of LANGUAGES) {
  test(`a share that is rounded or estimated says so, and an exact one does not (${language})`, () => {
    const said = (/** @type {number[]} */ [some, all], estimated = false) =>
      shareText(wordsIn(language), some, all, estimated).includes(ABOUT[language]);
    for (const rounded of [
      [20_866, 549_946],
      [7, 11],
      [1, 10.4],
      [999, 1_000],
      [2, 21],
    ]) {
      assert.equal(said(rounded), true, `${rounded}`);
    }
    for (const exact of [
      [1, 10],
      [3, 60],
      [1, 2],
      [7, 25],
      [5, 5],
    ]) {
      assert.equal(said(exact), false, `${exact}`);
      assert.equal(said(exact, true), true, `${exact}, estimated`);
    }
  });
}

test("the numbers are those of the shares", () => {
  const english = wordsIn("en");
  assert.equal(shareText(english, 20_866, 549_946), "about 1/26 of the nodes");
  assert.equal(shareText(english, 1, 20), "1/20 of the nodes");
  assert.equal(shareText(english, 7, 11), "about 64% of the nodes");
  assert.equal(shareText(english, 1, 4), "25% of the nodes");
});

/** Between digits or values a slash is the decimal sign in Persian: 1/26 reads as 1.26. */
const DECIMAL = /[\p{Nd}}]\s*\/\s*[\p{Nd}{]/u;

test("Persian writes no fraction with a slash", () => {
  const persian = wordsIn("fa");
  for (const [some, all] of [
    [1, 26],
    [20_866, 549_946],
    [7, 11],
  ]) {
    assert.doesNotMatch(shareText(persian, some, all), /\//);
  }
  const faults = PARTS.filter((part) => part !== "lessons").flatMap((part) =>
    wordsOf("fa", part)
      .split("\n")
      .filter((line) => DECIMAL.test(line)),
  );
  assert.deepEqual(faults, []);
});
