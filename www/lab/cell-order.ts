/** Orders of the cells of any board by their place. */
import { cellsOf, placeOf } from "../game/shape.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Engine } from "../engine/engine.ts";

/**
 * Cells with the most lines through them come first, and of equals the nearest to the middle. On 3×3 that is the centre,
 * the corners and the edges. With gravity the columns nearest to the middle come first.
 */
export async function centreFirst(engine: Engine, shape: GameDescription, signal?: AbortSignal) {
  return byLines(shape, await linesThrough(engine, shape, signal), 1);
}

/** The reverse, except that equals come row by row here too. */
export async function edgesFirst(engine: Engine, shape: GameDescription, signal?: AbortSignal) {
  return byLines(shape, await linesThrough(engine, shape, signal), -1);
}

/** Counts the lines through each cell. One ply ahead, the engine's estimate is the open lines of a single stone. */
async function linesThrough(
  engine: Engine,
  { game, gravity, start }: GameDescription,
  signal?: AbortSignal,
): Promise<Map<number, number>> {
  if (gravity) return new Map();
  const { moves } = await engine.request("analyze", [start, { game, depth: 1 }], { signal });
  return new Map(moves.map(({ move, estimate }) => [move, estimate ?? 0]));
}

function byLines(shape: GameDescription, lines: Map<number, number>, direction: 1 | -1) {
  const through = (cell: number) => lines.get(cell) ?? 0;
  const away = (cell: number) => distance(shape, cell);
  return cellsOf(shape).toSorted(
    (one, other) =>
      direction * (through(other) - through(one)) ||
      direction * (away(one) - away(other)) ||
      one - other,
  );
}

/** The squared distance of a cell, or of its column, from the middle. */
function distance(shape: GameDescription, cell: number) {
  const { columns, rows, gravity } = shape;
  const { row, column } = placeOf(shape, cell);
  return (column - (columns - 1) / 2) ** 2 + (gravity ? 0 : (row - (rows - 1) / 2) ** 2);
}
