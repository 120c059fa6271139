/** The words that say how alpha-beta decides. */
import { someOf } from "../../base/link-values.ts";

/**
 * The words of a convention, as the engine reads them. Without a word, the search cuts at alpha ≥
 * beta, returns the best value found, and goes from left to right.
 */
const CONVENTION = ["strict", "hard", "right"] as const;

/** The words of a convention in their order; undefined if there is another word. */
export function readConvention(text: string) {
  return someOf(CONVENTION).read(text)?.join(" ");
}

/** Each choice: the engine's word, what the choice is called, what it is without the word and with it. */
export const CHOICES = [
  ["strict", "cut-label", "cut-ge", "cut-gt"],
  ["hard", "values-label", "values-soft", "values-hard"],
  ["right", "order", "order-left", "order-right"],
] as const;

/**
 * The messages of what a convention chooses. A search that cuts only when α > β and puts its leaves into the window too
 * would cut nothing: so the engine's leaves return their own numbers, and that is said where it makes a difference.
 */
export function partsOf(words: string) {
  const chosen = new Set(words.split(" "));
  const exempt = chosen.has("strict") && chosen.has("hard");
  return CHOICES.map(([word, , without, by]) =>
    word === "hard" && exempt ? "values-hard-strict" : chosen.has(word) ? by : without,
  );
}
