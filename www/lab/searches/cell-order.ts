/** Orders the cells of a board. */
import { cellsOf, rowAndColumn } from "../../game/shape.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";
import type { Engine } from "../../engine/engine.ts";

/**
 * Cells with the most lines come first, and among equals those nearest to the middle. On 3×3 the
 * order is centre, corners, edges. With gravity the middle columns come first.
 */
export const orderFromCentre = byLines(1);

/** The reverse order, but equal cells are still in order of rows. */
export const orderFromEdges = byLines(-1);

function byLines(direction: 1 | -1) {
  return async (engine: Engine, shape: GameDescription, signal?: AbortSignal) => {
    const { game, gravity, start, columns, rows } = shape;
    const lines = new Map<number, number>();
    if (!gravity) {
      // At depth 1 the engine's estimate is the number of open lines.
      const { moves } = await engine.request("analyze", [start, { game, depth: 1 }], { signal });
      for (const { move, estimate } of moves) lines.set(move, estimate ?? 0);
    }
    const through = (cell: number) => lines.get(cell) ?? 0;
    /** The squared distance of a cell, or of its column, from the middle. */
    function away(cell: number) {
      const { row, column } = rowAndColumn(shape, cell);
      return (column - (columns - 1) / 2) ** 2 + (gravity ? 0 : (row - (rows - 1) / 2) ** 2);
    }
    return cellsOf(shape).toSorted(
      (one, other) =>
        direction * (through(other) - through(one) || away(one) - away(other)) || one - other,
    );
  };
}
