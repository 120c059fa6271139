/** Reads a chapter's file: its head, figures, phrases, placeholders and paragraphs. */
import { readFileSync } from "node:fs";
import { keepTogether } from "../../www/messages/languages.ts";

export interface Chapter {
  title: string;
  description: string;
  /** In a translation, the digest of the English head. */
  english: string | undefined;
  /** Everything below the head. */
  body: string;
  /** In the order of the text. */
  figures: Attributes[];
  /** Links that move a figure. */
  phrases: { figure: string; step: string }[];
  /** The texts between double braces. */
  placeholders: string[];
  /** The parts of programs that are shown. */
  programs: { stage: string; region: string; since?: string }[];
  paragraphs: string[];
}

/** The attributes of an element, by name. */
export type Attributes = Record<string, string>;

/** The program of an element `cutoff-program` that names none. */
export const DEFAULT_STAGE = "minimax";

const HEAD = /^---\ntitle: (.+)\ndescription: (.+)\n(?:en: ([0-9a-f]{6})\n)?---\n/;
export const PLACEHOLDER = /\{\{(.+?)\}\}/g;
export const STAMP = /^<!-- en ([0-9a-f]{6}) -->\n/;
const PHRASE = /\]\(#([\w-]+)@([\w.-]+)\)/g;

/** @param path The path of a chapter, such as `es/tree.md`. */
export const fileOfChapter = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

export const chapterOf = (language: string, name: string) =>
  readChapter(fileOfChapter(`${language}/${name}.md`));

/**
 * @param file A file of a chapter.
 * @throws If the head is missing.
 */
export function readChapter(file: string): Chapter {
  const text = keepTogether(file);
  const head = HEAD.exec(text);
  if (!head) throw new Error("a chapter begins with its title and its description");
  const body = text.slice(head[0].length).trim();
  return {
    title: unquote(head[1]),
    description: unquote(head[2]),
    english: head[3],
    body,
    figures: elements(body, "cutoff-figure"),
    phrases: [...body.matchAll(PHRASE)].map(([, figure, step]) => ({ figure, step })),
    placeholders: [...body.matchAll(PLACEHOLDER)].map(([, words]) => words),
    programs: elements(body, "cutoff-program").map(({ stage = DEFAULT_STAGE, region, since }) => ({
      stage,
      region,
      since,
    })),
    paragraphs: body.split(/\n{2,}/),
  };
}

/** Returns the prose of a chapter, without code, tags, link targets and placeholders. */
export function prose({ title, description, body }: Chapter) {
  return (
    [title, description, body]
      .join("\n")
      .replace(/<!--.*?-->/gs, "")
      // Code comes first, because it may have the signs of the others.
      .replace(/`[^`]*`/g, "")
      .replace(/<[^>]*>/g, "")
      .replace(/\]\([^)]*\)/g, "]")
      .replace(PLACEHOLDER, "")
  );
}

function elements(body: string, tag: string): Attributes[] {
  const tags = body.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, "g"));
  return [...tags].map(([, inside]) => attributesIn(inside));
}

/** @param tag The text of a tag after its name. */
export function attributesIn(tag: string): Attributes {
  const attributes = tag.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries([...attributes].map(([, name, value]) => [name, value]));
}

function unquote(words: string) {
  return words.replace(/^"(.*)"$/, "$1");
}
