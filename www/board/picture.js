/** Boards of any shape as small drawings, and the glyphs of the stones. */
import { svg } from "../page/svg.js";
import { placeOf } from "../game/shape.js";

/** @import { GameDescription as Shape } from "../../pkg/web/cutoff.js" */

/** The width of a cell in a drawing. */
const CELL = 10;

/** How far the lines between the cells stay away from the edge. */
const MARGIN = 1;

/** The size of a drawn board. @param {Shape} shape */
export function pictureSize({ columns, rows }) {
  return { width: columns * CELL, height: rows * CELL };
}

/**
 * The glyph of a stone as the data of a path.
 * @param {"X" | "O"} sign
 * @param {number} size The width of the cell.
 * @param {number} [x] The left edge of the cell.
 * @param {number} [y] Its upper edge.
 */
export function stonePath(sign, size, x = 0, y = 0) {
  const at = (/** @type {number} */ share) => round(share * size);
  if (sign === "X") {
    const [from, to] = [0.24, 0.52].map(at);
    return `M${round(x + from)} ${round(y + from)}l${to} ${to}m0-${to}l-${to} ${to}`;
  }
  const [radius, top] = [0.28, 0.22].map(at);
  const half = `a${radius} ${radius} 0 1 0 0`;
  return `M${round(x + size / 2)} ${round(y + top)}${half} ${2 * radius}${half}-${2 * radius}`;
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
  const { width, height } = pictureSize(shape);
  const paths = { grid: "", x: "", o: "" };
  for (let column = 1; column < shape.columns; column += 1) {
    paths.grid += `M${left + column * CELL} ${top + MARGIN}v${height - 2 * MARGIN}`;
  }
  for (let row = 1; row < shape.rows; row += 1) {
    paths.grid += `M${left + MARGIN} ${top + row * CELL}h${width - 2 * MARGIN}`;
  }
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

/** @param {number} length */
function round(length) {
  return Math.round(length * 100) / 100;
}
