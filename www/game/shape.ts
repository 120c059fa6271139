/** The shape of a game's board, as the engine describes it, and where its cells lie on the screen. */

import { STANDARD } from "../../pkg/standard.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/** The game that a link without `game=` means. */
export { STANDARD };

/** The rules that a link names: the short name of a game. @param {URLSearchParams} query */
export const rulesOf = (query) => query.get("game") ?? STANDARD.game;

/**
 * Where a cell lies: cells are counted from the top left, row by row.
 * @param {Pick<GameDescription, "columns">} shape
 * @param {number} cell
 * @returns {{ row: number, column: number }} Counted from 0.
 */
export function placeOf({ columns }, cell) {
  return { row: Math.floor(cell / columns), column: cell % columns };
}

/**
 * What stands over the columns: with gravity a move has the name of its column.
 * @param {Pick<GameDescription, "gravity" | "columns" | "columnNames" | "moveNames">} shape
 */
export function columnLabels({ gravity, columns, columnNames, moveNames }) {
  return gravity ? moveNames.slice(0, columns) : columnNames;
}

/** How many cells of a position are empty. @param {string} board */
export function emptyCells(board) {
  return [...board].filter((sign) => sign === ".").length;
}

/** The cells of a board, in order. @param {Pick<GameDescription, "columns" | "rows">} shape */
export function cellsOf({ columns, rows }) {
  return Array.from({ length: columns * rows }, (_, cell) => cell);
}
