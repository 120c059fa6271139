/** All words that the page says, by name. They live in the catalogues in the folders beside this file. */
import { loadPreferences } from "../page/preferences.js";
import { catalogue } from "./catalogue.js";
import english from "./en/page.ftl?raw";
import { NAMES, known, language as wanted } from "./languages.js";

/** The catalogues that are loaded when they are wanted: English words for the page come with it. */
const files = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob(["./*/*.ftl", "!./en/page.ftl"], { query: "?raw", import: "default" })
);

/** The language that the link asked for, if it named one. */
export const linked = known(new URLSearchParams(location.hash.slice(1)).get("lang"));

const chosen = wanted({
  link: linked ?? null,
  chosen: loadPreferences(() => localStorage).language,
  browser: navigator.languages ?? [navigator.language],
});

/** The name of the wanted language if it could not be loaded. @type {string | null} */
export let unloaded = null;

/** What can be loaded of the wanted language; English if it cannot. */
async function load() {
  try {
    if (chosen !== "en") return catalogue(chosen, await files[`./${chosen}/page.ftl`]());
  } catch {
    // A page in English is better than none.
    unloaded = NAMES[chosen];
  }
  return catalogue("en", english);
}

export const { language, say, markup, knows, number, figure, duration, times, add } = await load();

/** @type {Map<string, Promise<void>>} */
const learning = new Map();

/**
 * Loads the words of a part of the page, once.
 * @param {"search" | "lab" | "about"} part
 * @returns {Promise<void>}
 */
export function learn(part) {
  const known = learning.get(part);
  if (known) return known;
  const words = files[`./${language}/${part}.ftl`]().then(add);
  learning.set(part, words);
  words.catch(() => learning.delete(part));
  return words;
}
