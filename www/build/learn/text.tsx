/** Shows paragraphs of Markdown, with engine numbers, terms, and phrases that change figures. */
import { h } from "preact";
import { lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { placeholderValue } from "../../../learn/chapters/numbers.ts";
import { stepIndexIn, type FigureSource } from "../../../learn/chapters/figure-sources.ts";
import { direction } from "../../messages/languages.ts";
import { chapterEngine } from "./engine.ts";
import type { ComponentChildren } from "preact";
import type { Catalogue } from "../../messages/catalogue.ts";
import { PLACEHOLDER, type Chapter } from "../../../learn/chapters/read.ts";
import type { Glossary, GlossaryTerm } from "./glossary.tsx";

/** Writes the numbers of a chapter: its figures by name, and the words of a language. */
export type NumberContext = { sources: Map<string, FigureSource>; words: Catalogue };

export interface ChapterContext extends NumberContext {
  chapter: Chapter;
  /** True for the last chapter, which ends with a link to another place. */
  isLast: boolean;
  glossary: Glossary;
  /** The terms that the chapter has explained so far. `termOf` adds to them. */
  explained: Set<GlossaryTerm>;
}

/** Characters around a number in Markdown. No text contains them. */
const [OPEN, CLOSE] = ["\ue000", "\ue001"];
const NUMBER = new RegExp(`${OPEN}(.*?)${CLOSE}`);
/** Estimates of at least this size are written as powers of ten. */
const POWER_FROM = 1e12;

type TextProps = { text: string; context: ChapterContext; lex?: (text: string) => Token[] };

/** @param lex Reads the text as paragraphs, or as the content of one. */
export function Markdown({ text, context, lex = lexer }: TextProps) {
  const written = (_: string, placeholder: string) =>
    `${OPEN}${placeholderText(placeholder, context)}${CLOSE}`;
  return <>{elementsOf(lex(text.replace(PLACEHOLDER, written)), context)}</>;
}

/** Writes the value of a placeholder in the digits of the language, with `^` before an exponent. */
export function placeholderText(placeholder: string, { sources, words }: NumberContext) {
  const value = placeholderValue(chapterEngine(), sources, placeholder);
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return words.list(value.map((one) => words.number(one)));
  if (value >= POWER_FROM && placeholder.startsWith("estimate "))
    return `${words.number(10)}^${words.number(Math.round(Math.log10(value)))}`;
  return value >= 0 && Number.isFinite(value) ? words.number(value) : words.numeral(value);
}

/** The elements of Markdown that chapters use without any change. */
const TAGS: Record<string, string> = {
  paragraph: "p",
  heading: "h2",
  list: "ul",
  list_item: "li",
  strong: "strong",
};

const elementsOf = (tokens: Token[], context: ChapterContext) =>
  tokens.map((token) => elementOf(token as MarkedToken, context));

function elementOf(token: MarkedToken, context: ChapterContext): ComponentChildren {
  const tokens = token.type === "list" ? token.items : "tokens" in token ? token.tokens : undefined;
  const inside = tokens && elementsOf(tokens, context);
  const row = (cells: Tokens.TableCell[], tag: string) => (
    <tr>{cells.map(({ tokens }) => h(tag, null, elementsOf(tokens, context)))}</tr>
  );
  switch (token.type) {
    case "text":
      return inside ?? isolate(token.text, context);
    case "blockquote":
      return <aside class="box">{inside}</aside>;
    case "table":
      return (
        <table>
          <thead>{row(token.header, "th")}</thead>
          <tbody>{token.rows.map((cells) => row(cells, "td"))}</tbody>
        </table>
      );
    case "em":
      return termOf(token.text, context);
    case "codespan":
      return <code dir="ltr">{raise(token.text.split(NUMBER).join(""))}</code>;
    case "link":
      return phraseOf(token.href, inside, context);
  }
  const tag = token.raw === "<br>" ? "br" : TAGS[token.type];
  if (!tag) throw new Error(`a chapter cannot have ${token.raw}`);
  return h(tag, null, inside);
}

/** Isolates numbers from right-to-left text. */
function isolate(text: string, { words }: ChapterContext) {
  const isRtl = direction(words.language) === "rtl";
  const numberOf = (part: string) => (isRtl ? <bdi>{raise(part)}</bdi> : raise(part));
  return text.split(NUMBER).map((part, n) => (n % 2 === 0 ? part : numberOf(part)));
}

/** Shows exponents as superscripts. */
const raise = (code: string) =>
  code
    .split(/\^(\([^)]+\)|\S+)/)
    .map((part, n) => (n % 2 === 0 ? part : <sup>{part.replace(/^\(|\)$/g, "")}</sup>));

function phraseOf(href: string, inside: ComponentChildren, { sources }: ChapterContext) {
  const [, figure, step] = /^#([\w-]+)@([\w.-]+)$/.exec(href) ?? [];
  if (!figure) throw new Error(`a link within the text leads to ${href}`);
  return (
    <a class="figure-phrase" href={`#${figure}`} data-step={stepIndexIn(sources.get(figure), step)}>
      {inside}
    </a>
  );
}

/** Marks a term, and explains it at its first use. */
function termOf(text: string, { glossary, explained, words }: ChapterContext) {
  const term = glossary.find(text.replace(/\s+/g, " "));
  if (!term) throw new Error(`${words.language}: the glossary has no term ${text}`);
  const isFirst = !explained.has(term);
  explained.add(term);
  const button = { type: "button", class: "term", popovertarget: `term-${term.id}` } as const;
  return <dfn>{isFirst ? <button {...button}>{text}</button> : text}</dfn>;
}

/** Lists the meanings after the text. The page shows each meaning beside its term. */
export const Meanings = ({ explained }: ChapterContext) =>
  [...explained].map(({ id, name, meaning }) => (
    <p id={`term-${id}`} class="meaning" popover>
      <strong>{name}</strong> {meaning}
    </p>
  ));
