/** Reads a chapter's file: its head, figures, phrases, placeholders and paragraphs. Pure. */
import { unbroken } from "../../www/messages/languages.ts";

/**
 * @typedef {object} Chapter
 * @property {string} title
 * @property {string} description
 * @property {string | undefined} english In a translation, the digest of the English head.
 * @property {string} body Everything below the head.
 * @property {Attributes[]} figures In the order of the text.
 * @property {{ figure: string, step: string }[]} phrases Links that move a figure.
 * @property {string[]} placeholders The texts between double braces.
 * @property {{ stage: string, region: string, since?: string }[]} programs The parts of programs
 * that are shown.
 * @property {string[]} paragraphs
 */

/** The attributes of an element, by name. @typedef {Record<string, string>} Attributes */

/** The program of an element `cutoff-program` that names none. */
export const USUAL_STAGE = "minimax";

const HEAD = /^---\ntitle: (.+)\ndescription: (.+)\n(?:en: ([0-9a-f]{6})\n)?---\n/;
const PLACEHOLDER = /\{\{(.+?)\}\}/g;
const PHRASE = /\]\(#([\w-]+)@([\w.-]+)\)/g;

/**
 * @param {string} file A file of a chapter.
 * @returns {Chapter}
 * @throws {Error} If the head is missing.
 */
export function readChapter(file) {
  const text = unbroken(file);
  const head = HEAD.exec(text);
  if (!head) throw new Error("a chapter begins with its title and its description");
  const body = text.slice(head[0].length).trim();
  return {
    title: unquoted(head[1]),
    description: unquoted(head[2]),
    english: head[3],
    body,
    figures: elements(body, "cutoff-figure"),
    phrases: [...body.matchAll(PHRASE)].map(([, figure, step]) => ({ figure, step })),
    placeholders: [...body.matchAll(PLACEHOLDER)].map(([, words]) => words),
    programs: elements(body, "cutoff-program").map(({ stage = USUAL_STAGE, region, since }) => ({
      stage,
      region,
      since,
    })),
    paragraphs: body.split(/\n{2,}/),
  };
}

/**
 * Returns the prose of a chapter, without code, tags, link targets and placeholders.
 * @param {Chapter} chapter
 */
export function prose({ title, description, body }) {
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

/**
 * @param {string} body
 * @param {string} tag
 * @returns {Attributes[]}
 */
function elements(body, tag) {
  const tags = body.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, "g"));
  return [...tags].map(([, inside]) => attributesIn(inside));
}

/**
 * @param {string} tag The text of a tag after its name.
 * @returns {Attributes}
 */
export function attributesIn(tag) {
  const attributes = tag.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries([...attributes].map(([, name, value]) => [name, value]));
}

/** @param {string} words */
function unquoted(words) {
  return words.replace(/^"(.*)"$/, "$1");
}
