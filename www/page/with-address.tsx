import { useEffect, useReducer } from "preact/hooks";
import { atRoot } from "../base/root.ts";
import { linked, words } from "../messages/index.ts";
import { WordsProvider } from "../ui/words.tsx";
import { addressOf, hrefOf, onAddress } from "./address.ts";
import { SiteProvider } from "./site.tsx";
import type { ComponentChildren } from "preact";

/** Gives components the words of the page, and their links what travels in the address. */
export function WithAddress({ children }: { children: ComponentChildren }) {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onAddress(() => readAgain(null)), []);
  const site = { root: atRoot().href, hrefOf, addressOf, linked: linked ?? null };
  return (
    <WordsProvider value={words}>
      <SiteProvider value={site}>{children}</SiteProvider>
    </WordsProvider>
  );
}
