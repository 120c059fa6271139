/** A board with the names of its columns and rows at its edge. */
import "../style/cells.css";
import { nameEdges } from "../board/edge-names.js";
import { stonePath } from "../board/picture.js";
import { make } from "../page/elements.js";
import { svg } from "../page/svg.js";

/**
 * @param {import("../../pkg/web/cutoff.js").GameDescription} shape
 * @param {HTMLElement} grid Holds the cells.
 */
export function framedBoard(shape, grid) {
  const columns = make("div", { class: "column-names", "aria-hidden": "true" });
  const rows = make("div", { class: "row-names", "aria-hidden": "true" });
  nameEdges(shape, columns, rows);
  const framed = make("div", { class: "framed-board" }, columns, rows, grid);
  framed.style.setProperty("--columns", String(shape.columns));
  return framed;
}

/** What stands in a cell: a drawn stone, or nothing. @param {string} sign */
export function stone(sign) {
  if (sign !== "X" && sign !== "O") return "";
  const path = svg("path", { d: stonePath(sign, 10) });
  return svg("svg", { class: "stone-drawing", viewBox: "0 0 10 10", "aria-hidden": "true" }, path);
}
