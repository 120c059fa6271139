/** Orders of the cells of any board by where they lie. */
import { cellsOf, placeOf } from "../game/shape.js";

/** @import { GameDescription } from "../../pkg/web/cutoff.js" */
/** @import { Engine } from "../engine/engine.js" */

/**
 * The cells through which most lines run come first, and of equals the one that is nearest to the middle. On
 * 3×3 that is the centre, the corners and the edges. Where stones fall, a move is a column, and the nearest to
 * the middle come first.
 * @param {Engine} engine
 * @param {GameDescription} shape
 * @param {AbortSignal} [signal]
 */
export async function centreFirst(engine, shape, signal) {
  return byLines(shape, await linesThrough(engine, shape, signal), 1);
}

/** The other way round; equals come row by row here too. @type {typeof centreFirst} */
export async function edgesFirst(engine, shape, signal) {
  return byLines(shape, await linesThrough(engine, shape, signal), -1);
}

/**
 * How many lines run through each cell. The engine says it: its estimate counts open lines, and one ply ahead
 * those of a single stone are all that there are.
 * @type {(...args: Parameters<typeof centreFirst>) => Promise<Map<number, number>>}
 */
async function linesThrough(engine, { game, gravity, start }, signal) {
  if (gravity) return new Map();
  const { moves } = await engine.request("analyze", [start, { game, depth: 1 }], { signal });
  return new Map(moves.map(({ move, estimate }) => [move, estimate ?? 0]));
}

/** @param {GameDescription} shape @param {Map<number, number>} lines @param {1 | -1} direction */
function byLines(shape, lines, direction) {
  const through = (/** @type {number} */ cell) => lines.get(cell) ?? 0;
  const away = (/** @type {number} */ cell) => distance(shape, cell);
  return cellsOf(shape).toSorted(
    (one, other) =>
      direction * (through(other) - through(one)) ||
      direction * (away(one) - away(other)) ||
      one - other,
  );
}

/** How far a cell, or its column, is from the middle, squared. @param {GameDescription} shape @param {number} cell */
function distance(shape, cell) {
  const { columns, rows, gravity } = shape;
  const { row, column } = placeOf(shape, cell);
  return (column - (columns - 1) / 2) ** 2 + (gravity ? 0 : (row - (rows - 1) / 2) ** 2);
}
