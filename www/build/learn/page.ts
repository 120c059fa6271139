/** A whole page of Learn: its head, its contents or its chapter, and the way to the next page. */
import { CHAPTERS } from "../../../learn/chapters/chapters.js";
import { composed, wayUp } from "../pages.ts";
import { wordsIn } from "../words.ts";
import { LANGUAGES, LANGUAGE_NAMES, direction } from "../../messages/languages.ts";
import { pathIn } from "../../page/places.ts";
import { escaped, markup, svgShape } from "../../base/svg-shape.ts";
import { FILLS } from "../../parts/tree/drawing.ts";
import { chapterHtml, chapterOf } from "./chapter.ts";
import { contentsHtml } from "./contents.ts";
import { referenceHtml } from "./reference.ts";
import type { ChapterName, LearnPage } from "../../page/learn-pages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { Language } from "../../messages/languages.ts";

/** @returns Its source, for Vite to add the built files to. */
export function pageHtml(page: LearnPage): string {
  const { language, name, path, plain } = page;
  const words = wordsIn(language);
  const up = wayUp(path);
  const make = { contents, glossary: reference }[String(name)] ?? chapterPage;
  const { title, description, main } = make(page, words, up);
  const source = `<!doctype html>
<html lang="${language}" dir="${direction(language)}" data-words="study learn" data-engine="boards" data-language="${language}" data-page="${plain}">
  <head>
    <!-- head -->
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <link rel="stylesheet" href="/www/style/learn.css" />
    <script type="module" src="/www/learn/main.ts"></script>
  </head>
  <body>
    <!-- bar -->

    ${main}

    <!-- foot -->
  </body>
</html>
`;
  const html = composed(source, { place: "learn", path: `${path}index.html`, language });
  return readable(described(html, title, description), words);
}

type PageText = { title: string; description: string; main: string };

function contents({ plain, language }: LearnPage, words: Catalogue, up: string): PageText {
  const chapters = CHAPTERS.map((name) => ({ name, ...chapterOf(language, name) }));
  return {
    title: words.say("learn-title"),
    description: words.say("learn-description", { chapters: CHAPTERS.length }),
    main: `<main id="main" tabindex="-1" class="contents">
${contentsHtml(chapters, words, languagesHtml(plain, language, up))}
${fillsHtml()}
</main>`,
  };
}

function reference(_page: LearnPage, words: Catalogue): PageText {
  return {
    title: `${words.say("learn-reference")} · Cutoff`,
    description: words.say("learn-reference-description"),
    main: `<main id="main" tabindex="-1" class="contents">
<p class="crumbs"><a href="../">${escaped(words.say("chapter-contents"))}</a></p>
${referenceHtml(words)}
</main>`,
  };
}

function chapterPage(
  { name: chapter, language }: LearnPage,
  words: Catalogue,
  up: string,
): PageText {
  const name = chapter as ChapterName;
  const read = chapterOf(language, name);
  const index = CHAPTERS.indexOf(name);
  const number = words.say("learn-chapter", { number: index + 1 });
  const last = index === CHAPTERS.length - 1;
  return {
    title: `${read.title} · Cutoff`,
    description: read.description,
    main: `<main id="main" tabindex="-1" class="chapter" data-chapter="${name}">
<p class="crumbs"><a href="../">${escaped(words.say("chapter-contents"))}</a> <span>${escaped(number)}</span></p>
<h1>${escaped(read.title)}</h1>
<p class="lead">${escaped(read.description)}</p>
${chapterHtml(read, words, up, last)}
${waysOn(index, language, words)}
${fillsHtml()}
</main>`,
  };
}

/** What drawings fill their nodes with. */
function fillsHtml() {
  return markup(svgShape("svg", { class: "unseen", "aria-hidden": "true" }, FILLS));
}

/** The chapters after and before, and the glossary. @param index Of the chapter. */
function waysOn(index: number, language: Language, words: Catalogue) {
  const link = (at: number, which: "next" | "previous", marks: string) => {
    const other = CHAPTERS[at];
    if (other === undefined) return "";
    const { title } = chapterOf(language, other);
    return `<a ${marks} href="../${other}/">${escaped(words.say(`chapter-${which}`, { title }))}</a>`;
  };
  const links = [
    link(index + 1, "next", `class="primary" rel="next"`),
    link(index - 1, "previous", `rel="prev"`),
    `<a href="../glossary/">${escaped(words.say("learn-reference"))}</a>`,
  ];
  const label = escaped(words.markup("chapter-pages").attributes["aria-label"]);
  return `<nav class="chapter-pages" aria-label="${label}">${links.join(" ")}</nav>`;
}

/** The same page in the other languages. */
function languagesHtml(plain: string, language: string, up: string) {
  const others = LANGUAGES.filter((other) => other !== language);
  const links = others.map(
    (other) =>
      `<a href="${up}${pathIn(plain, other)}" hreflang="${other}" lang="${other}" dir="${direction(other)}">${LANGUAGE_NAMES[other]}</a>`,
  );
  return `<span class="languages">${links.join(" ")}</span>`;
}

/** What a link to the page shows elsewhere is its own title and description. */
function described(html: string, title: string, description: string) {
  const own = [
    ["og:title", title],
    ["og:description", description],
  ];
  return own.reduce(
    (page, [name, text]) =>
      page.replace(
        new RegExp(`<meta property="${name}"[^>]*>`),
        `<meta property="${name}" content="${escaped(text).replaceAll("$", "$$$$")}" />`,
      ),
    html,
  );
}

/** A chapter can be read without scripts: nothing says that it is late, or that it does not work. */
function readable(html: string, { say }: Catalogue) {
  const still = `<noscript><p class="notice-still">${escaped(say("learn-no-script"))}</p></noscript>`;
  return html
    .replace('id="unloaded"', 'id="unloaded" hidden')
    .replace(/<noscript>.*?<\/noscript>/s, "")
    .replace("</h1>", `</h1>\n${still}`);
}
