/** A board with the names of its columns and rows at its edge. */
import "../style/cells.css";
import { number } from "../messages/index.js";
import { stonePath } from "../board/picture.js";
import { make } from "../page/elements.js";
import { svg } from "../page/svg.js";

/**
 * @param {import("../game/shape.js").Shape} shape
 * @param {HTMLElement} grid Holds the cells.
 */
export function framedBoard({ columns, rows }, grid) {
  const names = (/** @type {string[]} */ texts) => texts.map((text) => make("span", {}, text));
  const letters = Array.from({ length: columns }, (_, at) => String.fromCharCode(97 + at));
  const numbers = Array.from({ length: rows }, (_, at) => number(at + 1));
  return make(
    "div",
    { class: "framed-board" },
    make("div", { class: "column-names", "aria-hidden": "true" }, ...names(letters)),
    make("div", { class: "row-names", "aria-hidden": "true" }, ...names(numbers)),
    grid,
  );
}

/** What stands in a cell: a drawn stone, or nothing. @param {string} sign */
export function stone(sign) {
  if (sign !== "X" && sign !== "O") return "";
  const path = svg("path", { d: stonePath(sign, 10) });
  return svg("svg", { class: "stone-drawing", viewBox: "0 0 10 10", "aria-hidden": "true" }, path);
}
