/**
 * Checks Watch's sentences about moves and values in each language. A column is called a column,
 * and an estimate names the side that it favours.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { describe, trace, trace_tree } from "../../pkg/npm/cutoff.js";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { SearchRecord, estimateMessage } from "../../www/parts/search/record.ts";
import { searchSentence } from "../../www/parts/search/sentences.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";
import { treeSentence, treeConsequence } from "../../www/watch/tree-sentences.ts";
import { exerciseTree } from "../../www/parts/exercise/exercise-tree.ts";
import { seeded } from "../../www/base/random.ts";
import { sentence } from "./sentence.js";
import { speech, words, wordsOf } from "./words.js";

/** @import { GameDescription } from "../../pkg/whole/cutoff.js" */

const FALLING = describe("7x6k4g");
/** Columns in the digits of each language. */
const column = { en: "column 4", es: "la columna 4", fa: "ستون ۴" };
const cell = { en: "b2", es: "b2", fa: "خانهٔ b2" };

/** @param {string} text Is returned without isolates. */
const plain = (text) => text.replace(/[\u2066-\u2069]/g, "");

/**
 * All sentences of a search.
 * @param {string} board
 * @param {GameDescription} shape
 * @param {number} depth
 * @param {string} language
 */
function sentencesOf(board, shape, depth, language) {
  const said = catalogue(language, words(language), shape);
  const recorded = trace(board, true, { game: shape.game, depth, scoring: "depth-aware" });
  const record = new SearchRecord(recorded, true, "", shape);
  return Array.from({ length: record.length }, (_, index) =>
    plain(sentence(said, searchSentence(record, record.step(index)))),
  );
}

