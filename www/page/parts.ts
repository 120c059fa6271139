/** The roots of a page, by their ids: what is found in it, and filled, is found and filled here. */
import { h, render } from "preact";
import { useEffect, useReducer } from "preact/hooks";
import { atRoot } from "../base/root.ts";
import { linked, say, words } from "../messages/index.ts";
import { WordsProvider } from "../ui/words.tsx";
import { addressOf, hrefOf, onAddress } from "./address.ts";
import { SiteProvider } from "./site.tsx";
import type { ComponentChildren } from "preact";
import type { Words } from "../base/link-text.ts";

/** The element with an id, which the page is sure to have. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/** Gives components the words of the page, and their links what travels in the address. */
export function WithAddress({ children }: { children?: ComponentChildren }) {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onAddress(() => readAgain(null)), []);
  const site = { root: atRoot().href, hrefOf, addressOf, linked: linked ?? null };
  return h(WordsProvider, { value: words }, h(SiteProvider, { value: site }, children));
}

/** Has a root show something in place of what it has. What the page has from the build is changed in place. */
export function show(root: string, content: ComponentChildren) {
  render(h(WithAddress, null, content), part(root));
}

/** The text of a message, with the texts of the messages in its values. */
export function spoken({ id, values = {} }: Words): string {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "object" ? spoken(value) : value,
  ]);
  return say(id, Object.fromEntries(texts));
}

/** What a link leads to: the first that is marked so, and shown. */
export const subject = () => document.querySelector<HTMLElement>("[data-subject]:not([hidden])");

/** Gives an element the focus, and scrolls just so far that it is whole in view. */
export function focusInView(element: HTMLElement) {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" });
}

/** True if something lies over the page that Escape closes. */
export const hasPopover = () => document.querySelector(":popover-open") !== null;
