/** Changes elements of a page. The rest of its text stays as it is. */
import { parse, type HTMLElement } from "node-html-parser";
import { escaped } from "../base/svg-shape.ts";

const OPTIONS = {
  comment: true,
  voidTag: { closingSlash: true },
  // The content of `noscript` is read as elements, too.
  blockTextElements: { script: true, style: true },
};

export function edited(html: string, edit: (page: HTMLElement) => void) {
  const page = parse(html, OPTIONS);
  edit(page);
  return page.toString();
}

/** The one element of a selector; a page without it stops the build. */
export function only(page: HTMLElement, selector: string): HTMLElement {
  const [element, ...others] = page.querySelectorAll(selector);
  if (!element || others.length > 0) throw new Error(`not one ${selector} in a page`);
  return element;
}

/** @param value As text: it is escaped here. */
export function setAttribute(element: HTMLElement, name: string, value: string) {
  element.setAttribute(name, escaped(value));
}

/** Fetches scripts ahead. @param href From the page. */
export const fetchedAhead = (href: string) =>
  `<link rel="modulepreload" crossorigin href="${href}" />`;
