/** Checks that a translation of a chapter is complete and up to date, paragraph by paragraph. */
import { createHash } from "node:crypto";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { CHAPTERS } from "./chapters.ts";
import { PLACEHOLDER, STAMP, fileOfChapter, readChapter } from "./read.ts";

const LINK = /\]\(([^)]+)\)/g;

/** Returns the first six digits of a text's SHA-256. */
function digest(text: string) {
  return createHash("sha256").update(text).digest("hex").slice(0, 6);
}

/** Lists paragraphs that a translation lacks, or whose English text has changed. */
export function outdatedFiles(read = fileOfChapter): string[] {
  return CHAPTERS.flatMap((name) => {
    const english = read(`en/${name}.md`);
    return LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
      const path = `${language}/${name}.md`;
      const faults = translationFaults(english, read(path));
      return faults.map((fault) => `learn/chapters/${path}: ${fault}`);
    });
  });
}

/**
 * Lists what is missing from a translation, or older than the English.
 * @param english The file of the chapter in English.
 * @param translated The same in another language.
 * @returns One sentence for each paragraph at fault.
 */
export function translationFaults(english: string, translated: string): string[] {
  const from = readChapter(english);
  const to = readChapter(translated);
  const head = digest(`${from.title}\n${from.description}`);
  const faults = to.english === head ? [] : [`head: the English is now \`en: ${head}\``];
  if (from.paragraphs.length !== to.paragraphs.length) {
    const counts = `${to.paragraphs.length} paragraphs in place of ${from.paragraphs.length}`;
    return [...faults, `there are ${counts}`];
  }
  for (const [n, paragraph] of from.paragraphs.entries()) {
    const fault = paragraphFault(paragraph, to.paragraphs[n] ?? "");
    if (fault) faults.push(`paragraph ${n + 1} (${paragraph.slice(0, 40)}…): ${fault}`);
  }
  return faults;
}

function paragraphFault(english: string, translated: string): string | null {
  if (/^<cutoff-(figure|program)/.test(english)) {
    return translated === english ? null : "the element is not the English one";
  }
  const now = digest(english);
  if (STAMP.exec(translated)?.[1] !== now) return `the English is now \`<!-- en ${now} -->\``;
  for (const pattern of [PLACEHOLDER, LINK]) {
    if (inside(english, pattern) !== inside(translated, pattern)) {
      return `it has other numbers or links: ${inside(english, pattern)}`;
    }
  }
  return null;
}

/** Lists what a pattern finds in a text, in an order that does not depend on the language. */
function inside(text: string, pattern: RegExp) {
  const found = new Set([...text.matchAll(pattern)].map(([, words]) => words));
  return [...found].sort().join(" | ");
}
