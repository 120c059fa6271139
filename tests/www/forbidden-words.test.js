/** Checks that no message and no chapter has a word that docs/words.md excludes. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentParser, FluentSerializer } from "@fluent/syntax";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { PARTS, wordsOf } from "./words.js";

const page = readFileSync(new URL("../../docs/words.md", import.meta.url), "utf8");
const section = page.slice(page.indexOf("## Words that are not used")).split("\n## ")[0];
const rows = [...section.matchAll(/^\| (?!say |---)(.*)\|$/gm)].map(([, row]) => row.split("|"));
/** Correct words that look like excluded ones. */
const allowed = [...(section.split("Exceptions:")[1] ?? "").matchAll(/«(.+?)»/g)].map(
  ([, text]) => text,
);

/** The words that a language does not use. @param {number} column */
function forbidden(column) {
  const cells = rows.flatMap((row) => (row[column] ?? "").split(" · "));
  return cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
}

/**
 * A word as a pattern. One with a capital letter matches only at the start of a text.
 * @param {string} word
 */
function patternOf(word) {
  const text = word.replace(/…$/, "").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const end = word.endsWith("…") ? "" : "(?![\\p{L}\\p{M}])";
  return new RegExp(`(?<![\\p{L}\\p{M}])${text}${end}`, /^\p{Lu}/u.test(word) ? "u" : "iu");
}

/**
 * The texts of a language by name, without comments.
 * @param {string} language
 * @returns {[string, string][]}
 */
function textsOf(language) {
  const serializer = new FluentSerializer();
  const messages = PARTS.flatMap((part) =>
    new FluentParser().parse(wordsOf(language, part)).body.flatMap((entry) => {
      if (entry.type !== "Message") return [];
      const bare = serializer.serializeEntry(Object.assign(entry, { comment: null }));
      return /** @type {[string, string][]} */ ([
        // Names of messages and values are not part of the page's text.
        [
          `${part}.ftl, ${entry.id.name}`,
          bare.replace(/^[^=]*= ?/, "").replace(/\$(?!cell)\w+/g, "$"),
        ],
      ]);
    }),
  );
  const folder = new URL(`../../learn/chapters/${language}/`, import.meta.url);
  const chapters = readdirSync(folder).map((name) => {
    const text = readFileSync(new URL(name, folder), "utf8");
    return /** @type {[string, string]} */ ([
      name,
      text.replace(/\{\{.*?\}\}/gs, "0").replace(/\s+/g, " "),
    ]);
  });
  return [...messages, ...chapters];
}

for (const [index, language] of LANGUAGES.entries()) {
  test(`no text uses a word that docs/words.md excludes (${language})`, () => {
    const words = forbidden(index + 1);
    assert.ok(words.length > 20, "the table was read");
    const faults = textsOf(language).flatMap(([name, text]) => {
      const rest = allowed.reduce((rest, right) => rest.replaceAll(right, ""), text);
      return words.filter((word) => patternOf(word).test(rest)).map((word) => `${name}: ${word}`);
    });
    assert.deepEqual(faults, []);
  });
}

test("a sentence names a move with PLAY, which adds the word “column”", () => {
  // A bare name can be alone, after a side, or in a message that describes it.
  const bare = /^(\{ NUMBER\(\$\) \}\. )?(\{ \$ \}: )?\{ MOVE\(\$cell\) \}( \(|$)/;
  for (const [name, text] of LANGUAGES.flatMap(textsOf)) {
    if (!text.includes("MOVE($cell)") || name.startsWith("teach.ftl")) continue;
    const words = text.replace(/[\u2066-\u2069]/g, "").trim();
    const isColumn = /(column|columna|ستون) \{ MOVE\(\$cell\) \}/i.test(words);
    assert.ok(isColumn || bare.test(words), `${name}: ${words}`);
  }
});
