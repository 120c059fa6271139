/** Writes values in the digits of the page. */
import { figure as digits, say } from "./index.ts";

export const figure = (value: number | null) => (value === null ? say("none") : digits(value));

/** Writes a value with its sign, plus or minus. */
export function signed(value: number | null) {
  const written = figure(value);
  return value !== null && Number.isFinite(value) && value > 0 ? `+${written}` : written;
}
