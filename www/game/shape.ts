/** Shapes of boards as the engine describes them, and the rows and columns of their cells. */
import { STANDARD } from "../../pkg/standard.js";
import type { GameDescription } from "../../pkg/whole/cutoff.js";

/** 3×3: the game that a link without `game=` means, and the only one that is `exhaustive`. */
export { STANDARD };

/** The short name of the game in a link. */
export const gameIn = (query: URLSearchParams) => query.get("game") ?? STANDARD.game;

/** Numbers cells from the top left, row by row. @returns Row and column, from 0. */
export function rowAndColumn({ columns }: Pick<GameDescription, "columns">, cell: number) {
  return { row: Math.floor(cell / columns), column: cell % columns };
}

/** Names a cell by its column and its row, for the message `move-spoken`. */
export function columnAndRow(shape: GameDescription, cell: number) {
  const { row, column } = rowAndColumn(shape, cell);
  // With gravity a column is called by its number, as the moves are.
  const name = shape.gravity ? Number(shape.moveNames[cell]) : shape.columnNames[column];
  return { column: name, row: Number(shape.rowNames[row]) };
}

type ColumnNaming = Pick<GameDescription, "gravity" | "columns" | "columnNames" | "moveNames">;

/** Names the columns. With gravity, a column has the name of the move in it. */
export function columnLabels({ gravity, columns, columnNames, moveNames }: ColumnNaming) {
  return gravity ? moveNames.slice(0, columns) : columnNames;
}

export const emptyCells = (board: string) => [...board].filter((sign) => sign === ".").length;

export const cellsOf = ({ columns, rows }: Pick<GameDescription, "columns" | "rows">) =>
  Array.from({ length: columns * rows }, (_, cell) => cell);
