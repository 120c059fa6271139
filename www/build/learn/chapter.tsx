/** Shows a chapter: text, drawings and numbers. */
import { sourcesOf } from "../../../learn/chapters/recorded.ts";
import { wrongAnswersTo } from "../../../learn/chapters/wrong-answers.ts";
import { stepAt } from "../../learn/subject/steps.ts";
import { useSite } from "../../page/site.tsx";
import { blocksOf, passagesOf, type Block, type BlockOf } from "./blocks.ts";
import { chapterEngine } from "./engine.ts";
import { FigureIsland, buildFigure, type FigureContext } from "./build-figure.tsx";
import { glossaryOf } from "./glossary.tsx";
import { ProgramIsland } from "./programs.tsx";
import { watchNames } from "./build-search-figure.ts";
import { InlineText, Meanings, Paragraphs, numberAt, writtenNumber } from "./text.tsx";
import type { QuestionData } from "../../learn/question.tsx";
import type { Chapter } from "../../../learn/chapters/read.ts";
import type { PlaceName } from "../../page/places.ts";
import type { Catalogue } from "../../messages/catalogue.ts";

type ChapterContext = FigureContext & { isLast: boolean };

interface ChapterProps {
  chapter: Chapter;
  words: Catalogue;
  /** True for the last chapter, which ends with a link to another place. */
  isLast: boolean;
}

export function ChapterText({ chapter, words, isLast }: ChapterProps) {
  const sources = sourcesOf(chapterEngine(), chapter);
  const context: ChapterContext = {
    sources,
    words,
    chapter,
    isLast,
    glossary: glossaryOf(words),
    explained: new Set(),
    stepAt(name, step) {
      const steps = sources.get(name)?.steps;
      if (!steps) throw new Error(`there are no steps in figure ${name}`);
      return stepAt(steps, step);
    },
  };
  return (
    <>
      {passagesOf(blocksOf(chapter)).map((blocks) => (
        <Passage blocks={blocks} context={context} />
      ))}
      <Meanings {...context} />
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
  const [from, to] = figure?.spoilers?.map((place) => blocks.indexOf(figure) + place) ?? [];
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
      return <Paragraphs text={block.text} context={context} />;
    case "program":
      return <ProgramIsland {...block.program} />;
    case "question":
      return <Question block={block} context={context} />;
    case "link":
      return <WayOn block={block} context={context} />;
    case "figure":
      return <FigureIsland {...buildFigure(block.name, context)} />;
  }
}

type PartProps<Kind extends Block["kind"]> = { block: BlockOf<Kind>; context: ChapterContext };

function Question({ block: { ask, answer, reason }, context }: PartProps<"question">) {
  const { say } = context.words;
  const placeholder = answer.slice(2, -2);
  const right = writtenNumber(placeholder, context);
  const data: QuestionData = { right, mistakes: mistakesIn(placeholder, context) };
  return (
    <div class="asked">
      <p class="ask">
        <InlineText text={ask} context={context} />
      </p>
      <div class="island" data-question={JSON.stringify(data)} />
      <details class="chapter-answer">
        <summary>{say("chapter-answer")}</summary>
        <p>{say("chapter-answer-is", { answer: right })}</p>
        {reason !== null && <Paragraphs text={reason} context={context} />}
      </details>
    </div>
  );
}

/** Explains the known mistakes behind wrong answers. @returns Sentences by answer. */
function mistakesIn(question: string, context: ChapterContext): Record<string, string> {
  const wrong = wrongAnswersTo(question, (text) => numberAt(text, context));
  return Object.fromEntries(
    Array.from(wrong, ([value, { idea }]) => [value, context.words.sayNamed(`wrong-idea-${idea}`)]),
  );
}

function WayOn({ block: { words, place, what }, context }: PartProps<"link">) {
  const { hrefOf } = useSite();
  const source = context.sources.get(what);
  const subject = source && "record" in source ? source.subject : undefined;
  const names: Record<string, string> = {};
  if (place === "practise" && !subject) names.mode = what;
  if (place === "watch" && subject) Object.assign(names, watchNames(subject));
  if (place === "play") Object.assign(names, subject ? { start: subject.board } : { game: what });
  const name = (place === "lab" ? what : place) as PlaceName;
  return (
    <p class="way-on">
      <a class={context.isLast ? "primary" : undefined} href={hrefOf(name, names)}>
        {words}
      </a>
    </p>
  );
}
