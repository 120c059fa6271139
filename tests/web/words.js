/** All words of a language, as the page has them once every view was opened. */
import { readFileSync } from "node:fs";

export const PARTS = [
  ...[
    "page",
    "play",
    "study",
    "learn",
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
