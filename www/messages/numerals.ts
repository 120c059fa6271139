/** Writes values in the digits of the page. */
import { numeral, say } from "./index.ts";

export const valueOrNone = (value: number | null) =>
  value === null ? say("none") : numeral(value);

/** Writes a value with its sign, plus or minus. */
export function writeSigned(value: number | null) {
  const written = valueOrNone(value);
  return value !== null && Number.isFinite(value) && value > 0 ? `+${written}` : written;
}
