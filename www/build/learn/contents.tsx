/** The contents of Learn: the chapters in their order, each with a picture. */
import { minutesOf } from "../../../learn/chapters/minutes.js";
import { LANGUAGES, LANGUAGE_NAMES, direction } from "../../messages/languages.ts";
import { pathIn } from "../../page/places.ts";
import { useSite } from "../../page/site.tsx";
import { Drawing } from "../../ui/drawing.tsx";
import { chapterOf } from "./chapter.ts";
import { coverDrawing } from "./cover.ts";
import type { Chapter } from "../../../learn/chapters/read.js";
import type { ChapterName, LearnPage } from "../../page/learn-pages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

interface ContentsProps {
  chapters: (Chapter & { name: ChapterName })[];
  words: Catalogue;
  page: LearnPage;
}

export function Contents({ chapters, words, page }: ContentsProps) {
  const { say, number } = words;
  const minutes = chapters.map(({ name }) => Math.round(minutesOf(chapterOf("en", name))));
  const lead = {
    chapters: chapters.length,
    least: Math.min(...minutes),
    most: Math.max(...minutes),
  };
  return (
    <>
      <h1>{say("learn-heading")}</h1>
      <p class="lead">{say("learn-lead", lead)}</p>
      <ol class="chapters">
        {chapters.map((chapter, index) => (
          <li key={chapter.name} data-chapter={chapter.name}>
            <a href={`${chapter.name}/`}>
              <span class="cover picture">
                <Drawing shape={coverDrawing(chapter.name, chapter, words)} />
              </span>
              <span class="title">
                <span class="number">{number(index + 1)}</span> {chapter.title}{" "}
                <span data-done={chapter.name} />
              </span>
              <span class="about">{chapter.description}</span>
            </a>
          </li>
        ))}
      </ol>
      <div id="progress" />
      <p class="crumbs">
        <a href="glossary/">{say("learn-reference")}</a> <Languages {...page} />
      </p>
    </>
  );
}

/** The same page in the other languages. */
function Languages({ plain, language }: LearnPage) {
  const { root } = useSite();
  const others = LANGUAGES.filter((other) => other !== language);
  return (
    <span class="languages">
      {others.flatMap((other) => [
        <a
          href={root + pathIn(plain, other)}
          {...{ hreflang: other, lang: other, dir: direction(other) }}
        >
          {LANGUAGE_NAMES[other]}
        </a>,
        " ",
      ])}
    </span>
  );
}
