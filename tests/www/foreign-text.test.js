/**
 * Text from a visitor, a link or a program cannot change the direction of the sentence that quotes
 * it.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../../www/base/random.ts";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";
import { speech } from "./words.js";

/** Direction marks, and letters of both directions. */
const SIGNS = [
  ..."\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
  ...["a", "7", " ", "ب"],
];

/** Messages that quote a program's text. */
const QUOTES = ["paste-no-start", "paste-why-raised", "paste-raised"];

/**
 * The number of isolates around each character. Throws if an isolate ends without a start.
 * @param {string} text
 */
function depths(text) {
  let depth = 0;
  return [...text].map((sign) => {
    if (/[\u2066-\u2068]/.test(sign)) depth += 1;
    if (sign === "\u2069") depth -= 1;
    assert.ok(depth >= 0, JSON.stringify(text));
    return depth;
  });
}

/** @param {string} text Invisible characters are left out. */
const seen = (text) => text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

for (const language of LANGUAGES) {
  test(`no quoted text changes the direction of its sentence (${language})`, () => {
    const { say } = speech(language);
    const next = seeded(11);
    for (let round = 0; round < 500; round += 1) {
      const length = 1 + Math.floor(next() * 8);
      const text = Array.from({ length }, () => SIGNS[Math.floor(next() * SIGNS.length)]).join("");
      for (const id of QUOTES) {
        const values = { count: 1, line: 3 };
        const said = say(id, { ...values, text });
        assert.doesNotMatch(said, /[\u202a-\u202e]/, id);
        assert.equal(depths(said).at(-1) ?? 0, 0, `${id}: ${JSON.stringify(said)}`);
        assert.equal(seen(said), seen(say(id, { ...values, text: seen(text) })));
        // Right-to-left text is isolated in a left-to-right sentence.
        if (direction(language) === "rtl") continue;
        const levels = depths(said);
        [...said].forEach((sign, at) => {
          if (/[\u200fب]/.test(sign)) assert.ok(levels[at] > 0, JSON.stringify(said));
        });
      }
    }
  });
}
