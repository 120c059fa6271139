/** Tests the built pages of Learn: text, pictures, links, programs and terms in the HTML. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { CHAPTERS, PARTS } from "../../learn/chapters/chapters.ts";
import { chapterOf, prose } from "../../learn/chapters/read.ts";
import { STAGE_LANGUAGES } from "../../learn/programs/stages.js";
import { wordsIn } from "../../www/build/words.ts";
import { LANGUAGES, direction } from "../../www/messages/languages.ts";
import { LEARN_PAGES } from "../../www/page/learn-pages.ts";
import { blocksOf, passagesOf } from "../../www/build/learn/blocks.ts";
import { searchesOf } from "../searches-of.js";
import { glossaryOf } from "../../www/build/learn/glossary.tsx";
import { pageHtml } from "../../www/build/learn/page.tsx";
import { joinRegions } from "../../www/build/learn/programs.tsx";

for (const page of LEARN_PAGES) {
  const { language, name, path } = page;
  describe(path, () => {
    const html = pageHtml(page);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));

    test("the page states its language, direction, title and description", () => {
      assert.match(html, new RegExp(`<html lang="${language}" dir="${direction(language)}"`));
      assert.match(html, /<title>[^<]{8,}<\/title>/);
      assert.match(html, /<meta name="description" content="[^"]{20,}"/);
    });

    test("the bar is in the page's language and links to the contents in this language", () => {
      const bar = html.slice(0, html.indexOf("<main"));
      assert.ok(bar.includes(`>${wordsIn(language).say("place-learn")}<`));
      const learn = language === "en" ? "learn/" : `${language}/learn/`;
      assert.ok(bar.includes(`"${"../".repeat(path.split("/").length - 1)}${learn}"`));
    });

    test("no placeholder is left", () => {
      // Programs contain braces. They are compared with their files below.
      const filled = html.replace(/<code class="notranslate">.*?<\/code>/gs, "");
      assert.doesNotMatch(filled, /\{\{|undefined|NaN|\ue000|<!-- (head|bar|foot|en)/);
    });

    if (name === "contents") {
      test("the contents show one chapter to open, then all chapters in order, then the glossary", () => {
        const links = [...main.matchAll(/<a (?:class="primary" )?href="([^"]*)"/g)];
        assert.deepEqual(
          links.map(([, href]) => href).slice(0, CHAPTERS.length + 2),
          [CHAPTERS[0], ...CHAPTERS, "glossary"].map((name) => `${name}/`),
        );
        assert.equal(main.match(/<section><h2>/g)?.length, Object.keys(PARTS).length);
      });
      return;
    }
    if (name === "glossary") {
      test("the glossary has every term and every source, each with an address", () => {
        const { terms } = glossaryOf(wordsIn(language));
        for (const { id, meaning } of terms) {
          assert.ok(main.includes(`<dt id="term-${id}">`), id);
          assert.ok(textOf(main).includes(meaning), id);
        }
        assert.equal(main.match(/<li><bdi lang="en">/g)?.length, 18);
        assert.ok(main.includes(`<a href="../">`));
      });
      return;
    }
    const source = chapterOf(language, name);

    test("the page has all of its text", () => {
      const text = textOf(main);
      const words = new Set(text.match(/\p{L}+/gu));
      // The head and the contents have the description.
      for (const word of prose({ ...source, description: "" }).match(/\p{L}+/gu) ?? []) {
        assert.ok(words.has(word), word);
      }
    });

    test("each figure is drawn, with a link to it in Watch", () => {
      const figures = searchesOf(source);
      for (const { name } of source.figures) {
        const figure = main.slice(main.indexOf(`<figure id="${name}" class="figure`));
        assert.match(figure.slice(0, figure.indexOf("</figure>")), /<svg [^>]*viewBox=.*<\/svg>/s);
      }
      for (const [name, { subject, steps }] of figures) {
        const { recordStep } = steps[steps.findIndex((each) => each.name === subject.at)];
        const figure = main.slice(main.indexOf(`id="${name}"`));
        const [, href] = figure.match(/class="figure-watch"\s+href="([^"]*)"/) ?? [];
        assert.match(href ?? "", new RegExp(`watch/#.*search=${recordStep + 1}(&|$)`));
      }
    });

    test("folded text has the answer to a figure's question, but no definitions or headings", () => {
      const folded = [...main.matchAll(/<details class="fold">(.*?)<\/details>/gs)];
      assert.equal(folded.length, source.figures.filter(({ spoilers }) => spoilers).length);
      for (const [, text] of folded) assert.doesNotMatch(text, /<dfn>|<h2>|<figure/);
    });

    test("each phrase leads to a step of a figure on the page", () => {
      const phrases = [
        ...main.matchAll(/class="figure-phrase" href="#([^"]+)" data-step="(\d+)"/g),
      ];
      assert.equal(phrases.length, source.phrases.length);
      const lasts = new Map(
        islandsIn(main).map(({ name, last, steps }) => [name, last ?? (steps ?? []).length - 1]),
      );
      for (const [, name, step] of phrases) assert.ok(Number(step) <= lasts.get(name), name);
    });

    test("the parts of programs on the page are those in the files", () => {
      for (const { stage, region } of source.programs) {
        for (const { extension } of STAGE_LANGUAGES) {
          const part = joinRegions(stage, region, extension);
          assert.ok(textOf(main).includes(part), `${stage} ${extension} ${region}`);
        }
      }
    });

    test("the page ends with a question and a single link, to the next chapter if there is one", () => {
      const primary = [...main.matchAll(/<a class="primary"[^>]* href="([^"]*)"/g)];
      const next = CHAPTERS[CHAPTERS.indexOf(name) + 1];
      assert.equal(primary.length, 1);
      if (next) assert.equal(primary[0][1], `../${next}/`);
      else assert.match(primary[0][1], /game=7x6k4g/);
      assert.match(main, /class="other-place-link no-print"/);
      assert.ok(main.includes(`<a href="../glossary/">`));
      assert.match(
        main,
        /data-question="\{&quot;right&quot;:&quot;[\p{Nd}٬,.−،\s\p{Cf}yو-]+&quot;/u,
      );
    });
  });
}

for (const [column, language] of LANGUAGES.entries()) {
  test(`the glossary's terms are those of docs/words.md (${language})`, () => {
    const text = readFileSync(new URL("../../docs/words.md", import.meta.url), "utf8");
    const rows = text.slice(0, text.indexOf("## Rules")).matchAll(/^\| (.+) \|$/gm);
    const cells = [...rows].map(([, row]) => row.split(" | ")[column]);
    const known = new Set(cells.flatMap((cell) => cell.split(/ · |, |، | \(|\)| [▲▼]/)));
    for (const { name, meaning } of glossaryOf(wordsIn(language)).terms) {
      assert.ok(meaning.length > 10);
      for (const one of name.split(/, |، /)) assert.ok(known.has(one), one);
    }
  });
}

test("the text before a second figure is beside that figure", () => {
  const passages = passagesOf(blocksOf(chapterOf("en", "cuts")));
  const kinds = passages.map((passage) => passage.map(({ kind }) => kind).join(" "));
  assert.deepEqual(kinds, [
    "text figure text text",
    "text figure text text",
    "text figure text text",
    "question",
    "link",
  ]);
});

/** Reads the data of a page's figures from its HTML. @param {string} html */
function islandsIn(html) {
  const islands = html.matchAll(/data-figure="([^"]*)"/g);
  return Array.from(islands, ([, data]) => JSON.parse(unescaped(data)));
}

