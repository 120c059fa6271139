/**
 * Checks that the pages read what 0.3.1 has stored in a browser (tests/e2e/stored-0.3.json, taken
 * from its pages), start with anything else that is stored, and keep the data of a newer version.
 * tests/e2e/stored-kept.spec.js reloads a page.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { speech } from "../www/words.js";
import { evaluate, leave, load, loadNext } from "./page.js";
import { attributes, becomes, choose, count, press, say, screen, textOf } from "./visitor.js";

after(leave);

/** @type {{ local: Record<string, string>, tab: Record<string, string> }} */
const STORED = JSON.parse(readFileSync(new URL("../e2e/stored-0.3.json", import.meta.url), "utf8"));
/** The stored language. */
const spanish = speech("es");

/** Reads the value of a field. @param {string} selector @param {number} [index] */
const value = (selector, index = 0) =>
  evaluate(
    ({ selector, index }) => Reflect.get(document.querySelectorAll(selector)[index] ?? {}, "value"),
    { selector, index },
  );
/** @param {string} selector */
const isChecked = (selector) =>
  evaluate((selector) => Reflect.get(document.querySelector(selector) ?? {}, "checked"), selector);
/** @param {string} key */
const inBrowser = (key) => evaluate((key) => localStorage.getItem(key), key);

test("the page keeps the preferences, chapters and lessons that 0.3.1 stored", async () => {
  await load("", STORED);
  await becomes(() => attributes("html", "lang")[0], "es");
  await becomes(() => attributes("html", "data-theme")[0], "dark");
  await becomes(() => value("#language"), "es");
  await press("#players-open");
  await becomes(() => value("#players select"), "human");
  assert.equal(value("#players select", 1), "casual");
  assert.equal(attributes("#pruning", "aria-checked")[0], "false");
  assert.equal(attributes("#hint", "aria-pressed")[0], "true");
  await press("#menu-open");
  await press("#help-open");
  assert.equal(
    Reflect.get(screen().getByLabelText(spanish.say("shortcuts-label")), "checked"),
    false,
  );

  await load("#game=7x6k4g&x=human&o=human&moves=445544", STORED);
  await becomes(() => value("#solver-budget"), "5000");
  assert.equal(value("#solver-memory"), "64");

  await load("es/learn/", STORED);
  const done = `[aria-label="${spanish.say("learn-read")}"]`;
  await becomes(() => count(`li[data-chapter] ${done}`), 1);
  assert.equal(count(`li[data-chapter="minimax"] ${done}`), 1);
  await loadNext("es/learn/minimax/");
  await becomes(() => isChecked('.program input[value="rust"]'), true);

  await load("teach/#do=lesson", STORED);
  await becomes(() => value(".lesson-source"), STORED.local["cutoff.lesson"]);
  await loadNext("watch/#tree=[[1,2],[3,4]]");
  await press("#menu-open");
  await press("#lesson-add");
  await becomes(() => (inBrowser("cutoff.lesson") ?? "").includes("[[1,2],[3,4]]"), true);

  const { code } = JSON.parse(STORED.tab["cutoff.answers"]);
  await load(`#lesson=${code}`, STORED);
  await becomes(() => value("#lesson-answer"), "7332");
  assert.equal(textOf("#lesson-verdict"), spanish.say("lesson-right"));
});

const KEY = "cutoff.preferences";

test("the page starts with any stored data, and a choice replaces that data", async () => {
  const fields = {
    settings: ["7", "[]", '"x"', '{"players":[]}', '{"players":{"X":{},"O":7},"hints":"yes"}'],
    theme: ["0", '"sepia"', '{"dark":true}'],
    language: ["7", '"tlh"', '["fa"]', '{"toString":1}'],
    shortcuts: ['"no"', "null", "[]"],
  };
  // tests/www/storage.test.js tries many more values. Here each load has one wrong value in each
  // field.
  const all = fields.settings.map((_, index) => {
    const parts = Object.entries(fields).map(
      ([name, values]) => `"${name}":${values[index % values.length]}`,
    );
    return `{${parts.join(",")}}`;
  });
  all.push("{", "null", "[]", '{"__proto__":{"theme":"dark"}}', "9".repeat(100_000));
  all.push('{"settings":7,"theme":{},"shortcuts":"x"}');
  all.push('{"version":99,"settings":{"players":{"X":"wizard"}}}');
  for (const text of all) {
    await load("", { local: { [KEY]: text } });
    assert.equal(attributes("html", "lang")[0], "en", text);
    await becomes(() => textOf("#turn"), say("headline"));
    assert.equal(attributes("#pruning", "aria-checked")[0], "true", text);
    assert.equal(attributes("#hint", "aria-pressed")[0], "false", text);
  }
  await press("#hint");
  await loadNext("");
  await becomes(() => attributes("#hint", "aria-pressed")[0], "true");
});

test("an older version does not change the data of a newer version", async () => {
  const newer = {
    version: 9,
    language: "tlh",
    voice: { pitch: 3 },
    settings: { players: { X: "human", O: "oracle", Z: "human" }, board: "4x4" },
  };
  await load("", { local: { [KEY]: JSON.stringify(newer) } });
  await press("#players-open");
  await becomes(() => value("#players select", 1), "perfect");
  await press("#menu-open");
  await press("#theme");
  const kept = () => JSON.parse(inBrowser(KEY) ?? "");
  await becomes(() => "theme" in kept(), true);
  const { theme, ...rest } = kept();
  assert.match(theme, /^(dark|light)$/);
  assert.deepEqual(rest, newer);
  choose("#players > :nth-child(2) select", "casual");
  await becomes(() => kept().settings.players.O, "casual");
  const { players, board } = kept().settings;
  assert.deepEqual([players.Z, board, kept().version], ["human", "4x4", 9]);
  assert.deepEqual([kept().language, kept().voice], ["tlh", { pitch: 3 }]);
});
