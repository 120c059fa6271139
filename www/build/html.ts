/** Changes elements of a page and keeps the rest of its text. */
import { parse, type HTMLElement } from "node-html-parser";
import { escaped } from "../base/escaped.ts";
import type { Rolldown } from "vite";

const OPTIONS = {
  comment: true,
  voidTag: { closingSlash: true },
  // The content of `noscript` is parsed as elements, too.
  blockTextElements: { script: true, style: true },
};

/** A page of the build. `path` is such as `/watch/index.html`. */
export type BuiltPage = { path: string; bundle: Rolldown.OutputBundle };

/** Changes what the head of a page loads. */
export type HeadPass = (page: HTMLElement, built: BuiltPage) => void;

export function editHtml(html: string, edit: (page: HTMLElement) => void) {
  const page = parse(html, OPTIONS);
  edit(page);
  return page.toString();
}

/** Finds the only element that matches a selector, or stops the build. */
export function only(page: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = page.querySelectorAll(selector);
  if (!element || others.length > 0) throw new Error(`not one ${selector} in a page`);
  return element;
}

/** @param value Is escaped by this function. */
export function setAttribute(element: HTMLElement, name: string, value: string) {
  element.setAttribute(name, escaped(value));
}

/**
 * Returns the path from a page to the root. It is relative, so the site works under any path.
 * @param path From the root: `watch/` or `/watch/index.html`.
 */
export function wayToRoot(path: string): string {
  const folders = path.replace(/^\//, "").split("/").length - 1;
  return "../".repeat(folders) || "./";
}

/** Writes a tag that preloads a script. @param href From the page. */
export const preloadTag = (href: string) =>
  `<link rel="modulepreload" crossorigin href="${href}" />`;

export const addToHead = (page: HTMLElement, tags: string[]) =>
  only(page, "head").insertAdjacentHTML("beforeend", `  ${tags.join("\n    ")}\n  `);
