/** The counts of a board: which there are, and their rows in a table. */
import { make } from "../../base/elements.js";
import { number } from "../../messages/index.js";

/** Counts to show, in this order. */
export const SHOWN_COUNTS = /** @type {const} */ (["positions", "finished", "distinct", "games"]);

/** @param {readonly number[]} counts */
export function sum(counts) {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The rows of a table, each with its name first. @param {(string | number | bigint)[][]} rows */
export function countsBody(rows) {
  const cell = (/** @type {string | number | bigint} */ value) =>
    make("td", {}, typeof value === "string" ? value : number(value));
  return make(
    "tbody",
    {},
    ...rows.map(([name, ...cells]) =>
      make("tr", {}, make("th", { scope: "row" }, String(name)), ...cells.map(cell)),
    ),
  );
}
