/**
 * Provides messages to components that the build renders in each language. Other components import
 * them (docs/recipes.md, "A word").
 */
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
