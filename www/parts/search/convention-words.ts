/** Conventions of alpha-beta. */
import { someOf } from "../../base/link-values.ts";

/**
 * As the engine reads them. Without them the search cuts at alpha ≥ beta, returns the best value
 * found, and goes from left to right.
 */
const CONVENTION = ["strict", "hard", "right"] as const;

/** @returns Undefined if a word is unknown. */
export function readConvention(text: string) {
  return someOf(CONVENTION).read(text)?.join(" ");
}

/** The engine's word, then messages: of the choice, without the word, and with it. */
export const CHOICES = [
  ["strict", "cut-label", "cut-ge", "cut-gt"],
  ["hard", "values-label", "values-soft", "values-hard"],
  ["right", "order", "order-left", "order-right"],
] as const;

/**
 * The messages of a convention. Cutting only at α > β with leaves clamped into the window would cut
 * nothing: so leaves return their own numbers, and that is said where it matters.
 */
export function partsOf(words: string) {
  const chosen = new Set(words.split(" "));
  const exempt = chosen.has("strict") && chosen.has("hard");
  return CHOICES.map(([word, , without, by]) =>
    word === "hard" && exempt ? "values-hard-strict" : chosen.has(word) ? by : without,
  );
}
