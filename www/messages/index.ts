/**
 * Loads the words of the page, and says them. The catalogues are in the folders beside this file.
 */
import { lasting } from "../base/storage.ts";
import { loadPreferences } from "../game/preferences.ts";
import { nextTask } from "../base/next-task.ts";
import { catalogue } from "./catalogue.ts";
import { STANDARD } from "../game/shape.ts";
import { LANGUAGE_NAMES, languageOf, language as wanted } from "./languages.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** `page` is for every place; each place has one of its own. */
const files = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });

/** Named by the HTML of the page. */
const FIRST: WordsPart[] = [
  "page",
  ...(document.documentElement.dataset.words ?? "").split(" "),
].filter((part) => part) as WordsPart[];

/** Named by the link. */
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

/** The name of the chosen language if it could not be loaded. */
export let unloaded: string | null = null;

/**
 * Makes the first tool for numbers in a task of its own, while the words are on their way: that
 * takes Chromium 20 ms, all later ones next to nothing.
 */
async function prepareNumbers(language: string) {
  await nextTask();
  new Intl.NumberFormat(language);
  await nextTask();
}

async function loaded(language: string) {
  const loading = FIRST.map((part) => files[`./${language}/${part}.ftl`]());
  const [texts] = await Promise.all([Promise.all(loading), prepareNumbers(language)]);
  const words = catalogue(language, texts.join("\n"), STANDARD);
  await nextTask();
  return words;
}

/** Loads the chosen language, or else English. */
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
export { nameCells, words };
export const { language, say, markup, knows, sayNamed, add } = words;
export const { number, figure, duration, times, list, clauses } = words;

const hearers: ((shape: GameDescription) => void)[] = [];

let named: GameDescription = STANDARD;

/** Names the cells of another game from now on. */
export function setShape(shape: GameDescription) {
  if (shape.game === named.game) return;
  named = shape;
  nameCells(shape);
  for (const hear of hearers) hear(shape);
}

/** Hears of the game whose cells are named, now and after each change. */
export function onShape(hear: (shape: GameDescription) => void) {
  hearers.push(hear);
  hear(named);
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
