/** The pages of Learn: the contents and each chapter, in each language. Pure. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { LANGUAGES } from "../messages/languages.js";
import { pathIn } from "./places.js";

/** @import { Language } from "../messages/languages.js" */
/** @typedef {(typeof CHAPTERS)[number]} ChapterName */

/**
 * @typedef {object} LearnPage
 * @property {Language} language
 * @property {ChapterName | null} chapter Null for the contents.
 * @property {string} plain The address of the English page, from the root of the site: `learn/order/`.
 * @property {string} path The address in its own language: `es/learn/order/`.
 */

/** @type {LearnPage[]} */
export const LEARN_PAGES = LANGUAGES.flatMap((language) =>
  [null, ...CHAPTERS].map((chapter) => {
    const plain = chapter === null ? "learn/" : `learn/${chapter}/`;
    return { language, chapter, plain, path: pathIn(plain, language) };
  }),
);
