/** Loads the words of the page, and says them. The catalogues are in the folders beside it. */
import { localStore } from "../base/storage.ts";
import { loadPreferences } from "../game/preferences.ts";
import { nextTask } from "../base/next-task.ts";
import { catalogue } from "./catalogue.ts";
import { STANDARD } from "../game/shape.ts";
import { LANGUAGE_NAMES, chosenLanguage, languageOf } from "./languages.ts";
import type { GameDescription } from "../../pkg/whole/cutoff.js";

/** The files of words. Every place has `page`. */
const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

const { dataset } = document.documentElement;
/** The parts of the words that are loaded first: the HTML of the page names them. */
const FIRST = ["page", ...(dataset.words ?? "").split(" ")].filter((part) => part) as WordsPart[];

/** The language that the link names, or null. */
export const linkedLanguage =
  languageOf(new URLSearchParams(location.hash.slice(1)).get("lang")) ?? null;

/** The language of a page of Learn, which its address decides. */
const pageLanguage = languageOf(dataset.language);

const chosen =
  pageLanguage ??
  chosenLanguage({
    link: linkedLanguage,
    chosen: loadPreferences(localStore).language,
    browser: navigator.languages ?? [navigator.language],
  });

/** The name of the chosen language, if its words could not be loaded. */
export let failedLanguage: string | null = null;

/**
 * Makes the first number format in its own task, while the words are loading. It takes Chromium
 * 20 ms; later ones take next to nothing.
 */
async function prepareNumbers(language: string) {
  await nextTask();
  new Intl.NumberFormat(language);
  await nextTask();
}

async function catalogueFor(language: string) {
  const loading = FIRST.map((part) => files[`./${language}/${part}.ftl`]());
  const [texts] = await Promise.all([Promise.all(loading), prepareNumbers(language)]);
  const words = catalogue(language, texts.join("\n"), STANDARD);
  await nextTask();
  return words;
}

/** Loads the chosen language, or else English. */
async function load() {
  try {
    return await catalogueFor(chosen);
  } catch (error) {
    if (chosen === "en") throw error;
    // A page in English is better than no page.
    failedLanguage = LANGUAGE_NAMES[chosen];
    return catalogueFor("en");
  }
}

const { nameCells, ...words } = await load();
export { words };
export const { language, say, markup, knows, sayNamed, add } = words;
export const { number, numeral, duration, ratio, list, clauses } = words;

const listeners: ((shape: GameDescription) => void)[] = [];

let named: GameDescription = STANDARD;

/** Names the cells of another game from now on. */
export function setShape(shape: GameDescription) {
  if (shape.game === named.game) return;
  named = shape;
  nameCells(shape);
  for (const listen of listeners) listen(shape);
}

/** Calls a function with the game whose cells are named, now and after each change. */
export function onShape(listen: (shape: GameDescription) => void) {
  listeners.push(listen);
  listen(named);
}

const loads: Map<string, Promise<void>> = new Map(FIRST.map((part) => [part, Promise.resolve()]));

/** Loads a part of the words, once. */
export function loadWords(part: WordsPart): Promise<void> {
  const loading = loads.get(part);
  if (loading) return loading;
  const words = files[`./${language}/${part}.ftl`]().then(add);
  loads.set(part, words);
  words.catch(() => loads.delete(part));
  return words;
}
