/** Changes elements of a page and keeps the rest of its text. */
import { parse, type HTMLElement } from "node-html-parser";
import { escaped } from "../base/svg-shape.ts";

const OPTIONS = {
  comment: true,
  voidTag: { closingSlash: true },
  // The content of `noscript` is parsed as elements, too.
  blockTextElements: { script: true, style: true },
};

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

/** Writes a tag that preloads a script. @param href From the page. */
export const preloadTag = (href: string) =>
  `<link rel="modulepreload" crossorigin href="${href}" />`;
