/** Writes the pages of Learn. */
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { chapterOf } from "../../../learn/chapters/read.ts";
import { outdatedFiles } from "../../../learn/chapters/translation.ts";
import { only, setAttribute, wayToRoot } from "../html.ts";
import { compose, placeSource } from "../pages.ts";
import { wordsIn } from "../words.ts";
import { direction } from "../../messages/languages.ts";
import { escaped } from "../../base/escaped.ts";
import { svgElement } from "../../base/svg-element.ts";
import { FILLS } from "../../parts/tree/drawing.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { renderHtml } from "../render-html.tsx";
import { ChapterPage } from "./chapter.tsx";
import { ContentsPage } from "./contents.tsx";
import { GlossaryPage } from "./glossary.tsx";
import { LEARN_PAGES, type LearnPage } from "../../page/learn-pages.ts";
import type { VNode } from "preact";
import type { Catalogue } from "../../messages/catalogue.ts";

/** The pages of Learn by path from the root, and the faults that stop the build. */
export const learn = {
  sources: new Map(LEARN_PAGES.map((page) => [`${page.path}index.html`, () => pageHtml(page)])),
  faults: outdatedFiles,
};

/** The patterns of nodes in drawings. */
const fills = svgElement("svg", { class: "unseen", "aria-hidden": "true" }, FILLS);

/** Writes the source of a page. Vite adds the built files to it. */
export function pageHtml(page: LearnPage): string {
  const { language, name, path, plain } = page;
  const words = wordsIn(language);
  const isChapter = name !== "contents" && name !== "glossary";
  const { title, description, main } = textOf(page, words);
  const source = placeSource("learn", {
    LANGUAGE: language,
    DIRECTION: direction(language),
    WORDS: isChapter ? "learn" : "contents",
    SCRIPT: isChapter ? "main" : "contents-main",
    CLASS: isChapter ? "chapter" : "contents",
    PLAIN: plain,
    TITLE: title,
    DESCRIPTION: description,
  });
  const view = renderHtml([main, <Drawing svg={fills} />], words, wayToRoot(path));
  return compose(source, { place: "learn", path: `${path}index.html`, language, view }, (page) => {
    if (isChapter) only(page, "main").setAttribute("data-chapter", name);
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
      title: `${say("glossary-title")} · Cutoff`,
      description: say("glossary-description"),
      main: <GlossaryPage words={words} />,
    };
  }
  const chapter = chapterOf(words.language, page.name);
  return {
    title: `${chapter.title} · Cutoff`,
    description: chapter.description,
    main: <ChapterPage {...{ chapter, words }} name={page.name} />,
  };
}
