/** The words of Learn in each language, in Node. */
import { readFileSync } from "node:fs";
import { catalogue } from "../../messages/catalogue.js";

/** @typedef {import("../../messages/languages.js").Language} Language */
/** @typedef {import("../../messages/catalogue.js").Catalogue} Catalogue */

const folder = new URL("../../messages/", import.meta.url);

/** The files that a chapter's page takes words from. */
export const PARTS = ["page", "learn", "glossary"];

/** @param {Language} language @returns {Catalogue} */
export function wordsOf(language) {
  const read = (/** @type {string} */ part) =>
    readFileSync(new URL(`${language}/${part}.ftl`, folder), "utf8");
  return catalogue(language, PARTS.map(read).join("\n"));
}
