/** A board with the names of its columns and rows at its edge. */
import "../style/cells.css";
import { stonePath } from "../board/picture.js";
import { columnLabels } from "../game/shape.js";
import { make } from "../page/elements.js";
import { svg } from "../page/svg.js";

/**
 * @param {import("../game/shape.js").Shape} shape
 * @param {HTMLElement} grid Holds the cells.
 */
export function framedBoard(shape, grid) {
  const { columns, rowNames } = shape;
  const names = (/** @type {string[]} */ texts) => texts.map((text) => make("span", {}, text));
  const framed = make(
    "div",
    { class: "framed-board" },
    make("div", { class: "column-names", "aria-hidden": "true" }, ...names(columnLabels(shape))),
    make("div", { class: "row-names", "aria-hidden": "true" }, ...names(rowNames)),
    grid,
  );
  framed.style.setProperty("--columns", String(columns));
  return framed;
}

/** What stands in a cell: a drawn stone, or nothing. @param {string} sign */
export function stone(sign) {
  if (sign !== "X" && sign !== "O") return "";
  const path = svg("path", { d: stonePath(sign, 10) });
  return svg("svg", { class: "stone-drawing", viewBox: "0 0 10 10", "aria-hidden": "true" }, path);
}
