/** Describes the faults of a link that cannot be read. */
import { unmarked } from "./typed-text.ts";

/** A message of the catalogue, whose values can be messages too. */
export type Words = { id: MessageId; values?: Record<string, string | number | Words> };

export function badValue(name: string, text: string): Words {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/** Shortens a visitor's text for a sentence, and removes marks that would reverse the sentence. */
export function short(text: string) {
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}

/** Describes the first two faults of a link. @param faults At least one. */
export function faultWords([first, second]: Words[]): Words {
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}
