/** Writes the HTML of a chapter: text, drawings and numbers. */
import { readFileSync } from "node:fs";
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { sourcesOf } from "../../../learn/chapters/recorded.ts";
import { readChapter, type Chapter } from "../../../learn/chapters/read.ts";
import { wrongAnswersTo } from "../../../learn/chapters/wrong-answers.ts";
import { translationFaults } from "../../../learn/chapters/translation.ts";
import { stepAt } from "../../learn/subject/steps.ts";
import { LANGUAGES } from "../../messages/languages.ts";
import { fragmentOf } from "../../page/places.ts";
import { escaped } from "../../base/svg-shape.ts";
import { blocksOf, passagesOf, type Block, type BlockOf } from "./blocks.ts";
import { chapterEngine } from "./engine.ts";
import { figureHtml, buildFigure, type FigureContext } from "./build-figure.tsx";
import { glossaryOf } from "./glossary.tsx";
import { programHtml } from "./programs.tsx";
import { watchNames } from "./build-search-figure.ts";
import { htmlOf, inlineHtmlOf, meaningsHtml, numberAt, writtenNumber } from "./text.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type ChapterContext = FigureContext & { up: string; last: boolean };

const folder = new URL("../../../learn/chapters/", import.meta.url);

/** @param path The path of a chapter, such as `es/tree.md`. */
const readText = (path: string) => readFileSync(new URL(path, folder), "utf8");

export function chapterOf(language: string, name: string) {
  return readChapter(readText(`${language}/${name}.md`));
}

/** Lists paragraphs that a translation lacks, or whose English text has changed. */
export function outdated(read = readText): string[] {
  return CHAPTERS.flatMap((name) => {
    const english = read(`en/${name}.md`);
    return LANGUAGES.filter((language) => language !== "en").flatMap((language) => {
      const path = `${language}/${name}.md`;
      const faults = translationFaults(english, read(path));
      return faults.map((fault) => `learn/chapters/${path}: ${fault}`);
    });
  });
}

/**
 * @param up The path from the page to the start page, such as `../../`.
 * @param last True for the last chapter, which ends with a link to another place.
 */
export function chapterHtml(chapter: Chapter, words: Catalogue, up: string, last: boolean) {
  const sources = sourcesOf(chapterEngine(), chapter);
  const context: ChapterContext = {
    sources,
    words,
    chapter,
    up,
    last,
    glossary: glossaryOf(words),
    explained: new Set(),
    stepAt(name, step) {
      const steps = sources.get(name)?.steps;
      if (!steps) throw new Error(`there are no steps in figure ${name}`);
      return stepAt(steps, step);
    },
  };
  const passages = passagesOf(blocksOf(chapter));
  const html = passages.map((passage) => passageHtml(passage, context)).join("\n");
  return `${html}\n${meaningsHtml(context.explained)}`;
}

function passageHtml(passage: Block[], context: ChapterContext) {
  const html = passage.map((block) => blockHtml(block, context));
  const [first] = passage;
  const { say } = context.words;
  if (first.kind === "program" || first.kind === "link") return html[0];
  if (first.kind === "question" && passage.length === 1) {
    return `<section class="question">\n<h2>${escaped(say("chapter-question"))}</h2>\n${html[0]}\n</section>`;
  }
  passage.forEach((block, at) => {
    if (block.kind !== "figure" || !block.spoilers) return;
    const [from, to] = block.spoilers.map((place) => at + place);
    html[from] =
      `<details class="fold"><summary>${escaped(say("figure-read-on"))}</summary>\n${html[from]}`;
    html[to] += "\n</details>";
  });
  return `<section class="passage">\n${html.join("\n")}\n</section>`;
}

function blockHtml(block: Block, context: ChapterContext): string {
  const { words, up, last } = context;
  switch (block.kind) {
    case "text":
      return htmlOf(block.text, context);
    case "program":
      return programHtml(block.program, words, up);
    case "question":
      return questionHtml(block, context);
    case "link":
      return `<p class="way-on"><a${last ? ` class="primary"` : ""} href="${linkOfBlock(block, context)}">${escaped(block.words)}</a></p>`;
    case "figure":
      return figureHtml(buildFigure(block.name, context), words, up);
  }
}

function questionHtml({ ask, answer, reason }: BlockOf<"question">, context: ChapterContext) {
  const { say } = context.words;
  const placeholder = answer.slice(2, -2);
  const right = writtenNumber(placeholder, context);
  const answered = escaped(say("chapter-answer-is", { answer: right }));
  const data = escaped(JSON.stringify({ right, mistakes: mistakesIn(placeholder, context) }));
  return `<div class="asked">
<p class="ask">${inlineHtmlOf(ask, context)}</p>
<div class="island" data-question="${data}"></div>
<details class="chapter-answer"><summary>${escaped(say("chapter-answer"))}</summary>
<p class="told">${answered}</p>${reason === null ? "" : htmlOf(reason, context)}
</details>
</div>`;
}

/** Explains the known mistakes behind wrong answers. @returns Sentences by answer. */
function mistakesIn(question: string, context: ChapterContext): Record<string, string> {
  const wrong = wrongAnswersTo(question, (text) => numberAt(text, context));
  return Object.fromEntries(
    Array.from(wrong, ([value, { idea }]) => [value, context.words.sayNamed(`wrong-idea-${idea}`)]),
  );
}

function linkOfBlock({ place, what }: BlockOf<"link">, { words, up, sources }: ChapterContext) {
  const source = sources.get(what);
  const subject = source && "record" in source ? source.subject : undefined;
  const names: Record<string, string> = words.language === "en" ? {} : { lang: words.language };
  if (place === "practise" && !subject) names.mode = what;
  if (place === "watch" && subject) Object.assign(names, watchNames(subject));
  if (place === "play") Object.assign(names, subject ? { start: subject.board } : { game: what });
  const path = { play: "", lab: `lab/${what}/` }[place] ?? `${place}/`;
  return escaped(up + path + fragmentOf(Object.entries(names)));
}
