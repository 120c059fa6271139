/** Writes values in the digits of the page. */
import { numeral as digits, say } from "./index.ts";

export const numeral = (value: number | null) => (value === null ? say("none") : digits(value));

/** Writes a value with its sign, plus or minus. */
export function writeSigned(value: number | null) {
  const written = numeral(value);
  return value !== null && Number.isFinite(value) && value > 0 ? `+${written}` : written;
}
