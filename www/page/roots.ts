/** Finds the roots of a page by their ids, and fills them. */
import { h, render, type ComponentChildren } from "preact";
import { useEffect, useReducer } from "preact/hooks";
import { atRoot } from "../base/root.ts";
import { words } from "../messages/index.ts";
import { WordsProvider } from "../ui/words.tsx";
import { addressOf, hrefOf, onAddress } from "./address.ts";
import { SiteProvider } from "./site.tsx";

/** Finds an element of the page, or throws. */
export function elementOf(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** Provides components with the words and links of the page. */
export function WithAddress({ children }: { children?: ComponentChildren }) {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onAddress(() => readAgain(null)), []);
  const site = { root: atRoot().href, hrefOf, addressOf };
  return h(WordsProvider, { value: words }, h(SiteProvider, { value: site }, children));
}

/** Fills a root. Changes markup from the build in place. */
export function fillRoot(root: string, content: ComponentChildren) {
  render(h(WithAddress, null, content), elementOf(root));
}
