/** What is said of a link that cannot be read. Pure. */
import { unmarked } from "./typed-text.js";

/** @import { Words } from "./types.d.ts" */

/** @param {string} name @param {string} text @returns {Words} */
export function badValue(name, text) {
  return { id: "link-fault-setting", values: { name, text: short(text) } };
}

/**
 * As much of a visitor's text as a sentence can carry. Marks of direction are left out: they would
 * turn the sentence around.
 * @param {string} text
 */
export function short(text) {
  const characters = [...unmarked(text.slice(0, 100))];
  const rest = characters.length > 20 || text.length > 100 ? "…" : "";
  return characters.slice(0, 20).join("") + rest;
}

/** All that is said of a link: its first two faults. @param {Words[]} faults At least one. @returns {Words} */
export function faultWords([first, second]) {
  return second
    ? { id: "link-faults", values: { first, second } }
    : { id: "link-fault", values: { fault: first } };
}
