/**
 * What a visitor prefers, kept in the browser. A storage that is missing, full, forbidden or holds
 * something else is as good as an empty one.
 */
import { LANGUAGES } from "./messages/languages.js";
import { DEFAULT_SETTINGS, LEVELS } from "./state.js";

/** @typedef {import("./state.js").Level} Level */
/** @typedef {import("./state.js").Settings} Settings */
/** @typedef {"light" | "dark" | "system"} Theme */

/**
 * @typedef {object} Preferences
 * @property {Settings} settings
 * @property {Theme} theme
 * @property {string | null} language The language chosen; null for the browser's.
 * @property {boolean} shortcuts Whether single letters are keys.
 */

const KEY = "cutoff.preferences";
/** @type {readonly Theme[]} */
const THEMES = ["light", "dark", "system"];

/** @type {Preferences} */
export const DEFAULT_PREFERENCES = {
  settings: DEFAULT_SETTINGS,
  theme: "system",
  language: null,
  shortcuts: true,
};

/**
 * @param {() => Storage} storage Asked for here, since asking alone can throw.
 * @returns {Preferences}
 */
export function loadPreferences(storage) {
  try {
    return readPreferences(JSON.parse(storage().getItem(KEY) ?? "null"));
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/**
 * @param {() => Storage} storage
 * @param {Preferences} preferences
 */
export function savePreferences(storage, preferences) {
  try {
    storage().setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Then they last for this visit.
  }
}

/**
 * Each part for itself, so that one bad part does not spoil the others.
 * @param {unknown} stored
 * @returns {Preferences}
 */
export function readPreferences(stored) {
  const { settings, theme, language, shortcuts } = record(stored);
  const { players, pruning, hints } = record(settings);
  const { X, O } = record(players);
  const usual = DEFAULT_PREFERENCES;
  return {
    settings: {
      players: {
        X: oneOf(LEVELS, X) ?? usual.settings.players.X,
        O: oneOf(LEVELS, O) ?? usual.settings.players.O,
      },
      pruning: flag(pruning) ?? usual.settings.pruning,
      hints: flag(hints) ?? usual.settings.hints,
    },
    theme: oneOf(THEMES, theme) ?? usual.theme,
    language: oneOf(LANGUAGES, language) ?? usual.language,
    shortcuts: flag(shortcuts) ?? usual.shortcuts,
  };
}

/** @param {unknown} value @returns {Record<string, unknown>} */
function record(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/**
 * @template {string} C
 * @param {readonly C[]} choices
 * @param {unknown} value
 */
function oneOf(choices, value) {
  return choices.find((choice) => choice === value);
}

/** @param {unknown} value */
function flag(value) {
  return typeof value === "boolean" ? value : undefined;
}
