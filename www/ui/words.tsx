/** Provides components with messages: the page's or, during the build, those of a language. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Speech } from "../messages/catalogue.ts";

const Words = createContext<Speech | null>(null);

export const WordsProvider = Words.Provider;

/** Returns the message functions, and `words` with all of them to pass on. */
export function useWords(): Speech & { words: Speech } {
  const words = useContext(Words);
  if (!words) throw new Error("no words are provided");
  return { ...words, words };
}
