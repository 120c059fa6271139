/** Writes the pages of Learn. */
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { editHtml, only, setAttribute } from "../html.ts";
import { compose, wayUp } from "../pages.ts";
import { wordsIn } from "../words.ts";
import { direction } from "../../messages/languages.ts";
import { escaped, svgShape } from "../../base/svg-shape.ts";
import { FILLS } from "../../parts/tree/drawing.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { rendered } from "../rendered.tsx";
import { chapterHtml, chapterOf, outdated } from "./chapter.ts";
import { ContentsPage, Rail } from "./contents.tsx";
import { Reference } from "./glossary.tsx";
import { LEARN_PAGES, type ChapterName, type LearnPage } from "../../page/learn-pages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** The pages of Learn by path, and the faults that stop the build. */
export const learn = {
  sources: new Map(LEARN_PAGES.map((page) => [`${page.path}index.html`, () => pageHtml(page)])),
  faults: outdated,
};

/** The patterns of nodes in drawings. */
const fills = (
  <Drawing shape={svgShape("svg", { class: "unseen", "aria-hidden": "true" }, FILLS)} />
);

/** Writes the source of a page. Vite adds the built files to it. */
export function pageHtml(page: LearnPage): string {
  const { language, name, path, plain } = page;
  const words = wordsIn(language);
  const up = wayUp(path);
  const isChapter = name !== "contents" && name !== "glossary";
  const kind = isChapter ? `class="chapter" data-chapter="${name}"` : `class="contents"`;
  const { title, description, main } = textOf(page, words, up);
  const source = `<!doctype html>
<html lang="${language}" dir="${direction(language)}" data-words="common ${isChapter ? "learn" : "contents"}" data-engine="boards" data-language="${language}" data-page="${plain}">
  <head>
    <!-- head -->
    <title>${escaped(title)}</title>
    <meta name="description" content="${escaped(description)}" />
    <link rel="stylesheet" href="/www/style/learn.css" />
    <script type="module" src="/www/learn/${isChapter ? "main" : "contents-main"}.tsx"></script>
  </head>
  <body>
    <!-- bar -->

    <main id="main" tabindex="-1" ${kind}>
${main}
${rendered(fills, words, up)}
</main>

    <!-- foot -->
  </body>
</html>
`;
  const at = { place: "learn", path: `${path}index.html`, language, isReadable: true } as const;
  return editHtml(compose(source, at), (page) => {
    // Link previews show the title and description of this page.
    setAttribute(only(page, 'meta[property="og:title"]'), "content", title);
    setAttribute(only(page, 'meta[property="og:description"]'), "content", description);
    const still = `<p class="notice-still">${escaped(words.say("learn-no-script"))}</p>`;
    only(page, "h1").insertAdjacentHTML("afterend", `\n<noscript>${still}</noscript>`);
  });
}

type PageText = Record<"title" | "description" | "main", string>;

function textOf(page: LearnPage, words: Catalogue, up: string): PageText {
  const { say } = words;
  if (page.name === "contents") {
    return {
      title: say("learn-title"),
      description: say("learn-description", { chapters: CHAPTERS.length }),
      main: rendered(<ContentsPage {...{ words, page }} />, words, up),
    };
  }
  if (page.name === "glossary") {
    return {
      title: `${say("learn-reference")} · Cutoff`,
      description: say("learn-reference-description"),
      main: rendered(<Reference words={words} />, words, up),
    };
  }
  return chapterText(page.name, words, up);
}

function chapterText(name: ChapterName, words: Catalogue, up: string): PageText {
  const read = chapterOf(words.language, name);
  const index = CHAPTERS.indexOf(name);
  const head = (
    <>
      <p class="crumbs">
        <a href="../">{words.say("chapter-contents")}</a>{" "}
        <span>{words.say("learn-chapter", { number: index + 1 })}</span>
      </p>
      <h1>{read.title}</h1>
    </>
  );
  const foot = <WaysOn index={index} words={words} />;
  // The text of a chapter is written in Markdown.
  return {
    title: `${read.title} · Cutoff`,
    description: read.description,
    main: `${rendered(<Rail words={words} here={name} />, words, up)}
<article>
${rendered(head, words, up)}
${chapterHtml(read, words, up, name === CHAPTERS.at(-1))}
${rendered(foot, words, up)}
</article>`,
  };
}

function WaysOn({ index, words }: { index: number; words: Catalogue }) {
  const { say, markup, language } = words;
  const link = (at: number, which: "next" | "previous", marks: { class?: string; rel: string }) => {
    const other = CHAPTERS[at];
    return (
      other && (
        <a {...marks} href={`../${other}/`}>
          {say(`chapter-${which}`, { title: chapterOf(language, other).title })}
        </a>
      )
    );
  };
  return (
    <nav class="chapter-pages" {...markup("chapter-pages").attributes}>
      {link(index + 1, "next", { class: "primary", rel: "next" })}{" "}
      {link(index - 1, "previous", { rel: "prev" })}{" "}
      <a href="../glossary/">{say("learn-reference")}</a>
    </nav>
  );
}
