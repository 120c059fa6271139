/** Orders of the nine cells in which moves are tried. Pure. */
import { seeded, shuffled } from "../../page/random.js";

/** The orders that have a name. @type {Record<string, readonly number[]>} */
export const ORDERS = {
  rows: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  centre: [4, 0, 2, 6, 8, 1, 3, 5, 7],
  edges: [1, 3, 5, 7, 0, 2, 6, 8, 4],
};

/**
 * Orders that know the value of every move in advance, as no real search does: how good, and how bad, an
 * order can be.
 */
export const INFORMED = /** @type {const} */ (["best-first", "worst-first"]);

/** @param {number} seed */
export function randomOrder(seed) {
  return shuffled(ORDERS.rows, seeded(seed));
}

/**
 * The order with one cell taken from its place and put in another.
 * @param {readonly number[]} order
 * @param {number} from
 * @param {number} to
 */
export function moved(order, from, to) {
  const rest = order.filter((_, rank) => rank !== from);
  return [...rest.slice(0, to), order[from], ...rest.slice(to)];
}

/**
 * The order that nine digits write, each of 0 to 8 once; undefined if they do not.
 * @param {string | undefined} text
 */
export function readOrder(text) {
  const order = [...(text ?? "")].map(Number);
  const whole = order.toSorted().join("") === ORDERS.rows.join("");
  return whole ? order : undefined;
}

/** The name of an order, if it has one. @param {readonly number[]} order */
export function nameOf(order) {
  return Object.keys(ORDERS).find((name) => ORDERS[name].join("") === order.join(""));
}
