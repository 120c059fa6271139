/** The names at the edge of a board. */
import { columnLabels } from "../game/shape.js";
import { make } from "../page/elements.js";

/**
 * @param {import("../../pkg/web/cutoff.js").GameDescription} shape
 * @param {HTMLElement} columns Gets their names.
 * @param {HTMLElement} rows
 */
export function nameEdges(shape, columns, rows) {
  columns.replaceChildren(...columnLabels(shape).map((name) => make("span", {}, name)));
  rows.replaceChildren(...shape.rowNames.map((name) => make("span", {}, name)));
}
