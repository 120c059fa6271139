/** What a visitor prefers, kept in the browser. */
import { fieldsOf, keep, readKept } from "../base/storage.js";
import { DEFAULT_SETTINGS, LEVELS } from "./state.js";

/** @import { Kept } from "../base/types.d.ts" */
/** @import { Preferences, Theme } from "./types.d.ts" */

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

/** @param {Kept} storage @returns {Preferences} */
export function loadPreferences(storage) {
  return readPreferences(readKept(storage, KEY));
}

/**
 * Keeps a change. What else is stored stays: another tab may have changed it meanwhile, and a newer
 * version of the page may have written what this one does not know.
 * @param {Kept} storage
 * @param {Partial<Preferences>} change
 * @returns {boolean} Whether it is kept; otherwise it lasts for this visit.
 */
export function savePreferences(storage, change) {
  return keep(storage, KEY, merged(readKept(storage, KEY), change));
}

/** The stored value with a change in it, however deep. @param {unknown} stored @param {unknown} change @returns {unknown} */
function merged(stored, change) {
  if (typeof change !== "object" || change === null) return change;
  const held = Array.isArray(stored) ? {} : fieldsOf(stored);
  const changed = Object.entries(change).map(([name, value]) => [name, merged(held[name], value)]);
  return { ...held, ...Object.fromEntries(changed) };
}

/**
 * Each part for itself, so that one bad part does not spoil the others.
 * @param {unknown} stored
 * @returns {Preferences}
 */
export function readPreferences(stored) {
  const { settings, theme, language, shortcuts } = fieldsOf(stored);
  const { players, pruning, hints, answers } = fieldsOf(settings);
  const { X, O } = fieldsOf(players);
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
