/** Checks that every language has all messages, with the same values, and its own digits. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { FluentParser, Visitor } from "@fluent/syntax";
import { catalogue } from "../../www/messages/catalogue.ts";
import { STANDARD } from "../../www/game/shape.ts";
import {
  LANGUAGES,
  direction,
  directionOf,
  languageOf,
  chosenLanguage,
} from "../../www/messages/languages.ts";
import { PARTS, speech, words, wordsOf } from "./words.js";

/** @import { Message } from "@fluent/syntax" */

/** Visits a message, and the messages that it refers to. */
class WholeMessage extends Visitor {
  /** @param {readonly Message[]} messages */
  constructor(messages) {
    super();
    this.messages = messages;
  }

  /** @param {any} node */
  visitMessageReference(node) {
    const part = this.messages.find(({ id }) => id.name === node.id.name);
    if (part) this.visit(part);
  }
}

/** Collects the values that a message uses. */
class Needs extends WholeMessage {
  /** @type {Set<string>} */
  names = new Set();

  /** @param {any} node */
  visitVariableReference(node) {
    this.names.add(`$${node.id.name}`);
  }
}

/** @param {string} language @param {string} part */
function messages(language, part) {
  const { body } = new FluentParser().parse(wordsOf(language, part));
  const junk = body.filter((entry) => entry.type === "Junk");
  assert.deepEqual(junk, [], `${language}/${part} is well written`);
  const found = body.flatMap((entry) => (entry.type === "Message" ? [entry] : []));
  const ids = found.map(({ id }) => id.name);
  assert.equal(new Set(ids).size, ids.length, `${language}/${part} names nothing twice`);
  return new Map(
    found.map((message) => {
      const needs = new Needs(found);
      needs.visit(message);
      // A sentence in another language can have values that the English one lacks, but not the
      // reverse.
      const attributes = message.attributes.map(({ id }) => id.name).sort();
      return [message.id.name, { attributes, hasText: message.value !== null, needs: needs.names }];
    }),
  );
}

for (const other of LANGUAGES.filter((name) => name !== "en")) {
  for (const part of PARTS) {
    test(`${other}/${part}.ftl has the messages of the English file`, () => {
      const [english, translated] = [messages("en", part), messages(other, part)];
      const missing = [...english.keys()].filter((id) => !translated.has(id));
      const left = [...translated.keys()].filter((id) => !english.has(id));
      assert.deepEqual({ missing, left }, { missing: [], left: [] });
      for (const [id, { attributes, hasText, needs }] of english) {
        const own = translated.get(id);
        assert.deepEqual(own?.attributes, attributes, id);
        assert.equal(own?.hasText, hasText, id);
        const unknown = [...(own?.needs ?? [])].filter((name) => !allowed(needs).has(name));
        assert.deepEqual(unknown, [], `${id} gets none of these values`);
      }
    });
  }

  test(`${other} is translated`, () => {
    const lines = (/** @type {string} */ name) =>
      PARTS.flatMap((part) => wordsOf(name, part).split("\n")).filter((line) =>
        /[a-z]{4}/.test(line),
      );
    const english = new Set(lines("en"));
    const same = lines(other).filter((line) => english.has(line) && / = .*[a-z]{4}/.test(line));
    // Names, code and links are not translated.
    const share = same.length / english.size;
    assert.ok(
      share < 0.12,
      `${same.length} lines are as in English: ${same.slice(0, 20).join(" | ")}`,
    );
  });
}

/** Replaces a cell with its row and column. @param {Set<string>} needs */
function allowed(needs) {
  const spread = ["$cell", "$row", "$column"];
  const hasCell = spread.some((name) => needs.has(name));
  return new Set([...needs, ...(hasCell ? spread : [])]);
}

test("Persian has its own digits, and runs from right to left", () => {
  const persian = catalogue("fa", wordsOf("fa", "page"), STANDARD);
  assert.equal(persian.number(549_946), "۵۴۹٬۹۴۶");
  assert.equal(persian.numeral(-12), "−۱۲");
  assert.match(persian.duration(1.91), /۱٫۹۱/);
  assert.match(persian.say("cell-empty", { cell: 5 }), /ستون .?c.?، سطر .?۲/);
  assert.deepEqual(LANGUAGES.map(direction), ["ltr", "ltr", "rtl"]);
});

