/**
 * How boards look, wherever they are: their ground and their stones, as the data of paths. This is the one
 * place that decides it.
 */
import { svg } from "../../base/svg.js";

/** @import { GameDescription as Shape } from "../../../pkg/web/cutoff.js" */

/** How far the lines between the cells stay away from the edge, as a share of a cell. */
const MARGIN = 0.1;

/**
 * What lies under the stones: the lines between the cells.
 * @param {Pick<Shape, "columns" | "rows">} shape
 * @param {number} size The width of a cell.
 * @param {number} [left]
 * @param {number} [top]
 */
export function groundPath({ columns, rows }, size, left = 0, top = 0) {
  const margin = MARGIN * size;
  let path = "";
  for (let column = 1; column < columns; column += 1) {
    path += `M${left + column * size} ${top + margin}v${rows * size - 2 * margin}`;
  }
  for (let row = 1; row < rows; row += 1) {
    path += `M${left + margin} ${top + row * size}h${columns * size - 2 * margin}`;
  }
  return path;
}

/**
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
 * A stone that fills its cell.
 * @param {string} sign `X` or `O`.
 * @param {string} name Its class.
 */
export function stone(sign, name) {
  return cellDrawing(stonePath(sign === "X" ? "X" : "O", CELL), name);
}

/** The width of a cell in a drawing of its own. */
const CELL = 100;

/** A drawing that fills a cell of 100 × 100. @param {string} path @param {string} name Its class. */
export function cellDrawing(path, name) {
  const attributes = { class: name, viewBox: `0 0 ${CELL} ${CELL}`, "aria-hidden": "true" };
  return svg("svg", attributes, svg("path", { d: path }));
}

/** @param {number} length */
function round(length) {
  return Math.round(length * 100) / 100;
}
