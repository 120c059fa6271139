/** Boards of any shape as small drawings. */
import { svg } from "../../base/svg.js";
import { placeOf } from "../../game/shape.js";
import { groundPath, stonePath } from "./look.js";

/** @import { GameDescription as Shape } from "../../../pkg/web/cutoff.js" */

/** The width of a cell in a drawing. */
const CELL = 10;

/** The size of a drawn board. @param {Shape} shape */
export function pictureSize({ columns, rows }) {
  return { width: columns * CELL, height: rows * CELL };
}

/**
 * A board as the data of three paths: its lines, its Xs and its Os. Many boards share three paths,
 * so that a drawing of hundreds of boards stays small.
 * @param {Shape} shape
 * @param {string} board
 * @param {number} [left]
 * @param {number} [top]
 */
export function boardPaths(shape, board, left = 0, top = 0) {
  const paths = { grid: groundPath(shape, CELL, left, top), x: "", o: "" };
  [...board].forEach((sign, cell) => {
    const { row, column } = placeOf(shape, cell);
    const [x, y] = [left + column * CELL, top + row * CELL];
    if (sign === "X") paths.x += stonePath("X", CELL, x, y);
    if (sign === "O") paths.o += stonePath("O", CELL, x, y);
  });
  return paths;
}

/**
 * A small drawing of a board.
 * @param {Shape} shape
 * @param {string} board
 * @param {number} [marked] A cell to mark, such as the move that led here.
 */
export function boardPicture(shape, board, marked) {
  const { width, height } = pictureSize(shape);
  const { grid, x, o } = boardPaths(shape, board);
  const drawing = svg(
    "svg",
    { class: "mini", viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
    svg("path", { class: "mini-grid", d: grid }),
  );
  if (marked !== undefined) {
    const { row, column } = placeOf(shape, marked);
    const corner = { x: column * CELL, y: row * CELL };
    drawing.append(svg("rect", { class: "mini-mark", ...corner, width: CELL, height: CELL }));
  }
  drawing.append(svg("path", { class: "mini-x", d: x }), svg("path", { class: "mini-o", d: o }));
  return drawing;
}
