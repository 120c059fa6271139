/** A board with the names of its columns and rows at the edge. */
import { columnLabels } from "../../game/shape.js";
import { make } from "../../base/elements.js";
import { number } from "../../messages/index.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { BoardFrame } from "./types.d.ts" */

/** @returns {BoardFrame} */
export function boardFrame() {
  const columns = make("div", { class: "column-names", "aria-hidden": "true" });
  const rows = make("div", { class: "row-names", "aria-hidden": "true" });
  const grid = make("div", { class: "board" });
  const element = make("div", { class: "board-frame" }, columns, rows, grid);
  return { element, columns, rows, grid };
}

/** The frame that a page has from the start. @param {HTMLElement} element @returns {BoardFrame} */
export function frameIn(element) {
  const [columns, rows, grid] = /** @type {HTMLElement[]} */ ([...element.children]);
  return { element, columns, rows, grid };
}

/** What stands at the edges of a board: where stones fall, numbers, in the reader's digits. @param {GameDescription} shape */
export function edgeNames(shape) {
  const names = { columns: columnLabels(shape), rows: shape.rowNames };
  if (!shape.gravity) return names;
  const inDigits = (/** @type {string} */ name) => number(Number(name));
  return { columns: names.columns.map(inDigits), rows: names.rows.map(inDigits) };
}

/** Gives a frame the size, the names and the look of a board. @param {BoardFrame} frame @param {GameDescription} shape */
export function fitFrame({ element, columns, rows, grid }, shape) {
  element.style.setProperty("--columns", String(shape.columns));
  element.style.setProperty("--rows", String(shape.rows));
  grid.classList.toggle("rack", shape.gravity);
  const spans = (/** @type {string[]} */ names) => names.map((name) => make("span", {}, name));
  const names = edgeNames(shape);
  columns.replaceChildren(...spans(names.columns));
  rows.replaceChildren(...spans(names.rows));
}
