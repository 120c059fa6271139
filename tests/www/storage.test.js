/** Checks that preferences work with any storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../../www/base/random.ts";
import { LEVELS } from "../../www/game/state.ts";
import {
  DEFAULT_PREFERENCES,
  loadPreferences,
  readPreferences,
  savePreferences,
} from "../../www/game/preferences.ts";
import {
  BUDGETS_MS,
  MEMORIES,
  saveLimits,
  loadLimits,
} from "../../www/play/state/search-limits.ts";

/** @import { Preferences } from "../../www/game/preferences.ts" */

/** @param {string | null} text */
function storageWith(text) {
  const held = { text };
  const storage = {
    getItem: () => held.text,
    /** @param {string} _ @param {string} text */
    setItem: (_, text) => (held.text = text),
  };
  return { held, storage: () => /** @type {Storage} */ (/** @type {unknown} */ (storage)) };
}

/** @type {Preferences} */
const chosen = {
  settings: { players: { X: "casual", O: "human" }, pruning: false, hints: true, answers: false },
  theme: "dark",
  language: "fa",
  shortcuts: false,
};

test("saved settings are loaded", () => {
  const { storage } = storageWith(null);
  savePreferences(storage, chosen);
  assert.deepEqual(loadPreferences(storage), chosen);
});

test("the page works with an empty, corrupt, full, missing or forbidden storage", () => {
  const texts = [null, "", "{", "null", "[]", "7", '"text"', "{}", '{"settings":null}'];
  for (const text of texts) {
    assert.deepEqual(loadPreferences(storageWith(text).storage), DEFAULT_PREFERENCES, `${text}`);
  }
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  const missing = () => /** @type {Storage} */ (/** @type {unknown} */ (null));
  const full = () => {
    const { storage } = storageWith(null);
    const setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    return { ...storage(), setItem };
  };
  for (const broken of [forbidden, missing, full]) {
    assert.deepEqual(loadPreferences(broken), DEFAULT_PREFERENCES);
    assert.equal(savePreferences(broken, chosen), false);
  }
});

test("a change keeps the data that another tab or a newer version has stored", () => {
  const newer = {
    theme: "dark",
    language: "tlh",
    fonts: ["a"],
    settings: { hints: true, sound: 3 },
  };
  const { held, storage } = storageWith(JSON.stringify(newer));
  const settings = { ...chosen.settings, hints: false };
  assert.equal(savePreferences(storage, { settings, shortcuts: false }), true);
  assert.deepEqual(JSON.parse(held.text ?? ""), {
    ...newer,
    shortcuts: false,
    settings: { ...settings, sound: 3 },
  });
  const { theme, shortcuts } = loadPreferences(storage);
  assert.deepEqual({ theme, shortcuts }, { theme: "dark", shortcuts: false });
  for (const text of ["{", "[1]", "7", '{"settings":[1]}', '{"settings":{"players":"x"}}']) {
    const { storage } = storageWith(text);
    assert.equal(savePreferences(storage, chosen), true);
    assert.deepEqual(loadPreferences(storage), chosen, text);
  }
});

test("only valid choices are read from storage", () => {
  const next = seeded(11);
  const pick = /** @template T @param {readonly T[]} list */ (list) =>
    list[Math.floor(next() * list.length)];
  const names = [
    "settings",
    "theme",
    "language",
    "shortcuts",
    "players",
    "X",
    "O",
    "hints",
    "answers",
    "__proto__",
  ];
  /** @param {number} depth @returns {unknown} */
  const noise = (depth) =>
    depth === 0 || next() < 0.3
      ? pick([null, 0, -1, 1e308, true, false, "", "dark", "perfect", "fa", "constructor", [], {}])
      : Object.fromEntries(
          names.filter(() => next() < 0.6).map((name) => [name, noise(depth - 1)]),
        );
  const { settings, ...usual } = DEFAULT_PREFERENCES;
  for (let round = 0; round < 5_000; round += 1) {
    const read = loadPreferences(storageWith(JSON.stringify(noise(4))).storage);
    const { players, pruning, hints, answers, ...more } = read.settings;
    assert.deepEqual(Object.keys(read).sort(), ["settings", ...Object.keys(usual)].sort());
    assert.ok(LEVELS.includes(players.X) && LEVELS.includes(players.O));
    for (const flag of [pruning, hints, answers]) assert.equal(typeof flag, "boolean");
    assert.deepEqual(more, {});
    assert.ok(["light", "dark", "system"].includes(read.theme));
    assert.ok(read.language === null || typeof read.language === "string");
    assert.equal(typeof read.shortcuts, "boolean");
  }
});

test("an invalid part of the stored data does not affect other parts", () => {
  const read = readPreferences({
    settings: { players: { X: "wizard", O: "random" }, pruning: "yes", hints: true },
    theme: "sepia",
    language: 7,
    shortcuts: false,
    fromTheFuture: { deep: [1] },
  });
  const { settings, theme, language } = DEFAULT_PREFERENCES;
  assert.deepEqual(read, {
    settings: {
      players: { X: settings.players.X, O: "random" },
      pruning: true,
      hints: true,
      answers: true,
    },
    theme,
    language,
    shortcuts: false,
  });
});

test("the limits of a search are stored, and a broken, empty or hostile storage gives the defaults", () => {
  /** @type {Map<string, string>} */
  const held = new Map();
  const storage = () => ({
    getItem: (/** @type {string} */ key) => held.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => void held.set(key, value),
    removeItem: (/** @type {string} */ key) => void held.delete(key),
  });
  assert.deepEqual(loadLimits(storage, false), { budgetMs: 1000, memoryMb: 32 });
  assert.deepEqual(loadLimits(storage, true), { budgetMs: 1000, memoryMb: 8 });
  for (const budgetMs of BUDGETS_MS) {
    for (const memoryMb of MEMORIES) {
      saveLimits(storage, { budgetMs, memoryMb });
      assert.deepEqual(loadLimits(storage, true), { budgetMs, memoryMb });
      assert.equal(held.get("cutoff.engine"), JSON.stringify({ budget: budgetMs, memoryMb }));
    }
  }
  for (const text of ["", "{", "7", "null", "[]", '{"budget":1e99,"memoryMb":"lots"}']) {
    held.set("cutoff.engine", text);
    assert.deepEqual(loadLimits(storage, false), { budgetMs: 1000, memoryMb: 32 }, text);
  }
  const broken = () => {
    throw new Error("forbidden");
  };
  assert.deepEqual(loadLimits(broken, false), { budgetMs: 1000, memoryMb: 32 });
  saveLimits(broken, { budgetMs: null, memoryMb: 8 });
});
