/** Gives components their words: the page's own, or at build time those of each language. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Speech } from "../messages/catalogue.ts";

const Words = createContext<Speech | null>(null);

export const WordsProvider = Words.Provider;

/** `words` has all of them, to pass on. */
export function useWords(): Speech & { words: Speech } {
  const words = useContext(Words);
  if (!words) throw new Error("no words are provided");
  return { ...words, words };
}
