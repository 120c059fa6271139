/** Shows a chapter: text, drawings and numbers. */
import { Lexer } from "marked";
import { CHAPTERS } from "../../../learn/chapters/chapters.ts";
import { placeholderNumber, placeholderValue } from "../../../learn/chapters/numbers.ts";
import { chapterOf, type Chapter } from "../../../learn/chapters/read.ts";
import { figureSources } from "../../../learn/chapters/figure-sources.ts";
import { wrongAnswersTo } from "../../../learn/chapters/wrong-answers.ts";
import { useSite } from "../../page/site.tsx";
import { blocksOf, passagesOf, type Block, type BlockOf } from "./blocks.ts";
import { chapterEngine } from "./engine.ts";
import { FigureIsland, buildFigure } from "./build-figure.tsx";
import { glossaryOf } from "./glossary.tsx";
import { ProgramIsland } from "./programs.tsx";
import { watchNames } from "./build-search-figure.ts";
import { Markdown, Meanings, placeholderText, type ChapterContext } from "./text.tsx";
import { Rail } from "./contents.tsx";
import type { QuestionData } from "../../learn/question.tsx";
import type { ChapterName } from "../../page/learn-pages.ts";
import type { PlaceName } from "../../page/places.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type ChapterPageProps = { name: ChapterName; chapter: Chapter; words: Catalogue };

export function ChapterPage({ name, chapter, words }: ChapterPageProps) {
  const number = CHAPTERS.indexOf(name) + 1;
  const context: ChapterContext = {
    sources: figureSources(chapterEngine(), chapter),
    words,
    chapter,
    isLast: number === CHAPTERS.length,
    glossary: glossaryOf(words),
    explained: new Set(),
  };
  return (
    <>
      <Rail words={words} here={name} />
      <article>
        <p class="crumbs no-print">
          <a href="../">{words.say("chapter-contents")}</a>{" "}
          <span>{words.say("learn-chapter", { number })}</span>
        </p>
        <h1>{chapter.title}</h1>
        {passagesOf(blocksOf(chapter)).map((blocks) => (
          <Passage blocks={blocks} context={context} />
        ))}
        <Meanings {...context} />
        <ChapterLinks index={number - 1} words={words} />
      </article>
    </>
  );
}

function Passage({ blocks, context }: { blocks: Block[]; context: ChapterContext }) {
  const { say } = context.words;
  const parts = blocks.map((block) => <Part block={block} context={context} />);
  const [{ kind }] = blocks;
  if (kind === "program" || kind === "link") return <>{parts}</>;
  if (kind === "question" && blocks.length === 1) {
    return (
      <section class="question">
        <h2>{say("chapter-question")}</h2>
        {parts}
      </section>
    );
  }
  const figure = blocks.find((block) => block.kind === "figure");
  const [from, to] = figure?.spoilers?.map((index) => blocks.indexOf(figure) + index) ?? [];
  return (
    <section class="passage">
      {parts.slice(0, from)}
      {from && (
        <details class="fold">
          <summary>{say("figure-read-on")}</summary>
          {parts.slice(from, to + 1)}
        </details>
      )}
      {from && parts.slice(to + 1)}
    </section>
  );
}

function Part({ block, context }: { block: Block; context: ChapterContext }) {
  switch (block.kind) {
    case "text":
      return <Markdown text={block.text} context={context} />;
    case "program":
      return <ProgramIsland {...block.program} />;
    case "question":
      return <Question block={block} context={context} />;
    case "link":
      return <OtherPlaceLink block={block} context={context} />;
    case "figure":
      return <FigureIsland {...buildFigure(block.name, context)} />;
  }
}

type PartProps<Kind extends Block["kind"]> = { block: BlockOf<Kind>; context: ChapterContext };

function Question({ block: { ask, answer, reason }, context }: PartProps<"question">) {
  const { say, sayNamed } = context.words;
  const placeholder = answer.slice(2, -2);
  const isList = Array.isArray(placeholderValue(chapterEngine(), context.sources, placeholder));
  const right = placeholderText(placeholder, context);
  const wrong = wrongAnswersTo(placeholder, (text) =>
    placeholderNumber(chapterEngine(), context.sources, text),
  );
  const mistakes = Object.fromEntries(
    Array.from(wrong, ([value, { idea }]) => [value, sayNamed(`wrong-idea-${idea}`)]),
  );
  const data: QuestionData = { right, mistakes, kind: isList ? "list" : "number" };
  return (
    <div class="chapter-question">
      <p class="ask">
        <Markdown text={ask} context={context} lex={Lexer.lexInline} />
      </p>
      <div class="island" data-question={JSON.stringify(data)} />
      <details class="chapter-answer">
        <summary class="no-print">{say("chapter-answer")}</summary>
        <p>{say("chapter-answer-is", { answer: right })}</p>
        {reason !== null && <Markdown text={reason} context={context} />}
      </details>
    </div>
  );
}

function OtherPlaceLink({ block: { words, place, what }, context }: PartProps<"link">) {
  const { hrefOf } = useSite();
  const source = context.sources.get(what);
  const subject = source && "record" in source ? source.subject : undefined;
  const names: Record<string, string> = {};
  if (place === "practise" && !subject) names.mode = what;
  if (place === "watch" && subject) Object.assign(names, watchNames(subject));
  if (place === "play") Object.assign(names, subject ? { start: subject.board } : { game: what });
  const name = (place === "lab" ? what : place) as PlaceName;
  return (
    <p class="other-place-link no-print">
      <a class={context.isLast ? "primary" : undefined} href={hrefOf(name, names)}>
        {words}
      </a>
    </p>
  );
}

function ChapterLinks({ index, words }: { index: number; words: Catalogue }) {
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
    <nav class="chapter-pages no-print" {...markup("chapter-pages").attributes}>
      {link(index + 1, "next", { class: "primary", rel: "next" })}{" "}
      {link(index - 1, "previous", { rel: "prev" })}{" "}
      <a href="../glossary/">{say("glossary-title")}</a>
    </nav>
  );
}
