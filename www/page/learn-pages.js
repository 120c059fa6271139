/** The pages of Learn: the contents, each chapter and the glossary, in each language. Pure. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { LANGUAGES } from "../messages/languages.js";
import { pathIn } from "./places.js";

/** @import { Language } from "../messages/languages.js" */
/** @typedef {(typeof CHAPTERS)[number]} ChapterName */

/**
 * @typedef {object} LearnPage
 * @property {Language} language
 * @property {"contents" | "glossary" | ChapterName} name
 * @property {string} plain The address of the English page, from the root of the site: `learn/order/`.
 * @property {string} path The address in its own language: `es/learn/order/`.
 */

/** @type {LearnPage[]} */
export const LEARN_PAGES = LANGUAGES.flatMap((language) =>
  /** @type {const} */ (["contents", ...CHAPTERS, "glossary"]).map((name) => {
    const plain = name === "contents" ? "learn/" : `learn/${name}/`;
    return { language, name, plain, path: pathIn(plain, language) };
  }),
);
