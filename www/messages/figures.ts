/** Values as the page writes them, in the digits of its language. */
import { figure as digits, number, say } from "./index.ts";

/** A value; a word for none. */
export function figure(value: number | null) {
  return value === null ? say("none") : digits(value);
}

/** A value with its sign, a plus too; a word for none. */
export function signed(value: number | null) {
  const written = figure(value);
  return value !== null && Number.isFinite(value) && value > 0 ? `+${written}` : written;
}

/** The way to a node of a tree: which branch to take, from the root on, such as 1.2. */
export function pathText(branches: readonly number[]) {
  return branches.map((branch) => number(branch)).join(".");
}
