/** Reads whole numbers, from fields and from links: the one way in which the site does. */
import { latin, unmarked } from "./typed-text.ts";

/** From the least to the most. */
export type Range = readonly [least: number, most: number];

/**
 * The whole number that a text writes in digits of any keyboard.
 * @returns Undefined if it is none, or out of the range.
 */
export function readWhole(
  text: string | null | undefined,
  [least, most]: Range,
): number | undefined {
  const digits = latin(unmarked(text ?? "")).trim();
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
  return number >= least && number <= most ? number : undefined;
}
