/** How cells and moves are called. */
import { placeOf } from "../game/shape.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */

/**
 * @param {GameDescription | undefined} game The game whose cells are named.
 * @param {(id: string, values: Record<string, string | number>) => string} say
 * @param {(value: number) => string} number Writes a number in the reader's digits.
 */
export function cellNames(game, say, number) {
  /** Names the cells of another game from now on. @param {GameDescription} other */
  function setShape(other) {
    game = other;
  }

  function shapeNow() {
    if (!game) throw new Error("no shape to name a cell of");
    return game;
  }

  /** The name of a move: a column has the reader's digits. @param {number} cell */
  function moveName(cell) {
    const { gravity, moveNames } = shapeNow();
    return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
  }

  /** A move in a sentence: a cell, or a column. @param {number} cell */
  function played(cell) {
    return say(shapeNow().gravity ? "play-column" : "play-cell", { move: moveName(cell) });
  }

  /** The name of a cell to be read: where stones fall, b2 would be no move. @param {number} cell */
  function cellName(cell) {
    const shape = shapeNow();
    return shape.gravity ? spokenCell(cell) : shape.names[cell];
  }

  /** A cell in words, by the column and the row that the engine names. @param {number} cell */
  function spokenCell(cell) {
    const shape = shapeNow();
    const { row, column } = placeOf(shape, cell);
    // With gravity a column is called by its number, as the moves are.
    const name = shape.gravity ? Number(shape.moveNames[cell]) : shape.columnNames[column];
    const words = { column: name, row: Number(shape.rowNames[row]) };
    return say("move-spoken", words);
  }

  return { setShape, moveName, played, cellName, spokenCell };
}
