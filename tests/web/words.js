/** All messages of a language, as on a page with every view open. */
import { readFileSync } from "node:fs";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";

/** @import { Catalogue, MessageValues } from "../../www/messages/catalogue.ts" */
/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/**
 * The messages of a language for tests, which can use any text as an id.
 * @typedef {Omit<Catalogue, "say"> & { say(id: string, values?: MessageValues): string }} Speech
 */

export const PARTS = [
  ...[
    "page",
    "play",
    "study",
    "learn",
    "contents",
    "chapters",
    "search",
    "watch",
    "practise",
    "lab",
    "teach",
    "lessons",
    "about",
    "chooser",
  ],
  ...["glossary", "boards", "details", "connect-four", "program", "paste"],
];

/** @param {string} language @param {string} part */
export function wordsOf(language, part) {
  const file = new URL(`../../www/messages/${language}/${part}.ftl`, import.meta.url);
  return readFileSync(file, "utf8");
}

/** @param {string} language */
export function words(language) {
  return PARTS.map((part) => wordsOf(language, part)).join("\n");
}

/** @param {string} language @param {GameDescription} [shape] @returns {Speech} */
export function speech(language, shape = STANDARD) {
  return catalogue(language, words(language), shape);
}
