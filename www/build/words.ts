/** Reads the message catalogues for the build, and inserts words into markup. */
import { readFileSync, readdirSync } from "node:fs";
import { catalogue, type Catalogue } from "../messages/catalogue.ts";
import { escaped } from "../base/escaped.ts";
import { LANGUAGES } from "../messages/languages.ts";
import { setAttribute } from "./html.ts";
import type { HTMLElement } from "node-html-parser";

const folder = (language: string) => new URL(`../messages/${language}/`, import.meta.url);

function allWords(language: string) {
  return readdirSync(folder(language))
    .filter((name) => name.endsWith(".ftl"))
    .sort()
    .map((name) => readFileSync(new URL(name, folder(language)), "utf8"))
    .join("\n");
}

const catalogues: Map<string, Catalogue> = new Map();

export function wordsIn(language: string) {
  const words = catalogues.get(language) ?? catalogue(language, allWords(language));
  catalogues.set(language, words);
  return words;
}

/** Inserts messages into the elements that name them. */
export function fillWords(page: HTMLElement, { markup, knows }: Catalogue) {
  for (const element of page.querySelectorAll("[data-message]")) {
    const id = element.getAttribute("data-message") ?? "";
    if (!knows(id)) throw new Error(`no message ${id}`);
    const { text, attributes } = markup(id);
    element.removeAttribute("data-message");
    for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
    if (text !== null) element.innerHTML = escaped(text);
  }
}

/** Lists the messages for www/embed.ts, which has no catalogue. */
export function wordsToEmbed() {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const ids = [...allWords(language).matchAll(/^(cutoff-[a-z-]+) =/gm)].map(([, id]) => id);
      const { sayNamed } = wordsIn(language);
      return [language, Object.fromEntries(ids.map((id) => [id, sayNamed(id)]))];
    }),
  );
}
