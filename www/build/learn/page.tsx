/** Writes the pages of Learn. */
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { chapterOf } from "../../../learn/chapters/read.ts";
import { outdatedFiles } from "../../../learn/chapters/translation.ts";
import { editHtml, only, setAttribute } from "../html.ts";
import { compose, wayUp } from "../pages.ts";
import { wordsIn } from "../words.ts";
import { direction } from "../../messages/languages.ts";
import { escaped, svgShape } from "../../base/svg-shape.ts";
import { FILLS } from "../../parts/tree/drawing.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { rendered } from "../rendered.tsx";
import { ChapterPage } from "./chapter.tsx";
import { ContentsPage } from "./contents.tsx";
import { Reference } from "./glossary.tsx";
import { LEARN_PAGES, type LearnPage } from "../../page/learn-pages.ts";
import type { VNode } from "preact";
import type { Catalogue } from "../../messages/catalogue.ts";

/** The pages of Learn by path, and the faults that stop the build. */
export const learn = {
  sources: new Map(LEARN_PAGES.map((page) => [`${page.path}index.html`, () => pageHtml(page)])),
  faults: outdatedFiles,
};

/** The patterns of nodes in drawings. */
const fills = <Drawing svg={svgShape("svg", { class: "unseen", "aria-hidden": "true" }, FILLS)} />;

/** Writes the source of a page. Vite adds the built files to it. */
export function pageHtml(page: LearnPage): string {
  const { language, name, path, plain } = page;
  const words = wordsIn(language);
  const up = wayUp(path);
  const isChapter = name !== "contents" && name !== "glossary";
  const kind = isChapter ? `class="chapter" data-chapter="${name}"` : `class="contents"`;
  const { title, description, main } = textOf(page, words);
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
${rendered([main, fills], words, up)}
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

type PageText = { title: string; description: string; main: VNode };

function textOf(page: LearnPage, words: Catalogue): PageText {
  const { say } = words;
  if (page.name === "contents") {
    return {
      title: say("learn-title"),
      description: say("learn-description", { chapters: CHAPTERS.length }),
      main: <ContentsPage {...{ words, page }} />,
    };
  }
  if (page.name === "glossary") {
    return {
      title: `${say("learn-reference")} · Cutoff`,
      description: say("learn-reference-description"),
      main: <Reference words={words} />,
    };
  }
  const chapter = chapterOf(words.language, page.name);
  return {
    title: `${chapter.title} · Cutoff`,
    description: chapter.description,
    main: <ChapterPage {...{ chapter, words }} name={page.name} />,
  };
}
