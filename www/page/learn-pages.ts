/** The pages of Learn: the contents, each chapter and the glossary, in each language. Pure. */
import { CHAPTERS } from "../../learn/chapters/chapters.js";
import { LANGUAGES } from "../messages/languages.js";
import { pathIn } from "./places.js";

/** @import { LearnPage } from "./types.d.ts" */

/** @type {LearnPage[]} */
export const LEARN_PAGES = LANGUAGES.flatMap((language) =>
  /** @type {const} */ (["contents", ...CHAPTERS, "glossary"]).map((name) => {
    const plain = name === "contents" ? "learn/" : `learn/${name}/`;
    return { language, name, plain, path: pathIn(plain, language) };
  }),
);
