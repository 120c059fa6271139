/** Preferences survive any storage. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  DEFAULT_PREFERENCES,
  loadPreferences,
  readPreferences,
  savePreferences,
} from "../../www/storage.js";

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

/** @type {import("../../www/storage.js").Preferences} */
const chosen = {
  settings: { players: { X: "casual", O: "human" }, pruning: false, hints: true },
  theme: "dark",
  language: "fa",
  shortcuts: false,
};

test("what is saved is loaded", () => {
  const { storage } = storageWith(null);
  savePreferences(storage, chosen);
  assert.deepEqual(loadPreferences(storage), chosen);
});

test("a storage that is empty, corrupt or forbidden is as good as none", () => {
  const texts = [null, "", "{", "null", "[]", "7", '"text"', "{}", '{"settings":null}'];
  for (const text of texts) {
    assert.deepEqual(loadPreferences(storageWith(text).storage), DEFAULT_PREFERENCES, `${text}`);
  }
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  assert.deepEqual(loadPreferences(forbidden), DEFAULT_PREFERENCES);
  assert.doesNotThrow(() => savePreferences(forbidden, chosen));
});

test("a bad part does not spoil the others", () => {
  const read = readPreferences({
    settings: { players: { X: "wizard", O: "random" }, pruning: "yes", hints: true },
    theme: "sepia",
    language: "tlh",
    shortcuts: false,
    fromTheFuture: { deep: [1] },
  });
  const { settings, theme, language } = DEFAULT_PREFERENCES;
  assert.deepEqual(read, {
    settings: { players: { X: settings.players.X, O: "random" }, pruning: true, hints: true },
    theme,
    language,
    shortcuts: false,
  });
});
