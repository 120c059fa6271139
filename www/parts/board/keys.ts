/** Which cell of a board the keys lead to. */
import { cellsOf, placeOf } from "../../game/shape.ts";
import type { GameDescription } from "../../../pkg/web/cutoff.js";

type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/**
 * The cell that a key moves to.
 * @returns The same cell at the edge; null for a key that does not move.
 */
export function destination(
  shape: Pick<GameDescription, "columns" | "rows">,
  key: Key,
  cell: number,
): number | null {
  const way = wayOf(shape, key, cell);
  return way && (way[0] ?? cell);
}

/** The cells in the direction of a key, nearest first; null for a key that does not move. */
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
  const ways: Record<string, number[]> = {
    ArrowLeft: inRow.filter((other) => other < cell).reverse(),
    ArrowRight: inRow.filter((other) => other > cell),
    ArrowUp: inColumn.filter((other) => other < cell).reverse(),
    ArrowDown: inColumn.filter((other) => other > cell),
    Home: line,
    End: line.toReversed(),
  };
  return Object.hasOwn(ways, key) ? ways[key] : null;
}
