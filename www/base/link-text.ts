/** What is said of a link that cannot be read. */
import { unmarked } from "./typed-text.ts";

/** Something to be said: a message of the catalogue, or one within another. */
export type Words = { id: MessageId; values?: Record<string, string | number | Words> };

export function badValue(name: string, text: string): Words {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/**
 * As much of a visitor's text as a sentence can carry. Marks of direction are left out: they would
 * turn the sentence around.
 */
export function short(text: string) {
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}

/** All that is said of a link: its first two faults. @param faults At least one. */
export function faultWords([first, second]: Words[]): Words {
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}
