/** Orders of the cells of any board by their place. */
import { cellsOf, placeOf } from "../game/shape.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Engine } from "../engine/engine.ts";

/**
 * Cells with the most lines through them come first, and of equals the nearest to the middle: on
 * 3×3 the centre, the corners, the edges. With gravity the middle columns come first.
 */
export function centreFirst(engine: Engine, shape: GameDescription, signal?: AbortSignal) {
  return byLines(engine, shape, 1, signal);
}

/** The reverse, except that equals come row by row here too. */
export function edgesFirst(engine: Engine, shape: GameDescription, signal?: AbortSignal) {
  return byLines(engine, shape, -1, signal);
}

async function byLines(
  engine: Engine,
  shape: GameDescription,
  direction: 1 | -1,
  signal?: AbortSignal,
) {
  const { game, gravity, start, columns, rows } = shape;
  const lines = new Map<number, number>();
  if (!gravity) {
    // One ply ahead, the engine's estimate is the open lines of a single stone.
    const { moves } = await engine.request("analyze", [start, { game, depth: 1 }], { signal });
    for (const { move, estimate } of moves) lines.set(move, estimate ?? 0);
  }
  const through = (cell: number) => lines.get(cell) ?? 0;
  /** The squared distance of a cell, or of its column, from the middle. */
  function away(cell: number) {
    const { row, column } = placeOf(shape, cell);
    return (column - (columns - 1) / 2) ** 2 + (gravity ? 0 : (row - (rows - 1) / 2) ** 2);
  }
  return cellsOf(shape).toSorted(
    (one, other) =>
      direction * (through(other) - through(one)) ||
      direction * (away(one) - away(other)) ||
      one - other,
  );
}
