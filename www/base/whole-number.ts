/** Reads whole numbers, from fields and from links: the one way in which the site does. Pure. */
import { latin, unmarked } from "./typed-text.js";

/** @import { Range } from "./types.d.ts" */

/**
 * The whole number that a text writes in digits of any keyboard.
 * @param {string | null | undefined} text
 * @param {Range} range
 * @returns {number | undefined} Undefined if it is none, or out of the range.
 */
export function readWhole(text, [least, most]) {
  const digits = latin(unmarked(text ?? "")).trim();
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
  return number >= least && number <= most ? number : undefined;
}
