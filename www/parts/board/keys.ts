/** Which cell of a board the keys lead to. Pure. */
import { cellsOf, placeOf } from "../../game/shape.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/**
 * The cell that a key moves to.
 * @param canFocus Whether a cell can have the focus; all can if this is left out.
 * @returns The same cell at the edge; null for a key that does not move.
 */
export function destination(
  shape: Pick<GameDescription, "columns" | "rows">,
  key: Key,
  cell: number,
  canFocus: (cell: number) => boolean = () => true,
): number | null {
  const way = wayOf(shape, key, cell);
  return way && (way.find(canFocus) ?? cell);
}

/** The cells in the direction of a key, nearest first. */
function wayOf(
  shape: Pick<GameDescription, "columns" | "rows">,
  { key, ctrlKey, metaKey }: Key,
  cell: number,
) {
  const all = cellsOf(shape);
  const { row, column } = placeOf(shape, cell);
  const inRow = all.filter((other) => placeOf(shape, other).row === row);
  const inColumn = all.filter((other) => placeOf(shape, other).column === column);
  const line = ctrlKey || metaKey ? all : inRow;
  switch (key) {
    case "ArrowLeft":
      return inRow.filter((other) => other < cell).reverse();
    case "ArrowRight":
      return inRow.filter((other) => other > cell);
    case "ArrowUp":
      return inColumn.filter((other) => other < cell).reverse();
    case "ArrowDown":
      return inColumn.filter((other) => other > cell);
    case "Home":
      return line;
    case "End":
      return line.reverse();
    default:
      return null;
  }
}
