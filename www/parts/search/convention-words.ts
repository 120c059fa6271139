/** The conventions of alpha-beta. */
import { someOf } from "../../base/link-values.ts";

/** The engine's words. By default a search cuts at α ≥ β, fail-soft, from left to right. */
const CONVENTION = ["strict", "hard", "right"] as const;

/** @returns Undefined if a word is unknown. */
export const readConvention = (text: string) => someOf(CONVENTION).read(text)?.join(" ");

/** The engine's word and three messages: its label, and the choices without and with it. */
export const CHOICES = [
  ["strict", "cut-label", "cut-ge", "cut-gt"],
  ["hard", "values-label", "values-soft", "values-hard"],
  ["right", "order", "order-left", "order-right"],
] as const;

/**
 * Lists the messages of a convention. A fail-hard search that cuts only at α > β would never cut.
 * So its leaves return their own values, and the message mentions that.
 */
export function partsOf(words: string) {
  const chosen = new Set(words.split(" "));
  const exempt = chosen.has("strict") && chosen.has("hard");
  return CHOICES.map(([word, , without, by]) =>
    word === "hard" && exempt ? "values-hard-strict" : chosen.has(word) ? by : without,
  );
}
