/** What is missing from the chapters' translations, or older than the English: the build stops there. */
import { readFileSync } from "node:fs";
import { CHAPTERS } from "../../../learn/chapters/chapters.js";
import { LANGUAGES } from "../../messages/languages.ts";
import { translationFaults } from "../../../learn/chapters/translation.js";

const folder = new URL("../../../learn/chapters/", import.meta.url);

/**
 * @param read Reads a chapter's file, such as `es/tree.md`.
 * @returns One sentence for each paragraph at fault.
 */
export function outdated(
  read: (path: string) => string = (path) => readFileSync(new URL(path, folder), "utf8"),
): string[] {
  return CHAPTERS.flatMap((name) => {
    const english = read(`en/${name}.md`);
    return LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
      const path = `${language}/${name}.md`;
      return translationFaults(english, read(path)).map(
        (fault) => `learn/chapters/${path}: ${fault}`,
      );
    });
  });
}
