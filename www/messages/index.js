/** All words that the page says, by name. They live in the catalogues in the folders beside this file. */
import { loadPreferences } from "../page/preferences.js";
import { catalogue } from "./catalogue.js";
import english from "./en/page.ftl?raw";
import { STANDARD } from "../game/shape.js";
import { NAMES, languageOf, language as wanted } from "./languages.js";

/** The catalogues that are loaded on demand. The English words of the page come with this file. */
const files = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob(["./*/*.ftl", "!./en/page.ftl"], { query: "?raw", import: "default" })
);

/** The language that the link asked for, if it named one. */
export const linked = languageOf(new URLSearchParams(location.hash.slice(1)).get("lang"));

const chosen = wanted({
  link: linked ?? null,
  chosen: loadPreferences(() => localStorage).language,
  browser: navigator.languages ?? [navigator.language],
});

/** The name of the wanted language if it could not be loaded. @type {string | null} */
export let unloaded = null;

/** The catalogue of the wanted language; the English one if it cannot be loaded. */
async function load() {
  try {
    if (chosen !== "en") {
      return catalogue(chosen, await files[`./${chosen}/page.ftl`](), STANDARD);
    }
  } catch {
    // A page in English is better than none.
    unloaded = NAMES[chosen];
  }
  return catalogue("en", english, STANDARD);
}

export const { language, setShape, say, markup, knows, add, ...forms } = await load();
export const { number, figure, duration, times, list, clauses } = forms;

/** @type {Map<string, Promise<void>>} */
const learning = new Map();

/**
 * Loads the words of a part of the page, once.
 * @param {"search" | "lab" | "about"} part
 * @returns {Promise<void>}
 */
export function learn(part) {
  const loading = learning.get(part);
  if (loading) return loading;
  const words = files[`./${language}/${part}.ftl`]().then(add);
  learning.set(part, words);
  words.catch(() => learning.delete(part));
  return words;
}
