/** A whole page of Learn: its head, its contents or its chapter, and the way to the next page. */
import { CHAPTERS } from "../../../learn/chapters/chapters.js";
import { composed } from "../pages.js";
import { wayUp } from "../way-up.js";
import { wordsIn } from "../words.js";
import { LANGUAGES, NAMES, direction } from "../../messages/languages.js";
import { pathIn } from "../../page/places.js";
import { escaped, markup, shape } from "../../base/shape.js";
import { FILLS } from "../../parts/tree/fills.js";
import { chapterHtml, chapterOf } from "./chapter.js";
import { contentsHtml } from "./contents.js";

/** @import { LearnPage } from "../../page/learn-pages.js" */
/** @import { Catalogue } from "../../messages/catalogue.js" */

/** @param {LearnPage} page @returns {string} Its source, for Vite to add the built files to. */
export function pageHtml(page) {
  const { language, chapter, path, plain } = page;
  const words = wordsIn(language);
  const up = wayUp(path);
  const { title, description, main } = chapter
    ? chapterPage(page, words, up)
    : contents(page, words, up);
  const source = `<!doctype html>
<html lang="${language}" dir="${direction(language)}" data-words="learn" data-engine="boards" data-language="${language}" data-page="${plain}">
  <head>
    <!-- head -->
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <link rel="stylesheet" href="/www/style/learn.css" />
    <script type="module" src="/www/learn/main.js"></script>
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

/** @param {LearnPage} page @param {Catalogue} words @param {string} up */
function contents({ plain, language }, words, up) {
  const chapters = CHAPTERS.map((name) => ({ name, ...chapterOf(language, name) }));
  return {
    title: words.say("learn-title"),
    description: words.say("learn-description", { chapters: CHAPTERS.length }),
    main: `<main id="main" tabindex="-1" class="contents">
${contentsHtml(chapters, words, languagesHtml(plain, language, up))}
</main>`,
  };
}

/** @param {LearnPage} page @param {Catalogue} words @param {string} up */
function chapterPage({ chapter, plain, language }, words, up) {
  const name = /** @type {(typeof CHAPTERS)[number]} */ (chapter);
  const read = chapterOf(language, name);
  const number = words.say("learn-chapter", { number: CHAPTERS.indexOf(name) + 1 });
  const others = languagesHtml(plain, language, up);
  return {
    title: `${read.title} · Cutoff`,
    description: read.description,
    main: `<main id="main" tabindex="-1" class="chapter" data-chapter="${name}">
<p class="crumbs"><a href="../">${escaped(words.say("chapter-contents"))}</a> <span>${escaped(number)}</span> ${others}</p>
<h1>${escaped(read.title)}</h1>
<p class="lead">${escaped(read.description)}</p>
${chapterHtml(read, words, up)}
${neighbours(name, words)}
${markup(shape("svg", { class: "unseen", "aria-hidden": "true" }, FILLS))}
</main>`,
  };
}

/** The chapters before and after. @param {(typeof CHAPTERS)[number]} name @param {Catalogue} words */
function neighbours(name, words) {
  const index = CHAPTERS.indexOf(name);
  const language = /** @type {import("../../messages/languages.js").Language} */ (words.language);
  /** @param {number} at @param {"next" | "previous"} which */
  const link = (at, which) => {
    const other = CHAPTERS[at];
    if (other === undefined) return "";
    const { title } = chapterOf(language, other);
    const rel = which === "next" ? "next" : "prev";
    return `<a rel="${rel}" href="../${other}/">${escaped(words.say(`chapter-${which}`, { title }))}</a>`;
  };
  const label = escaped(words.markup("chapter-pages").attributes["aria-label"]);
  return `<nav class="chapter-pages" aria-label="${label}">${link(index - 1, "previous")} ${link(index + 1, "next")}</nav>`;
}

/** The same page in the other languages. @param {string} plain @param {string} language @param {string} up */
function languagesHtml(plain, language, up) {
  const others = LANGUAGES.filter((other) => other !== language);
  const links = others.map(
    (other) =>
      `<a href="${up}${pathIn(plain, other)}" hreflang="${other}" lang="${other}" dir="${direction(other)}">${NAMES[other]}</a>`,
  );
  return `<span class="languages">${links.join(" ")}</span>`;
}

/** What a link to the page shows elsewhere is its own title and description. @param {string} html @param {string} title @param {string} description */
function described(html, title, description) {
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

/**
 * A chapter can be read without scripts: nothing says that it is late, or that it does not work.
 * @param {string} html
 * @param {Catalogue} words
 */
function readable(html, { say }) {
  const still = `<noscript><p class="notice-still">${escaped(say("learn-no-script"))}</p></noscript>`;
  return html
    .replace('id="unloaded"', 'id="unloaded" hidden')
    .replace(/<noscript>.*?<\/noscript>/s, "")
    .replace("</h1>", `</h1>\n${still}`);
}
