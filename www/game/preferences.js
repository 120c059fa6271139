/**
 * What a visitor prefers, kept in the browser. A storage that is missing, full, forbidden or holds
 * something else is as good as an empty one.
 */
import { DEFAULT_SETTINGS, LEVELS } from "./state.js";

/** @import { Settings } from "./state.js" */
/** @typedef {"light" | "dark" | "system"} Theme */

/**
 * @typedef {object} Preferences
 * @property {Settings} settings
 * @property {Theme} theme
 * @property {string | null} language The language chosen, which a newer page may have and this one not; null for the browser's.
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
 * @param {() => Storage} storage A function, since reading `localStorage` can throw.
 * @returns {Preferences}
 */
export function loadPreferences(storage) {
  try {
    return readPreferences(parsed(storage().getItem(KEY)));
  } catch {
    return DEFAULT_PREFERENCES;
  }
}

/**
 * Keeps a change. What else is stored stays: another tab may have changed it meanwhile, and a newer
 * version of the page may have written what this one does not know.
 * @param {() => Storage} storage
 * @param {Partial<Preferences>} change
 * @returns {boolean} Whether it is kept; otherwise it lasts for this visit.
 */
export function savePreferences(storage, change) {
  try {
    const held = storage();
    held.setItem(KEY, JSON.stringify(merged(parsed(held.getItem(KEY)), change)));
    return true;
  } catch {
    return false;
  }
}

/** @param {string | null} text @returns {unknown} Null if it is not JSON. */
function parsed(text) {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** The stored value with a change in it, however deep. @param {unknown} stored @param {unknown} change @returns {unknown} */
function merged(stored, change) {
  if (typeof change !== "object" || change === null) return change;
  const held = Array.isArray(stored) ? {} : record(stored);
  const changed = Object.entries(change).map(([name, value]) => [name, merged(held[name], value)]);
  return { ...held, ...Object.fromEntries(changed) };
}

/**
 * Each part for itself, so that one bad part does not spoil the others.
 * @param {unknown} stored
 * @returns {Preferences}
 */
export function readPreferences(stored) {
  const { settings, theme, language, shortcuts } = record(stored);
  const { players, pruning, hints, answers } = record(settings);
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
      answers: flag(answers) ?? usual.settings.answers,
    },
    theme: oneOf(THEMES, theme) ?? usual.theme,
    language: typeof language === "string" ? language : usual.language,
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