for (const language of LANGUAGES) {
  test(`a move in a sentence is a column on boards with gravity (${language})`, () => {
    const falls = speech(language, FALLING);
    const stays = speech(language);
    for (const id of ["step-enter", "step-leave"]) {
      const said = (/** @type {typeof falls} */ { say }, /** @type {number} */ at) =>
        plain(say(id, { player: "X", cell: at, worth: "W", proves: "exact", estimate: "no" }));
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

test("an estimate names the side that it favours", () => {
  const { say } = catalogue("en", words("en"), STANDARD);
  const said = (/** @type {number} */ value) => {
    const { id, values } = estimateMessage(value);
    return say(id, values);
  };
  assert.equal(said(3), "an estimate of +3 (good for X)");
  assert.equal(said(-4), "an estimate of −4 (good for O)");
  assert.equal(said(0), "an estimate of 0");
});

test("no sentence guarantees a side the other side's win", () => {
  const shallow = sentencesOf("XOO.X....", STANDARD, 9, "en");
  const estimated = sentencesOf(FALLING.start, FALLING, 3, "en");
  const narrow = [...shallow, ...estimated].filter((text) => /That is (α|β)/.test(text));
  assert.ok(
    narrow.some((text) =>
      /best that O can already get on this path is a win for X after/.test(text),
    ),
  );
  assert.ok(
    narrow.some((text) => /best that X can already get on this path is an estimate of/.test(text)),
  );
  for (const text of narrow) assert.doesNotMatch(text, /sure of|or better|at least/);
});

test("the sentence about a cut says what the side gets at least", () => {
  const cuts = [
    ...sentencesOf("X........", STANDARD, 9, "en"),
    ...sentencesOf(FALLING.start, FALLING, 3, "en"),
  ].filter((text) => /does better|That is worse for/.test(text));
  assert.ok(cuts.length > 100);
  for (const text of cuts)
    assert.match(
      text,
      /gets .+ or better( here)?\. That is worse|does better here\. If \w loses at all, the game lasts at least /,
    );
});

test("a sentence has the scissors if and only if the step is one of the cuts that are counted", () => {
  for (const text of ["[[3,12,8],[2,4,6],[14,5,2]]", "[[5,9],[3,1,7]]"]) {
    const record = new TreeRecord(trace_tree(text, true, {}), true, "");
    const cuts = [];
    for (let at = record.findCut(-1); at !== null; at = record.findCut(at)) cuts.push(at);
    const steps = [...Array(record.length).keys()];
    for (const language of LANGUAGES) {
      const said = (/** @type {number} */ at) =>
        sentence(speech(language), treeSentence(record, record.step(at)));
      assert.deepEqual(
        steps.filter((at) => said(at).includes("✂")),
        cuts,
      );
    }
  }
});

test("the sentences say what follows from a step and are true with every convention", () => {
  const { say } = catalogue("en", words("en"), STANDARD);
  const found = { keeps: 0, ties: 0, hopes: 0 };
  for (const convention of ["", "strict", "hard", "strict hard", "right", "strict hard right"]) {
    for (let seed = 1; seed <= 60; seed += 1) {
      const maximising = seed % 2 === 0;
      const text = exerciseTree(seeded(seed), 3 + (seed % 3 === 0 ? 1 : 0), 3);
      const record = new TreeRecord(
        trace_tree(text, true, { maximising, convention }),
        true,
        convention,
      );
      const { parents, values } = record.trace;
      /**
       * The best child of each node so far, from the values alone.
       * @type {Map<number, number>}
       */
      const best = new Map();
      for (let index = 0; index < record.length; index += 1) {
        const step = record.step(index);
        const { kind, node } = step;
        const told = `${text} ${convention} step ${index}`;
        const said = treeConsequence(record, step);
        const written = said ? plain(sentence({ say }, said)) : "";
        if (kind === "leave" && node !== 0) {
          const above = parents[node];
          const isMax = record.player(above) === "X";
          const old = best.get(above);
          const [value, kept] = [node, old ?? node].map((child) => values[child]);
          if (old === undefined || (isMax ? value > kept : value < kept)) best.set(above, node);
          else {
            const [more, side] = isMax ? ["more", "MAX"] : ["less", "MIN"];
            const [had, has] = [value, kept].map((number) =>
              say("worth-number", { value: number }),
            );
            const { branch } = record.moveNames(old);
            const right = `${had} is not ${more} than ${has}, so ${side} keeps branch ${branch}.`;
            assert.equal(written, plain(right), told);
            found.keeps += 1;
            continue;
          }
        }
        if (kind === "leave" && node === 0) {
          const side = record.player(0) === "X" ? "MAX" : "MIN";
          const { branch } = record.moveNames(Number(best.get(0)));
          assert.equal(written, plain(`So ${side} chooses branch ${branch}.`), told);
          continue;
        }
        if (written) {
          const state = /** @type {{ alpha: number, beta: number }} */ (
            record.pathStates(step).at(-1)
          );
          assert.match(written, /^α = β/, told);
          assert.equal(state.alpha, state.beta, told);
          assert.match(convention, /strict/);
          assert.equal(record.step(index + 1).kind, "enter", `${told}: it goes on`);
          found.ties += 1;
        }
        if (kind !== "improve") continue;
        const improved = plain(sentence({ say }, treeSentence(record, step)));
        if (!improved.startsWith("So far")) continue;
        // The value that the side can really get from this branch.
        const exact = Number(record.written(node).exact);
        const isMax = record.player(step.here) === "X";
        const isSure = isMax ? exact >= values[node] : exact <= values[node];
        const isMost = isMax ? exact <= values[node] : exact >= values[node];
        assert.ok(improved.includes("can hope for") ? isMost : isSure, `${told}: ${improved}`);
        found.hopes += Number(improved.includes("can hope for"));
      }
    }
  }
  assert.ok(Math.min(...Object.values(found)) > 20, JSON.stringify(found));
});

for (const language of LANGUAGES) {
  test(`the sentence about a cut ends with what the cut skips, or that it skips nothing (${language})`, () => {
    const { say } = catalogue(language, words(language), STANDARD);
    let [nothing, something] = [0, 0];
    for (let seed = 1; seed <= 20; seed += 1) {
      const trace = trace_tree(exerciseTree(seeded(seed), 3, 2), true);
      const record = new TreeRecord(trace, true);
      for (let index = 0; index < record.length; index += 1) {
        const step = record.step(index);
        if (step.kind !== "cut") continue;
        const skipped = record.trace.skipped[step.here];
        const written = plain(sentence({ say }, treeSentence(record, step)));
        const last = written.split(/(?<=\.)\s/).at(-1) ?? "";
        const none = { en: /^No branches /, es: /^No quedaba /, fa: /^شاخه‌ای .* نمانده/ };
        assert.equal(none[language].test(last), skipped === 0, written);
        assert.equal(written, written.trim());
        assert.doesNotMatch(written, / {2}/);
        if (skipped === 0) nothing += 1;
        else something += 1;
      }
    }
    assert.ok(nothing > 5 && something > 5);
  });
}