/** The text of a page's HTML. Blocks are on lines of their own. @param {string} html */
function textOf(html) {
  const blocks = html.replace(/<\/(?:p|div|h[12]|li|t[dh]|summary)>/g, "$&\n");
  return unescaped(blocks.replace(/<[^>]*>/g, ""));
}

/** @param {string} html */
function unescaped(html) {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

test("an estimate whose error leaves no certain digit is a power of ten, as in the lab", () => {
  for (const path of ["learn/growth/", "es/learn/growth/", "fa/learn/growth/"]) {
    const page = LEARN_PAGES.find((one) => one.path.startsWith(path));
    assert.ok(page, path);
    const html = pageHtml(page);
    assert.match(html, /[^·.\d]\s(<bdi>)?(10<sup>29|۱۰<sup>۲۹)<\/sup>/, path);
  }
});

test("an answer of several numbers is shown as a list in the page's language", () => {
  for (const [path, list] of [
    ["learn/bounds/", "4, 6, 7"],
    ["es/learn/bounds/", "4, 6, 7"],
    ["fa/learn/bounds/", "۴،\u200f ۶، و ۷"],
    ["es/learn/memory/", "2, 3, 5"],
    ["es/learn/connect-four/", "2 y 4"],
    // The question asks for digits.
    ["es/learn/tree/", "231"],
  ]) {
    const page = LEARN_PAGES.find((one) => one.path.startsWith(path));
    assert.ok(page, path);
    const [html, sentence] = [
      pageHtml(page),
      wordsIn(page.language).say("chapter-answer-is", { answer: list }),
    ].map((text) => text.replaceAll(/[\u2066-\u2069]/g, ""));
    assert.ok(html.includes(sentence), path);
  }
});
