import type { Range } from "./whole-number.ts";

/** Limits a value to a range. */
export const clamp = (value: number, [least, most]: Range) =>
  Math.max(least, Math.min(most, value));
