/** Reads whole numbers within a range, in fields and links. */
import { latin, unmarked } from "./typed-text.ts";

export type Range = readonly [least: number, most: number];

/** @param text In digits of any script. @returns Undefined if it is not a number in the range. */
export function readWhole(text: string | null | undefined, [least, most]: Range) {
  const digits = latin(unmarked(text ?? "")).trim();
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : NaN;
  return number >= least && number <= most ? number : undefined;
}
