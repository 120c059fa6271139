import { useEffect, useReducer } from "preact/hooks";
import { atRoot } from "../../base/root.ts";
import { words } from "../../messages/index.ts";
import { WordsProvider } from "../../ui/words.tsx";
import { hrefOf, onAddress } from "../address.ts";
import { SiteProvider } from "../site.tsx";
import type { ComponentChildren } from "preact";

/** Gives components the words of the page, and their links what travels in the address. */
export function WithAddress({ children }: { children: ComponentChildren }) {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => onAddress(() => readAgain(null)), []);
  return (
    <WordsProvider value={words}>
      <SiteProvider value={{ root: atRoot().href, hrefOf }}>{children}</SiteProvider>
    </WordsProvider>
  );
}
