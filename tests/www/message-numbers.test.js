/**
 * Checks that no message has a typed number. Numbers on the page come from the engine or from
 * constants in the code.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentParser, Visitor } from "@fluent/syntax";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { PARTS, wordsOf } from "./words.js";

/** @import { Placeable, TextElement, Variant } from "@fluent/syntax" */

/** "One" and "two" are ordinary words, as in "one of the two searches". */
const WORDS = {
  en: "three|four|five|six|seven|eight|nine|ten|twelve|twenty\\S*|hundred|thousand|million",
  es: "tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinti?\\S*|cien|ciento|mil|millón",
  fa: "سه|چهار|پنج|شش|هفت|هشت|نُه|ده|دوازده|بیست\\S*|صد|هزار|میلیون",
};

/**
 * Digits that are not numbers of the page: shapes of boards, cells, paper sizes, powers, and names
 * with their own sign.
 */
const NO_NUMBERS = [
  /\p{N}×\p{N}/gu,
  /\b[a-h]\p{N}(?:[a-h]\p{N})*\b/gu,
  /A4|2\.2|۲٫۲|Apache 2\.0|OEIS A\d+|b\^\S+|d\/2/g,
  // Names of games, and names of rows of stones.
  /Connect Four|(?:three|four) in a row|(?:tres|cuatro) en raya|(?:سه|چهار)[\p{L}\p{M}\s]* در یک ردیف/giu,
  // Years of sources come first, so that their last digit is not read as a score.
  /(?:1[89]|20)\d\d|[۰-۹]{4}/g,
  // A plain search has these scores by definition, and 1 is the smallest row number.
  /[+−±]?[10۱۰](?=[\s.,،؛;:)⁩]|$)/gu,
];

/** @type {Record<string, string>} Messages that may have a typed number, and the reason. */
const RIGHT = {
  "about-accessibility-size": "what the guidelines ask for",
  "help-rule-run": "says the rules of the boards that the list offers",
  "help-rule-sign": "an example in quotes",
  "help-key-digits": "the keys themselves",
  "help-key-zoom": "the keys themselves",
  "bugs-caption": "an example in quotes",
  "paste-note-board": "the form in which programs have the board of 3×3",
  "cells-text": "the form in which programs have the board of 3×3",
  "cells-list": "the form in which programs have the board of 3×3",
  "cells-rows": "the form in which programs have the board of 3×3",
  "cells-numbers": "the form in which programs have the board of 3×3",
  "practise-answer-fault": "examples of what can be typed",
  "tree-help": "examples of what can be typed",
  "cutoff-moves": "examples of what can be typed",
  "cutoff-position": "examples of what can be typed",
  "term-deepening": "counts on, to show what it means",
  "race-how-depth": "counts on, to show what it means",
  "count-how-depth": "counts on, to show what it means",
  "game-7x6k4g": "the game's name",
  "sheet-example-aima": "the name of the textbook's tree",
  "sheet-example-deep": "the name of a tree",
  "tree-example-aima": "the name of the textbook's tree",
  "tree-example-deep": "the name of a tree",
  "glossary-source-russell": "the name of the textbook's tree",
  "size-bound": "empty, X and O are three",
  "size-shannon": "another's estimate",
  "count-whole": "the base of what is written",
  "figure-scale-tenfold": "what the axis is",
  "number-chance": "the base of a share",
  "cells-ten": "how a program's own list is made",
  "cells-from-1": "the keys of a program's own board",
  "cells-from-0": "the keys of a program's own board",
};

/**
 * Texts that are not sentences of the page: programs, and lessons, which
 * tests/www/ready-lessons.test.js compares with the engine.
 */
const isOther = (/** @type {string} */ part, /** @type {string} */ id) =>
  part === "lessons" || id.startsWith("code-") || id.startsWith("lesson-example");

/**
 * Collects the text of a message as it is typed. In a variant for one number, such as "1 move",
 * that number is allowed.
 */
class Typed extends Visitor {
  /** @type {string[]} */
  texts = [];
  /** @param {Variant} variant */
  visitVariant(variant) {
    const key = variant.key.type === "NumberLiteral" ? variant.key.value : variant.key.name;
    if (!/^(\d+|one|two|few|many)$/.test(key)) this.genericVisit(variant);
  }
  /** @param {TextElement} element */
  visitTextElement({ value }) {
    this.texts.push(value);
  }
  /** @param {Placeable} placeable */
  visitPlaceable(placeable) {
    const { expression } = placeable;
    if (expression.type === "NumberLiteral") this.texts.push(expression.value);
    const call = expression.type === "FunctionReference" ? expression.arguments.positional : [];
    for (const one of call) if (one.type === "NumberLiteral") this.texts.push(one.value);
    this.genericVisit(placeable);
  }
}

/** @param {string} language @returns {[id: string, text: string][]} */
function typedIn(language) {
  return PARTS.flatMap((part) =>
    new FluentParser().parse(wordsOf(language, part)).body.flatMap((entry) => {
      if (entry.type !== "Message" || isOther(part, entry.id.name)) return [];
      const typed = new Typed();
      typed.visit(entry);
      return typed.texts.map((text) => /** @type {[string, string]} */ ([entry.id.name, text]));
    }),
  );
}

for (const language of LANGUAGES) {
  test(`no message contains a typed number (${language})`, () => {
    const word = new RegExp(`(?<![\\p{L}\\p{M}])(?:${WORDS[language]})(?![\\p{L}\\p{M}])`, "iu");
    const faults = typedIn(language).filter(([id, text]) => {
      const rest = NO_NUMBERS.reduce((rest, pattern) => rest.replace(pattern, ""), text);
      return !(id in RIGHT) && (/\p{Nd}/u.test(rest) || word.test(rest));
    });
    assert.deepEqual(
      faults.map(([id, text]) => `${id}: ${text.trim()}`),
      [],
    );
  });
}

test("numbers in Persian messages have Persian digits and commas", () => {
  /** Characters that visitors type, and characters that other programs write. */
  const keys = ["help-key-zoom", "zoom-all", "cutoff-moves", "cutoff-position", "tree-help"];
  const codes = /d\/2|\b[a-h][1-8](?:[a-h][1-8])*\b|A4|Apache 2\.0|OEIS A\d+/g;
  const faults = typedIn("fa").filter(
    ([id, text]) =>
      !keys.includes(id) &&
      !id.startsWith("paste-") &&
      /[0-9]|[۰-۹],/.test(text.replaceAll(codes, "")),
  );
  assert.deepEqual(faults, []);
});

test("every exception names a message", () => {
  const ids = new Set(typedIn("en").map(([id]) => id));
  assert.deepEqual(
    Object.keys(RIGHT).filter((id) => !ids.has(id)),
    [],
  );
});
