/** All messages of a language, as on a page with every view open. */
import { readFileSync, readdirSync } from "node:fs";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";

/** @import { Catalogue, MessageValues } from "../../www/messages/catalogue.ts" */
/** @import { GameDescription } from "../../pkg/whole/cutoff.js" */

/**
 * The messages of a language for tests, which can use any text as an id.
 * @typedef {Omit<Catalogue, "say"> & { say(id: string, values?: MessageValues): string }} Words
 */

/** The files of a language, without their ending. Every language has the same ones. */
export const PARTS = readdirSync(new URL("../../www/messages/en/", import.meta.url)).map((file) =>
  file.replace(/\.ftl$/, ""),
);

/** @param {string} language @param {string} part */
export function wordsOf(language, part) {
  const file = new URL(`../../www/messages/${language}/${part}.ftl`, import.meta.url);
  return readFileSync(file, "utf8");
}

/** @param {string} language */
export function words(language) {
  return PARTS.map((part) => wordsOf(language, part)).join("\n");
}

/** @param {string} language @param {GameDescription} [shape] @returns {Words} */
export function speech(language, shape = STANDARD) {
  return catalogue(language, words(language), shape);
}
