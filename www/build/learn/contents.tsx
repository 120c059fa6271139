/** The contents of Learn, and the list of chapters beside each chapter. */
import { PARTS, CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { recordSearch } from "../../../learn/chapters/figure-sources.ts";
import { minutesOf } from "../../../learn/chapters/minutes.ts";
import { chapterOf } from "../../../learn/chapters/read.ts";
import { keysOf } from "../../base/keys-of.ts";
import { ChapterList, type ChapterListData } from "../../learn/chapter-list.tsx";
import { Contents } from "../../learn/contents.tsx";
import { subjectOf } from "../../learn/subject/read-subject.ts";
import { LANGUAGES, LANGUAGE_NAMES, direction } from "../../messages/languages.ts";
import { pathIn } from "../../page/places.ts";
import { useSite } from "../../page/site.tsx";
import { chapterEngine } from "./engine.ts";
import { buildSearchFigure } from "./build-search-figure.ts";
import type { ChapterName, LearnPage } from "../../page/learn-pages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** @param here A chapter; if given, only the titles of its part are listed. */
function listOf(language: string, here?: ChapterName): ChapterListData {
  const chapter = (name: ChapterName) => {
    const { title, description } = chapterOf(language, name);
    const number = CHAPTERS.indexOf(name) + 1;
    if (here) return { name, number, title };
    const minutes = Math.round(minutesOf(chapterOf("en", name)));
    return { name, number, title, about: description, minutes };
  };
  const has = (part: keyof typeof PARTS) => PARTS[part].some((name) => name === here);
  const parts = keysOf(PARTS).filter((part) => !here || has(part));
  return { parts: parts.map((name) => ({ name, chapters: PARTS[name].map(chapter) })), here };
}

export function ContentsPage({ words, page }: { words: Catalogue; page: LearnPage }) {
  const { say, language } = words;
  const data = listOf(language);
  // This drawing does not give away the answer to the question of its figure.
  const { title, figures } = chapterOf(language, "first-cut");
  const search = recordSearch(chapterEngine(), subjectOf(figures[0], title));
  const [drawing] = buildSearchFigure(search, words).drawings;
  return (
    <>
      <h1>{say("learn-heading")}</h1>
      <p class="lead">{say("learn-lead")}</p>
      <div class="island" data-chapters={JSON.stringify(data)}>
        <Contents {...data} read={[]} drawing={drawing} />
      </div>
      <p class="crumbs no-print">
        <a href="glossary/">{say("glossary-title")}</a> <Languages {...page} />
      </p>
    </>
  );
}

export function Rail({ words, here }: { words: Catalogue; here: ChapterName }) {
  const all = words.say("chapter-contents");
  return (
    <nav class="beside" aria-label={all}>
      <a href="../">{all}</a>
      <ChapterList {...listOf(words.language, here)} read={[]} />
    </nav>
  );
}

function Languages({ plain, language }: LearnPage) {
  const { root } = useSite();
  const others = LANGUAGES.filter((other) => other !== language);
  return (
    <span>
      {others.flatMap((other) => [
        <a href={root + pathIn(plain, other)} hreflang={other} lang={other} dir={direction(other)}>
          {LANGUAGE_NAMES[other]}
        </a>,
        " ",
      ])}
    </span>
  );
}
