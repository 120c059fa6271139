/** How cells and moves are called. */
import { placeOf } from "../game/shape.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";

/** @param game The game whose cells are named. @param number Writes a number in the reader's digits. */
export function cellNames(
  game: GameDescription | undefined,
  say: (id: MessageId, values: Record<string, string | number>) => string,
  number: (value: number) => string,
) {
  function setShape(other: GameDescription) {
    game = other;
  }

  function shapeNow() {
    if (!game) throw new Error("no shape to name a cell of");
    return game;
  }

  /** The name of a move: a column has the reader's digits. */
  function moveName(cell: number) {
    const { gravity, moveNames } = shapeNow();
    return gravity ? number(Number(moveNames[cell])) : moveNames[cell];
  }

  function played(cell: number) {
    return say(shapeNow().gravity ? "play-column" : "play-cell", { move: moveName(cell) });
  }

  /** The name of a cell to be read: where stones fall, b2 is not the name of a move. */
  function cellName(cell: number) {
    const shape = shapeNow();
    return shape.gravity ? spokenCell(cell) : shape.names[cell];
  }

  /** A cell in words, by the column and the row that the engine names. */
  function spokenCell(cell: number) {
    const shape = shapeNow();
    const { row, column } = placeOf(shape, cell);
    // With gravity a column is called by its number, as the moves are.
    const name = shape.gravity ? Number(shape.moveNames[cell]) : shape.columnNames[column];
    const words = { column: name, row: Number(shape.rowNames[row]) };
    return say("move-spoken", words);
  }

  return { setShape, moveName, played, cellName, spokenCell };
}
