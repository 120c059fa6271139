/** Values as the page writes them, in the digits of its language. */
import { figure as digits, number, say } from "./index.js";

/** A value; a word for none. @param {number | null} value */
export function figure(value) {
  return value === null ? say("none") : digits(value);
}

/** A value with its sign, a plus too; a word for none. @param {number | null} value */
export function signed(value) {
  const written = figure(value);
  return value !== null && Number.isFinite(value) && value > 0 ? `+${written}` : written;
}

/** The way to a node of a tree: which branch to take, from the root on, such as 1.2. @param {readonly number[]} branches */
export function pathText(branches) {
  return branches.map((branch) => number(branch)).join(".");
}
