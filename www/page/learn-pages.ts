/** The pages of Learn in each language. */
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { LANGUAGES, type Language } from "../messages/languages.ts";
import { pathIn } from "./places.ts";

export type ChapterName = (typeof CHAPTERS)[number];

export interface LearnPage {
  language: Language;
  name: "contents" | "glossary" | ChapterName;
  /** The path of the English page from the root of the site: `learn/order/`. */
  plain: string;
  /** The path of the page itself: `es/learn/order/`. */
  path: string;
}

export const LEARN_PAGES: LearnPage[] = LANGUAGES.flatMap((language) =>
  (["contents", ...CHAPTERS, "glossary"] as const).map((name) => {
    const plain = name === "contents" ? "learn/" : `learn/${name}/`;
    return { language, name, plain, path: pathIn(plain, language) };
  }),
);
