/** The contents of Learn: the chapters in their order, each with a picture. */
import { escaped } from "../../base/svg-shape.ts";
import { minutesOf } from "../../../learn/chapters/minutes.js";
import { chapterOf } from "./chapter.ts";
import { coverHtml } from "./cover.ts";
import type { Chapter } from "../../../learn/chapters/read.js";
import type { ChapterName } from "../../page/learn-pages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

/** @param languages Links to the same page in other languages. */
export function contentsHtml(
  chapters: (Chapter & { name: ChapterName })[],
  words: Catalogue,
  languages: string,
) {
  const { number } = words;
  const say = (id: MessageId) => escaped(words.say(id));
  const list = chapters.map(
    (chapter, index) => `<li data-chapter="${chapter.name}"><a href="${chapter.name}/">
<span class="cover picture">${coverHtml(chapter.name, chapter, words)}</span>
<span class="title"><span class="number">${number(index + 1)}</span> ${escaped(chapter.title)}</span>
<span class="about">${escaped(chapter.description)}</span></a></li>`,
  );
  const minutes = chapters.map(({ name }) => Math.round(minutesOf(chapterOf("en", name))));
  const lead = {
    chapters: chapters.length,
    least: Math.min(...minutes),
    most: Math.max(...minutes),
  };
  return `<h1>${say("learn-heading")}</h1>
<p class="lead">${escaped(words.say("learn-lead", lead))}</p>
<ol class="chapters">
${list.join("\n")}
</ol>
<p id="progress" class="progress" hidden></p>
<p class="crumbs"><a href="glossary/">${say("learn-reference")}</a> ${languages}</p>`;
}
