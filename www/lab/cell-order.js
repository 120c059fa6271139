/** Orders of the cells of any board by where they lie. Pure. */
import { cellsOf, placeOf } from "../game/shape.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @typedef {Pick<GameDescription, "columns" | "rows" | "run" | "gravity">} Board */

/**
 * The cells through which most lines run come first, and of equals the one that is nearest to the middle. On
 * 3×3 that is the centre, the corners and the edges. Where stones fall, a move is a column, so the lines of a
 * whole column count.
 * @param {Board} board
 */
export function centreFirst(board) {
  return byLines(board, 1);
}

/** The other way round; equals come row by row here too. @param {Board} board */
export function edgesFirst(board) {
  return byLines(board, -1);
}

/** @param {Board} board @param {1 | -1} direction */
function byLines(board, direction) {
  const [lines, away] = [linesThrough(board), distances(board)];
  return cellsOf(board).toSorted(
    (one, other) =>
      direction * (lines[other] - lines[one]) ||
      direction * (away[one] - away[other]) ||
      one - other,
  );
}

/** How many lines of the board run through each cell, or through its column. @param {Board} board */
function linesThrough(board) {
  const { columns, rows, run, gravity } = board;
  const counts = cellsOf(board).map(() => 0);
  for (const cell of cellsOf(board)) {
    const { row, column } = placeOf(board, cell);
    for (const [across, down] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ]) {
      const [lastColumn, lastRow] = [column + across * (run - 1), row + down * (run - 1)];
      if (lastColumn < 0 || lastColumn >= columns || lastRow >= rows) continue;
      for (let step = 0; step < run; step += 1)
        counts[cell + step * (down * columns + across)] += 1;
    }
  }
  if (!gravity) return counts;
  const inColumn = (/** @type {number} */ top) =>
    counts.filter((_, cell) => cell % columns === top).reduce((sum, count) => sum + count, 0);
  return counts.map((_, cell) => inColumn(cell % columns));
}

/** How far each cell, or its column, is from the middle, squared. @param {Board} board */
function distances(board) {
  const { columns, rows, gravity } = board;
  return cellsOf(board).map((cell) => {
    const { row, column } = placeOf(board, cell);
    return (column - (columns - 1) / 2) ** 2 + (gravity ? 0 : (row - (rows - 1) / 2) ** 2);
  });
}
