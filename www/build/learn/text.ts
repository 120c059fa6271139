/** Writes paragraphs as HTML, with engine numbers, terms, and phrases that change figures. */
import { Marked } from "marked";
import { answerTo } from "../../../learn/chapters/numbers.ts";
import { escaped } from "../../base/svg-shape.ts";
import { direction } from "../../messages/languages.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import { chapterEngine } from "./engine.ts";
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
  /** The terms that the chapter has explained so far. `termHtml` adds to them. */
  explained: Set<GlossaryTerm>;
}

/** Characters that mark a number until Markdown is converted to HTML. No text contains them. */
const [OPEN, CLOSE] = ["\ue000", "\ue001"];
/** Estimates of at least this size are written as powers of ten. */
const POWER_FROM = 1e12;
const PLACEHOLDER = /\{\{(.+?)\}\}/g;

export function htmlOf(paragraph: string, context: Context) {
  const html = marked(context).parse(filled(paragraph, context), { async: false });
  return isolated(html.trim(), context);
}

/** Writes a text without a paragraph element. */
export function inlineHtmlOf(text: string, context: Context) {
  return isolated(marked(context).parseInline(filled(text, context), { async: false }), context);
}

function filled(text: string, context: Context) {
  const written = (_: string, placeholder: string) =>
    `${OPEN}${writtenNumber(placeholder, context)}${CLOSE}`;
  return text.replace(PLACEHOLDER, written);
}

export const numberAt = (placeholder: string, { sources }: Numbers) =>
  Number(answerTo(chapterEngine(), sources, placeholder));

/** Writes the answer to a placeholder in the digits of the language. */
export function writtenNumber(placeholder: string, { sources, words }: Numbers) {
  const answer = answerTo(chapterEngine(), sources, placeholder);
  if (typeof answer === "string") return answer;
  if (answer >= POWER_FROM && placeholder.startsWith("estimate ")) {
    return `${words.number(10)}<sup>${words.number(Math.round(Math.log10(answer)))}</sup>`;
  }
  return answer >= 0 && Number.isFinite(answer) ? words.number(answer) : words.numeral(answer);
}

/** Isolates numbers from right-to-left text. */
function isolated(html: string, { words }: Context) {
  const numbers = new RegExp(`${OPEN}(.*?)${CLOSE}`, "g");
  return html.replace(numbers, direction(words.language) === "rtl" ? "<bdi>$1</bdi>" : "$1");
}

function marked(context: Context) {
  return new Marked({
    renderer: {
      em({ text }) {
        return termHtml(text, context);
      },
      blockquote({ tokens }) {
        return `<aside class="box">\n${this.parser.parse(tokens)}</aside>\n`;
      },
      codespan({ text }) {
        const plain = text.replaceAll(OPEN, "").replaceAll(CLOSE, "");
        return `<code dir="ltr">${raised(escaped(plain))}</code>`;
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens);
        const [, figure, step] = /^#([\w-]+)@([\w.-]+)$/.exec(href) ?? [];
        if (!figure) throw new Error(`a link within the text leads to ${href}`);
        const at = context.stepAt(figure, step);
        return `<a class="phrase" href="#${figure}" data-step="${at}">${inside}</a>`;
      },
    },
  });
}

/** Writes exponents as superscripts. */
const raised = (code: string) =>
  code.replace(/\^\(([^)]+)\)|\^(\S+)/g, (_, inside, plain) => `<sup>${inside ?? plain}</sup>`);

/** Marks a term, and explains it at its first use. */
function termHtml(text: string, { glossary, explained, words }: Context) {
  const term = glossary.find(text.replace(/\s+/g, " "));
  if (!term) throw new Error(`${words.language}: the glossary has no term ${text}`);
  const html = escaped(text);
  if (explained.has(term)) return `<dfn>${html}</dfn>`;
  explained.add(term);
  return `<dfn><button type="button" class="term" popovertarget="term-${term.id}">${html}</button></dfn>`;
}

/** Lists the meanings after the text. The page shows each meaning beside its term. */
export function meaningsHtml(terms: Iterable<GlossaryTerm>) {
  const meanings = [...terms].map(
    ({ id, name, meaning }) =>
      `<p id="term-${id}" class="meaning" popover><strong>${escaped(name)}</strong> ${escaped(meaning)}</p>`,
  );
  return meanings.join("\n");
}
