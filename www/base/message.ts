/** Messages as data, and texts of visitors for them. */
import { unmarked } from "./typed-text.ts";

/** A message of the catalogue, whose values can be messages too. */
export type Message = { id: MessageId; values?: Record<string, string | number | Message> };

/** Shortens a visitor's text for a sentence, and removes marks that would reverse the sentence. */
export function short(text: string) {
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}
