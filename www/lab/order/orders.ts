/** Orders in which the moves of any board are tried. Pure. */
import { cellsOf, placeOf } from "../../game/shape.js";
import { seeded, shuffled } from "../../base/random.js";
import { centreFirst, edgesFirst } from "../cell-order.js";

/** @import { GameDescription } from "../../../pkg/web/cutoff.js" */
/** @import { Engine } from "../../engine/engine.js" */
/** @import { OrderName } from "./types.d.ts" */

/**
 * Orders that know the value of every move in advance, as no real search does: how good, and how bad, an
 * order can be.
 */
const INFORMED = /** @type {const} */ (["best-first", "worst-first"]);

/** The orders, as the page shows them. */
export const ORDERS = /** @type {const} */ ([
  ...["own", "centre", "edges", "random", "yours"],
  ...INFORMED,
]);

/** Whether an order knows the values. @param {OrderName} name */
export function isInformed(name) {
  return INFORMED.some((informed) => informed === name);
}

/**
 * The cells in an order.
 * @param {OrderName} name
 * @param {object} of
 * @param {Engine} of.engine
 * @param {GameDescription} of.shape
 * @param {number} of.seed Of the random one.
 * @param {readonly number[]} of.chosen Of the visitor's own one: see `wholeOrder`.
 * @param {AbortSignal} [of.signal]
 * @returns {Promise<number[] | undefined>} Undefined where the engine knows the order itself.
 */
export async function orderOf(name, { engine, shape, seed, chosen, signal }) {
  switch (name) {
    case "centre":
      return centreFirst(engine, shape, signal);
    case "edges":
      return edgesFirst(engine, shape, signal);
    case "random":
      return shuffled(cellsOf(shape), seeded(seed));
    case "yours":
      return wholeOrder(shape, chosen);
    default:
      return undefined;
  }
}

/**
 * What one taps to make an order: the cells, or, where stones fall, the columns, each by its top cell.
 * @param {Pick<GameDescription, "columns" | "rows" | "gravity">} shape
 */
export function choosable(shape) {
  return shape.gravity ? cellsOf({ ...shape, rows: 1 }) : cellsOf(shape);
}

/**
 * An order of all cells: those of what was tapped, and then the others, row by row or column by column.
 * @param {Pick<GameDescription, "columns" | "rows" | "gravity">} shape
 * @param {readonly number[]} chosen Some of `choosable`.
 */
export function wholeOrder(shape, chosen) {
  const others = choosable(shape).filter((cell) => !chosen.includes(cell));
  const inColumn = (/** @type {number} */ top) =>
    cellsOf(shape).filter((cell) => placeOf(shape, cell).column === top);
  return [...chosen, ...others].flatMap((cell) => (shape.gravity ? inColumn(cell) : [cell]));
}

/**
 * With a cell at the end, or without it if it is there already.
 * @param {readonly number[]} chosen
 * @param {number} cell
 */
export function tapped(chosen, cell) {
  return chosen.includes(cell) ? chosen.filter((other) => other !== cell) : [...chosen, cell];
}

/** As a link writes it. @param {readonly number[]} chosen */
export function writeChosen(chosen) {
  return chosen.join("-");
}

/**
 * What a link writes; what is no cell, or comes twice, is left out.
 * @param {Pick<GameDescription, "columns" | "rows" | "gravity">} shape
 * @param {string | undefined} text
 */
export function readChosen(shape, text) {
  const written = (text ?? "").split("-");
  const cells = choosable(shape);
  const known = written.flatMap((word) => cells.filter((cell) => String(cell) === word));
  return [...new Set(known)];
}
