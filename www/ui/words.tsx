/** The words of components: the page's own in a browser; those of each language when pages are built. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Speech } from "../messages/catalogue.ts";

const Words = createContext<Speech | null>(null);

/** Gives the components within it their words. */
export const WordsProvider = Words.Provider;

export function useWords(): Speech {
  const words = useContext(Words);
  if (!words) throw new Error("no words are provided");
  return words;
}
