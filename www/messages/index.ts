/** All words that the page says, by name. They live in the catalogues in the folders beside this file. */
import { lasting } from "../base/storage.js";
import { loadPreferences } from "../game/preferences.js";
import { nextTask } from "../base/next-task.js";
import { catalogue } from "./catalogue.js";
import { STANDARD } from "../game/shape.js";
import { LANGUAGE_NAMES, languageOf, language as wanted } from "./languages.js";

/** The catalogues: `page` is what every place says, and each place has one of its own. */
const files = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob("./*/*.ftl", { query: "?raw", import: "default" })
);

/** What this page says from the start, as its HTML names it. @type {WordsPart[]} */
const FIRST = /** @type {WordsPart[]} */ (
  ["page", ...(document.documentElement.dataset.words ?? "").split(" ")].filter((part) => part)
);

/** The language that the link asked for, if it named one. */
export const linked = languageOf(new URLSearchParams(location.hash.slice(1)).get("lang"));

/** The language of a page that is written in one: its address decides. */
const written = languageOf(document.documentElement.dataset.language);

const chosen =
  written ??
  wanted({
    link: linked ?? null,
    chosen: loadPreferences(lasting).language,
    browser: navigator.languages ?? [navigator.language],
  });

/** The name of the wanted language if it could not be loaded. @type {string | null} */
export let unloaded = null;

/**
 * Has the browser prepare its tools for numbers, in a task of their own while the words are on their
 * way: the first of them takes Chromium 20 ms, all later ones next to nothing.
 * @param {string} language
 */
async function prepareNumbers(language) {
  await nextTask();
  new Intl.NumberFormat(language);
  await nextTask();
}

/** @param {string} language */
async function loaded(language) {
  const loading = FIRST.map((part) => files[`./${language}/${part}.ftl`]());
  const [texts] = await Promise.all([Promise.all(loading), prepareNumbers(language)]);
  const words = catalogue(language, texts.join("\n"), STANDARD);
  await nextTask();
  return words;
}

/** The catalogue of the wanted language; the English one if it cannot be loaded. */
async function load() {
  try {
    return await loaded(chosen);
  } catch (error) {
    if (chosen === "en") throw error;
    // A page in English is better than none.
    unloaded = LANGUAGE_NAMES[chosen];
    return loaded("en");
  }
}

const { setShape: nameCells, ...words } = await load();
export { nameCells };
export const { language, say, markup, knows, add } = words;
export const { number, figure, duration, times, list, clauses } = words;

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { WordsPart } from "./types.d.ts" */

/** @type {((shape: GameDescription) => void)[]} */
const hearers = [];

/** Names the cells of another game from now on. @param {GameDescription} shape */
export function setShape(shape) {
  nameCells(shape);
  for (const hear of hearers) hear(shape);
}

/** Calls a function with each game whose cells are to be named. @param {(shape: GameDescription) => void} hear */
export function onShape(hear) {
  hearers.push(hear);
}

/** @type {Map<string, Promise<void>>} */
const loads = new Map(FIRST.map((part) => [part, Promise.resolve()]));

/**
 * Loads the words of a part of the site, once.
 * @param {WordsPart} part
 * @returns {Promise<void>}
 */
export function loadWords(part) {
  const loading = loads.get(part);
  if (loading) return loading;
  const words = files[`./${language}/${part}.ftl`]().then(add);
  loads.set(part, words);
  words.catch(() => loads.delete(part));
  return words;
}
