/** Orders of the cells of any board by where they lie. */
import { cellsOf, placeOf } from "../game/shape.ts";
import type { GameDescription } from "../../pkg/web/cutoff.js";
import type { Engine } from "../engine/engine.ts";

/**
 * The cells through which most lines run come first, and of equals the nearest to the middle. On 3×3 that is the centre,
 * the corners and the edges. Where stones fall, a move is a column, and the nearest to the middle come first.
 */
export async function centreFirst(engine: Engine, shape: GameDescription, signal?: AbortSignal) {
  return byLines(shape, await linesThrough(engine, shape, signal), 1);
}

/** The other way round; equals come row by row here too. */
export async function edgesFirst(engine: Engine, shape: GameDescription, signal?: AbortSignal) {
  return byLines(shape, await linesThrough(engine, shape, signal), -1);
}

/**
 * How many lines run through each cell. The estimate of the engine counts open lines, and one ply ahead those of a
 * single stone are all that there are.
 */
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

/** How far a cell, or its column, is from the middle, squared. */
function distance(shape: GameDescription, cell: number) {
  const { columns, rows, gravity } = shape;
  const { row, column } = placeOf(shape, cell);
  return (column - (columns - 1) / 2) ** 2 + (gravity ? 0 : (row - (rows - 1) / 2) ** 2);
}
