/**
 * Checks docs, comments of src and messages by the rules for plain English in docs/words.md that a
 * program can see.
 */
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { RULES, commentsOf, faultsOf, passagesOf } from "./plain-english-rules.js";
import { PARTS, wordsOf } from "./words.js";

/** @import { Pattern } from "@fluent/syntax" */
/** @typedef {import("./plain-english-rules.js").Kind} Kind */
/** @typedef {{ file: string, place: string, text: string, kinds: Kind[] }} Passage */

const root = new URL("../../", import.meta.url);
/** @param {string} name */
const read = (name) => readFileSync(new URL(name, root), "utf8");
const rulesPage = read("docs/words.md");

/** The exceptions in words.md, each with its reason. */
const allowed = [
  ...rulesPage
    .slice(rulesPage.indexOf("### Exceptions"))
    .split("\n## ")[0]
    .matchAll(/^\| `(.+?)` \| (.+?) \| (.+?) \|$/gm),
].map(([, place, text, why]) => ({ place, text, why }));

/** @returns {Passage[]} */
function docs() {
  const names = readdirSync(new URL("docs/", root), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name.replaceAll("\\", "/")}`);
  return ["README.md", ...names].flatMap((file) => {
    // The rest of words.md has bad examples.
    const page = read(file).split("## Words that are not used")[0];
    return passagesOf(page).map((text) => ({ file, place: file, text, kinds: ["text"] }));
  });
}

/** @returns {Passage[]} */
function comments() {
  const names = readdirSync(new URL("src/", root), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".rs"))
    .map((name) => `src/${name.replaceAll("\\", "/")}`)
    .flatMap((file) =>
      commentsOf(read(file)).map(({ line, text }) => ({
        ...{ file, place: `${file}:${line}`, text },
        kinds: /** @type {Kind[]} */ (["text", "comment"]),
      })),
    );
}

/**
 * A text with the n-th variant of each selector, and X for each value.
 * @param {Pattern} pattern
 * @param {number} n
 */
function variantOf(pattern, n) {
  /** @type {string} */
  const text = pattern.elements
    .map((element) => {
      if (element.type === "TextElement") return element.value;
      const { expression } = element;
      if (expression.type === "StringLiteral") return expression.parse().value;
      if (expression.type !== "SelectExpression") return "X";
      const { variants } = expression;
      return variantOf(variants[Math.min(n, variants.length - 1)].value, n);
    })
    .join("");
  return text;
}

const MOST_VARIANTS = 6;
const LABEL = /(^|-)(label|button|title|switch|column|tab|heading|option)(-|$)/;

/** @param {string} language @returns {Passage[]} */
function messages(language) {
  return PARTS.flatMap((part) =>
    new FluentParser().parse(wordsOf(language, part)).body.flatMap((entry) => {
      if (entry.type !== "Message") return [];
      const texts = [
        { name: entry.id.name, pattern: entry.value },
        ...entry.attributes.map(({ id, value }) => ({
          ...{ name: `${entry.id.name}.${id.name}`, pattern: value },
        })),
      ];
      return texts.flatMap(({ name, pattern }) => {
        if (!pattern) return [];
        // In a lesson or a program, no sentence continues on the next line.
        const lines = Array.from({ length: MOST_VARIANTS }, (_, n) =>
          variantOf(pattern, n),
        ).flatMap((text) => text.split("\n"));
        const isLabel = LABEL.test(name.split(".")[0]);
        return [...new Set(lines)].map((text) => ({
          ...{ file: `${language}/${part}.ftl`, place: `${language}/${part}.ftl, ${name}`, text },
          kinds: /** @type {Kind[]} */ ([
            "message",
            ...(isLabel ? ["label"] : []),
            ...(language === "en" ? ["text"] : []),
          ]),
        }));
      });
    }),
  );
}

/** @param {Passage} passage */
const isAllowed = ({ file, text }) =>
  allowed.some((row) => file === row.place && text.includes(row.text));

/** Each fault as place, rule and words. @param {Passage} passage */
const faultsIn = ({ place, text, kinds }) =>
  faultsOf(text, kinds).map(({ id, words }) => `${place}: ${id}: ${words}`);

/** @type {[string, () => Passage[], number][]} */
const AREAS = [
  ["the docs", docs, 300],
  ["the comments of src", comments, 2_900],
  ...LANGUAGES.map(
    (language) =>
      /** @type {[string, () => Passage[], number]} */ ([
        `the messages (${language})`,
        () => messages(language),
        1_500,
      ]),
  ),
];

for (const [area, passagesIn, least] of AREAS) {
  test(`${area}: the texts follow the rules of docs/words.md for plain English`, () => {
    const passages = passagesIn();
    assert.ok(passages.length > least, `${passages.length} passages were read`);
    assert.deepEqual(passages.filter((passage) => !isAllowed(passage)).flatMap(faultsIn), []);
  });
}

test("each rule in this test has an example that breaks it and one that follows it", () => {
  const rows = [...rulesPage.matchAll(/^\| (E\d+)\. [^|]* \| ([^|]*) \| ([^|]*) \|$/gm)];
  for (const { id, kind } of RULES) {
    const [, , bad, good] = rows.find(([, name]) => name === id) ?? [];
    const ids = (/** @type {string} */ text) =>
      faultsOf(text, [kind, "text"]).map((fault) => fault.id);
    assert.ok(ids(bad).includes(id), `${id}: ${bad}`);
    assert.deepEqual(ids(good), [], `${id}: ${good}`);
  }
});

test("each exception has a reason and is still needed, and there are few", () => {
  const passages = AREAS.flatMap(([, passagesIn]) => passagesIn());
  for (const { place, text, why } of allowed) {
    const found = passages.filter(
      (passage) => passage.file === place && passage.text.includes(text),
    );
    const faults = found.flatMap(({ text, kinds }) => faultsOf(text, kinds));
    assert.ok(faults.length > 0, `${place}: ${text}`);
    assert.ok(why.length > 10, `${place}: ${why}`);
  }
  for (const language of LANGUAGES) {
    const isOf = (/** @type {string} */ place) =>
      (place.match(/^(\w\w)\//)?.[1] ?? "en") === language;
    assert.ok(allowed.filter(({ place }) => isOf(place)).length <= 25, language);
  }
});
