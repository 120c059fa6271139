/** Reads the catalogues for the build, and fills words into markup. */
import { readFileSync, readdirSync } from "node:fs";
import { catalogue } from "../messages/catalogue.ts";
import { escaped } from "../base/svg-shape.ts";
import { LANGUAGES } from "../messages/languages.ts";
import type { Catalogue } from "../messages/catalogue.ts";

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

/** Fills the elements that name a message with its words. */
export function withWords(html: string, language: string) {
  const { markup } = wordsIn(language);
  return html.replace(/ data-message="([^"]+)"([^>]*)>/g, (_, id, rest) => {
    const { text, attributes } = markup(id);
    const set = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
    return `${set.join("")}${rest}>${text === null ? "" : escaped(text)}`;
  });
}

/** The words of www/embed.ts, which has no catalogue. */
export function wordsToEmbed() {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const ids = [...allWords(language).matchAll(/^(embed-[a-z-]+) =/gm)].map(([, id]) => id);
      const { sayNamed } = wordsIn(language);
      return [language, Object.fromEntries(ids.map((id) => [id, sayNamed(id)]))];
    }),
  );
}
