/** Shows paragraphs of Markdown, with engine numbers, terms, and phrases that change figures. */
import { h } from "preact";
import { Lexer, lexer, type MarkedToken, type Token, type Tokens } from "marked";
import { answerTo } from "../../../learn/chapters/numbers.ts";
import { direction } from "../../messages/languages.ts";
import { chapterEngine } from "./engine.ts";
import type { ComponentChildren } from "preact";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { FigureSource } from "../../../learn/chapters/recorded.ts";
import type { Glossary } from "./glossary.tsx";

export interface GlossaryTerm {
  id: string;
  /** The name of the term, with its synonyms. */
  name: string;
  meaning: string;
}

/** Computed answers and a language, to write the numbers of a chapter. */
export interface Numbers {
  sources: Map<string, FigureSource>;
  words: Catalogue;
}

export interface Context extends Numbers {
  glossary: Glossary;
  stepAt: (figure: string, step: string) => number;
  /** The terms that the chapter has explained so far. `termOf` adds to them. */
  explained: Set<GlossaryTerm>;
}

/** Characters around a number in Markdown. No text contains them. */
const [OPEN, CLOSE] = ["\ue000", "\ue001"];
const NUMBER = new RegExp(`${OPEN}(.*?)${CLOSE}`);
/** Estimates of at least this size are written as powers of ten. */
const POWER_FROM = 1e12;
const PLACEHOLDER = /\{\{(.+?)\}\}/g;

type TextProps = { text: string; context: Context };

export const Paragraphs = ({ text, context }: TextProps) => (
  <>{elementsOf(lexer(filled(text, context)), context)}</>
);

/** Shows a text without a paragraph element. */
export const InlineText = ({ text, context }: TextProps) => (
  <>{elementsOf(Lexer.lexInline(filled(text, context)), context)}</>
);

function filled(text: string, context: Context) {
  const written = (_: string, placeholder: string) =>
    `${OPEN}${writtenNumber(placeholder, context)}${CLOSE}`;
  return text.replace(PLACEHOLDER, written);
}

export const numberAt = (placeholder: string, { sources }: Numbers) =>
  Number(answerTo(chapterEngine(), sources, placeholder));

/** Writes the answer to a placeholder in the digits of the language, with `^` before an exponent. */
export function writtenNumber(placeholder: string, { sources, words }: Numbers) {
  const answer = answerTo(chapterEngine(), sources, placeholder);
  if (typeof answer === "string") return answer;
  if (answer >= POWER_FROM && placeholder.startsWith("estimate ")) {
    return `${words.number(10)}^${words.number(Math.round(Math.log10(answer)))}`;
  }
  return answer >= 0 && Number.isFinite(answer) ? words.number(answer) : words.numeral(answer);
}

/** The elements of Markdown that chapters use without any change. */
const TAGS: Record<string, string> = {
  paragraph: "p",
  heading: "h2",
  list: "ul",
  list_item: "li",
  strong: "strong",
};

const elementsOf = (tokens: Token[], context: Context) =>
  tokens.map((token) => elementOf(token as MarkedToken, context));

function elementOf(token: MarkedToken, context: Context): ComponentChildren {
  const tokens = token.type === "list" ? token.items : "tokens" in token ? token.tokens : undefined;
  const inside = tokens && elementsOf(tokens, context);
  const row = (cells: Tokens.TableCell[], tag: string) => (
    <tr>{cells.map(({ tokens }) => h(tag, null, elementsOf(tokens, context)))}</tr>
  );
  switch (token.type) {
    case "text":
      return inside ?? isolated(token.text, context);
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
      return <code dir="ltr">{raised(token.text.split(NUMBER).join(""))}</code>;
    case "link":
      return phraseOf(token.href, inside, context);
  }
  const tag = token.raw === "<br>" ? "br" : TAGS[token.type];
  if (!tag) throw new Error(`a chapter cannot have ${token.raw}`);
  return h(tag, null, inside);
}

/** Isolates numbers from right-to-left text. */
function isolated(text: string, { words }: Context) {
  const isRtl = direction(words.language) === "rtl";
  return text.split(NUMBER).map((part, n) => {
    if (n % 2 === 0) return part;
    return isRtl ? <bdi>{raised(part)}</bdi> : raised(part);
  });
}

/** Shows exponents as superscripts. */
const raised = (code: string) =>
  code
    .split(/\^(\([^)]+\)|\S+)/)
    .map((part, n) => (n % 2 === 0 ? part : <sup>{part.replace(/^\(|\)$/g, "")}</sup>));

function phraseOf(href: string, inside: ComponentChildren, { stepAt }: Context) {
  const [, figure, step] = /^#([\w-]+)@([\w.-]+)$/.exec(href) ?? [];
  if (!figure) throw new Error(`a link within the text leads to ${href}`);
  return (
    <a class="phrase" href={`#${figure}`} data-step={stepAt(figure, step)}>
      {inside}
    </a>
  );
}

/** Marks a term, and explains it at its first use. */
function termOf(text: string, { glossary, explained, words }: Context) {
  const term = glossary.find(text.replace(/\s+/g, " "));
  if (!term) throw new Error(`${words.language}: the glossary has no term ${text}`);
  if (explained.has(term)) return <dfn>{text}</dfn>;
  explained.add(term);
  return (
    <dfn>
      <button type="button" class="term" popovertarget={`term-${term.id}`}>
        {text}
      </button>
    </dfn>
  );
}

/** Lists the meanings after the text. The page shows each meaning beside its term. */
export const Meanings = ({ explained }: Context) =>
  [...explained].map(({ id, name, meaning }) => (
    <p id={`term-${id}`} class="meaning" popover>
      <strong>{name}</strong> {meaning}
    </p>
  ));
