/** Stores the visitor's preferences in the browser. */
import { fieldsOf, loadValue, saveValue, type WebStore } from "../base/storage.ts";
import { DEFAULT_SETTINGS, LEVELS } from "./state.ts";
import type { Player } from "../../pkg/whole/cutoff.js";

type Theme = "light" | "dark" | "system";

export interface Preferences {
  settings: Settings;
  theme: Theme;
  /** Null for the browser's language. A newer version may have stored an unknown language. */
  language: string | null;
  /** True if single letters are keyboard shortcuts. */
  shortcuts: boolean;
}

export type Level = "human" | "perfect" | "book" | "casual" | "random";

export interface Settings {
  players: Record<Player, Level>;
  /** True if alpha-beta chooses the moves, false for minimax. */
  pruning: boolean;
  /** True if each free cell shows its value. */
  hints: boolean;
  /** True to show the engine's findings: recommended move, value, best line and hints. */
  answers: boolean;
}

const KEY = "cutoff.preferences";
const THEMES: readonly Theme[] = ["light", "dark", "system"];

export const DEFAULT_PREFERENCES: Preferences = {
  settings: DEFAULT_SETTINGS,
  theme: "system",
  language: null,
  shortcuts: true,
};

export const loadPreferences = (storage: WebStore) => readPreferences(loadValue(storage, KEY));

/**
 * Merges a change into the stored preferences of any tab or version.
 * @returns False if the change lasts only for this visit.
 */
export function savePreferences(storage: WebStore, change: Partial<Preferences>): boolean {
  return saveValue(storage, KEY, merge(loadValue(storage, KEY), change));
}

/** Merges a change into a stored value at any depth. */
function merge(stored: unknown, change: unknown): unknown {
  if (typeof change !== "object" || change === null) return change;
  const held = Array.isArray(stored) ? {} : fieldsOf(stored);
  const changed = Object.entries(change).map(([name, value]) => [name, merge(held[name], value)]);
  return { ...held, ...Object.fromEntries(changed) };
}

/** Reads each part separately, so that an invalid part does not affect the others. */
export function readPreferences(stored: unknown): Preferences {
  const { settings, theme, language, shortcuts } = fieldsOf(stored);
  const { players, pruning, hints, answers } = fieldsOf(settings);
  const { X, O } = fieldsOf(players);
  const defaults = DEFAULT_PREFERENCES;
  return {
    settings: {
      players: {
        X: oneOf(LEVELS, X) ?? defaults.settings.players.X,
        O: oneOf(LEVELS, O) ?? defaults.settings.players.O,
      },
      pruning: flag(pruning) ?? defaults.settings.pruning,
      hints: flag(hints) ?? defaults.settings.hints,
      answers: flag(answers) ?? defaults.settings.answers,
    },
    theme: oneOf(THEMES, theme) ?? defaults.theme,
    language: typeof language === "string" ? language : defaults.language,
    shortcuts: flag(shortcuts) ?? defaults.shortcuts,
  };
}

const oneOf = <C extends string>(choices: readonly C[], value: unknown) =>
  choices.find((choice) => choice === value);

const flag = (value: unknown) => (typeof value === "boolean" ? value : undefined);