/**
 * Lists the parts of a text that get their direction from their first letter.
 * @param {string} text
 */
function firstStrong(text) {
  const found = [];
  for (let from = text.indexOf("\u2068"); from >= 0; from = text.indexOf("\u2068", from + 1)) {
    let [depth, to] = [1, from + 1];
    for (; depth > 0; to += 1) {
      if (/[\u2066-\u2068]/.test(text[to])) depth += 1;
      if (text[to] === "\u2069") depth -= 1;
    }
    found.push(text.slice(from + 1, to - 1));
  }
  return found;
}

/**
 * Lists the keys of each selector of a message, by the selected value.
 * @param {Message} message
 * @param {readonly Message[]} messages
 */
function selectors(message, messages) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  class Selectors extends WholeMessage {
    /** @param {any} node */
    visitSelectExpression(node) {
      const name = node.selector.id?.name;
      const keys = node.variants.map((/** @type {any} */ { key }) => key.name ?? key.value);
      if (name) found.set(name, [...(found.get(name) ?? []), ...keys]);
      this.genericVisit(node);
    }
  }
  new Selectors(messages).visit(message);
  return found;
}

test("a Persian clause that begins with a Latin word is still laid out from right to left", () => {
  const source = words("fa");
  const persian = speech("fa");
  const clause = "X سه‌تای هم‌خط دارد";
  const { body } = new FluentParser().parse(source);
  const messages = body.filter((entry) => entry.type === "Message");
  let clauses = 0;
  for (const message of messages) {
    if (message.value === null) continue;
    const id = message.id.name;
    const needs = new Needs(messages);
    needs.visit(message);
    const names = [...needs.names].map((name) => name.slice(1));
    const selected = selectors(message, messages);
    // A name that no function reads as a number can be a clause of its own.
    const isText = (/** @type {string} */ name) =>
      !new RegExp(`\\((?:\\s*)\\$${name}\\b`).test(source) && !selected.has(name);
    const usual = Object.fromEntries(names.map((name) => [name, isText(name) ? clause : 4]));
    const cases = [...selected].flatMap(([name, keys]) => keys.map((key) => ({ [name]: key })));
    for (const chosen of [{}, ...cases]) {
      const numbers = Object.entries(chosen).map(([name, key]) => [
        name,
        /^\d+$/.test(key) ? Number(key) : key === "other" || key === "one" ? 4 : key,
      ]);
      const text = persian.say(id, { ...usual, ...Object.fromEntries(numbers) });
      clauses += text.split("\u2067").length - 1;
      for (const part of firstStrong(text)) {
        const first = part.match(/\p{L}/u)?.[0] ?? "";
        const isMixed = /[a-z]/i.test(first) && /\p{sc=Arabic}/u.test(part);
        assert.ok(!isMixed, `${id}: ${part}`);
      }
    }
  }
  assert.ok(clauses > 50, `${clauses} clauses that run from right to left`);
});

test("a text has the direction of most of its letters", () => {
  assert.equal(directionOf("X گوشه را دارد و O مرکز را."), "rtl");
  assert.equal(directionOf("The word فارسی in an English sentence"), "ltr");
  assert.deepEqual(["עברית", "ދިވެހި", "ܣܘܪܝܬ"].map(directionOf), ["rtl", "rtl", "rtl"]);
  assert.deepEqual(["", "7,332", "X"].map(directionOf), ["ltr", "ltr", "ltr"]);
});

test("the language comes from the link, then the choice, then the browser", () => {
  const browser = ["de-AT", "es-MX", "fa"];
  assert.equal(chosenLanguage({ link: "fa", chosen: "en", browser }), "fa");
  assert.equal(chosenLanguage({ link: "xx", chosen: "en", browser }), "en");
  assert.equal(chosenLanguage({ link: null, chosen: null, browser }), "es");
  assert.equal(chosenLanguage({ link: null, chosen: "tlh", browser }), "es");
  assert.equal(chosenLanguage({ link: null, chosen: null, browser: ["de"] }), "en");
  assert.equal(chosenLanguage({ link: null, chosen: null, browser: [] }), "en");
  assert.equal(languageOf("FA-ir"), "fa");
  assert.equal(languageOf("constructor"), undefined);
});
