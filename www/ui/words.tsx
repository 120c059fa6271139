/**
 * Provides messages to components that the build renders in each language. Other components import
 * them (docs/recipes.md, "A word").
 */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Words } from "../messages/catalogue.ts";

const WordsContext = createContext<Words | null>(null);

export const WordsProvider = WordsContext.Provider;

/** Returns the message functions, and `words` with all of them to pass on. */
export function useWords(): Words & { words: Words } {
  const words = useContext(WordsContext);
  if (!words) throw new Error("no words are provided");
  return { ...words, words };
}
