/** The table of counts, and which counts there are. */
import { make } from "../../base/elements.js";
import { number } from "../../messages/index.js";

/** Counts to show, in this order. */
export const SHOWN_COUNTS = /** @type {const} */ (["positions", "finished", "distinct", "games"]);

/** @param {readonly number[]} counts */
export function sum(counts) {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * @param {string[]} heads
 * @param {(string | number | bigint)[][]} rows
 * @param {string} caption
 */
export function figures(heads, rows, caption) {
  const cell = (/** @type {string | number | bigint} */ value) =>
    make("td", {}, typeof value === "string" ? value : number(value));
  return make(
    "table",
    { class: "figures" },
    make("caption", { class: "unseen" }, caption),
    make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))),
    make(
      "tbody",
      {},
      ...rows.map(([name, ...cells]) =>
        make("tr", {}, make("th", { scope: "row" }, String(name)), ...cells.map(cell)),
      ),
    ),
  );
}
