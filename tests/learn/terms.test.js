/**
 * Checks that every emphasised word in a chapter has a meaning on its page, except for the words
 * listed here.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { CHAPTERS } from "../../learn/chapters/chapters.ts";
import { chapterOf } from "../../learn/chapters/read.ts";
import { glossaryOf } from "../../www/build/learn/glossary.tsx";
import { pageHtml } from "../../www/build/learn/page.tsx";
import { wordsIn } from "../../www/build/words.ts";
import { LANGUAGES } from "../../www/messages/languages.ts";
import { LEARN_PAGES } from "../../www/page/learn-pages.ts";

/** Bold words that are not terms, with the reason, for each language of LANGUAGES. */
const NOT_TERMS = [
  { why: "a common word, explained beside it", words: ["cheap", "barata", "ارزان"] },
  { why: "a common word, explained beside it", words: ["static", "estática", "ایستا"] },
  { why: "a common word, explained beside it", words: ["informative", "informativa", "گویا"] },
];

/**
 * Emphasised text: one star for a term, two for bold. Sentences and headings end with a full stop.
 */
const STRESSED = /(\*\*?)([^*]+)\1/g;

for (const [column, language] of LANGUAGES.entries()) {
  const glossary = glossaryOf(wordsIn(language));
  const stressed = CHAPTERS.flatMap((name) =>
    [
      ...chapterOf(language, name)
        .body.replace(/`[^`]*`/g, "")
        .matchAll(STRESSED),
    ].map(([, stars, words]) => ({
      name,
      bold: stars === "**",
      words: words.replace(/\s+/g, " "),
    })),
  );

  test(`bold text is a sentence or is listed as not a term (${language})`, () => {
    const others = new Set(NOT_TERMS.map(({ words }) => words[column]));
    for (const { name, bold, words } of stressed) {
      if (bold && !words.endsWith(".")) assert.ok(others.delete(words), `${name}: ${words}`);
    }
    assert.deepEqual([...others], [], "no chapter has them any more");
  });

  test(`each term is in the glossary, and its meaning is on the page (${language})`, () => {
    const terms = stressed.filter(({ bold }) => !bold);
    assert.ok(terms.length > CHAPTERS.length);
    // Each page is built once, whatever its number of terms.
    const pages = new Map(
      LEARN_PAGES.filter((page) => page.language === language).map((page) => [
        page.name,
        pageHtml(page),
      ]),
    );
    for (const { name, words } of terms) {
      const term = glossary.find(words);
      assert.ok(term, `${name}: ${words}`);
      assert.ok(pages.get(name)?.includes(`<p id="term-${term.id}" class="meaning"`), words);
    }
  });
}
