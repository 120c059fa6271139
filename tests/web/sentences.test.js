/** What Watch says of moves and values, in each language: a column is called one, and an estimate says for whom it is good. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { describe, trace } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.js";
import { catalogue } from "../../www/messages/catalogue.js";
import { LANGUAGES } from "../../www/messages/languages.js";
import { SearchRecord } from "../../www/parts/search/record.js";
import { positionSentence } from "../../www/parts/search/sentences.js";
import { estimateWords } from "../../www/parts/search/score-meaning.js";
import { spoken } from "./spoken.js";
import { words, wordsOf } from "./words.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

const FALLING = describe("7x6k4g");
/** Columns in the digits of a language. */
const column = { en: "column 4", es: "la columna 4", fa: "ستون ۴" };
const cell = { en: "b2", es: "b2", fa: "خانهٔ b2" };

/** @param {string} text Without the signs that keep its parts apart. */
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

/**
 * All sentences of a search.
 * @param {string} board @param {GameDescription} shape @param {number} depth
 * @param {string} language
 */
function sentencesOf(board, shape, depth, language) {
  const said = catalogue(language, words(language), shape);
  const recorded = trace(board, true, { game: shape.game, depth, scoring: "depth-aware" });
  const record = new SearchRecord(recorded, true, "", shape);
  return Array.from({ length: record.length }, (_, index) =>
    plain(spoken(said, positionSentence(record, record.step(index)))),
  );
}

for (const language of LANGUAGES) {
  test(`a move in a sentence is a column where stones fall (${language})`, () => {
    const falls = catalogue(language, words(language), FALLING);
    const stays = catalogue(language, words(language), STANDARD);
    for (const id of ["step-enter", "step-leave-exact"]) {
      const said = (/** @type {typeof falls} */ { say }, /** @type {number} */ at) =>
        plain(say(id, { player: "X", cell: at, worth: "W" }));
      assert.ok(said(falls, 3).includes(column[language]), said(falls, 3));
      assert.ok(said(stays, 4).includes(cell[language]), said(stays, 4));
    }
  });

  test(`the sentences of Watch never name a move by a bare number (${language})`, () => {
    const { body } = new FluentParser().parse(wordsOf(language, "watch"));
    const bare = body.flatMap((entry) =>
      entry.type === "Message" && JSON.stringify(entry).includes('"MOVE"') ? [entry.id.name] : [],
    );
    assert.deepEqual(bare, ["step-move"], "a list's entry");
  });
}

test("an estimate says for whom it is good", () => {
  const { say } = catalogue("en", words("en"), STANDARD);
  const said = (/** @type {number} */ value) => {
    const { id, values } = estimateWords(value);
    return say(id, values);
  };
  assert.equal(said(3), "an estimate of +3 (good for X)");
  assert.equal(said(-4), "an estimate of −4 (good for O)");
  assert.equal(said(0), "an estimate of 0");
});

test("no side is sure of the other one's win, or better", () => {
  const shallow = sentencesOf("XOO.X....", STANDARD, 9, "en");
  const estimated = sentencesOf(FALLING.start, FALLING, 3, "en");
  const narrow = [...shallow, ...estimated].filter((text) => /That is (alpha|beta)/.test(text));
  assert.ok(narrow.some((text) => /the worst result for O is now a win for X after/.test(text)));
  assert.ok(narrow.some((text) => /the worst for X on this path is now an estimate of/.test(text)));
  for (const text of narrow) assert.doesNotMatch(text, /sure of|or better|at least/);
});

test("what a cut leaves open is said: this, or better", () => {
  const cuts = [
    ...sentencesOf("X........", STANDARD, 9, "en"),
    ...sentencesOf(FALLING.start, FALLING, 3, "en"),
  ].filter((text) => text.includes("does better"));
  assert.ok(cuts.length > 100);
  for (const text of cuts)
    assert.match(text, /does better.*: (.+ or better|.*if at all: after .+ or more)\. So/);
});
