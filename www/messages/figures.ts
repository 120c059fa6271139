/** Writes values in the digits of the page. */
import { figure as digits, number, say } from "./index.ts";

export const figure = (value: number | null) => (value === null ? say("none") : digits(value));

/** Writes a value with its sign, plus or minus. */
export function signed(value: number | null) {
  const written = figure(value);
  return value !== null && Number.isFinite(value) && value > 0 ? `+${written}` : written;
}

/** @param branches The way from the root. @returns A path such as 1.2. */
export function pathText(branches: readonly number[]) {
  return branches.map((branch) => number(branch)).join(".");
}
