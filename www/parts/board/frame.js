/** A board with the names of its columns and rows at the edge. */
import { columnLabels } from "../../game/shape.js";
import { make } from "../../base/elements.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */

/**
 * What stands around the cells of a board. A board without names at its edge has the grid alone.
 * @typedef {object} BoardFrame
 * @property {HTMLElement} grid Holds the cells.
 * @property {HTMLElement} [element] Holds the grid and the names.
 * @property {HTMLElement} [columns] The names of the columns.
 * @property {HTMLElement} [rows] The names of the rows.
 */

/** @param {string} name The class of the element that holds the cells. */
export function boardFrame(name) {
  const columns = make("div", { class: "column-names", "aria-hidden": "true" });
  const rows = make("div", { class: "row-names", "aria-hidden": "true" });
  const grid = make("div", { class: name });
  const element = make("div", { class: "framed-board" }, columns, rows, grid);
  return { element, columns, rows, grid };
}

/** Gives a frame the size and the names of a board. @param {BoardFrame} frame @param {GameDescription} shape */
export function fitFrame({ element, columns, rows, grid }, shape) {
  for (const sized of element ? [element, grid] : [grid]) {
    sized.style.setProperty("--columns", String(shape.columns));
    sized.style.setProperty("--rows", String(shape.rows));
  }
  const spans = (/** @type {string[]} */ names) => names.map((name) => make("span", {}, name));
  columns?.replaceChildren(...spans(columnLabels(shape)));
  rows?.replaceChildren(...spans(shape.rowNames));
}
