/** Orders in which the moves of any board are tried. Pure. */
import { cellsOf } from "../../game/shape.js";
import { seeded, shuffled } from "../../page/random.js";
import { middleFirst } from "./contestants.js";

/** Their names, in the order in which the page shows them. */
export const BOARD_ORDERS = /** @type {const} */ (["own", "middle", "edges", "random"]);
/** @typedef {(typeof BOARD_ORDERS)[number]} OrderName */

/**
 * The cells in an order.
 * @param {OrderName} name
 * @param {import("../../game/shape.js").Shape} shape
 * @param {number} seed Of the random one.
 * @returns {number[] | undefined} Undefined for the game's own, which the engine knows.
 */
export function orderOf(name, shape, seed) {
  switch (name) {
    case "middle":
      return middleFirst(shape);
    case "edges":
      return middleFirst(shape).toReversed();
    case "random":
      return shuffled(cellsOf(shape), seeded(seed));
    default:
      return undefined;
  }
}

/**
 * What alpha-beta has visited in each order.
 * @typedef {object} OrderCounts
 * @property {number} searched How many positions all orders have searched.
 * @property {Record<OrderName, number>} nodes In these.
 * @property {number} minimax What minimax visits in these, exactly or estimated.
 * @property {boolean} exact
 */

/** @returns {OrderCounts} */
export function noCounts() {
  return {
    searched: 0,
    nodes: { own: 0, middle: 0, edges: 0, random: 0 },
    minimax: 0,
    exact: true,
  };
}

/**
 * With one more position, which every order has searched.
 * @param {OrderCounts} counts
 * @param {Record<OrderName, number>} nodes
 * @param {{ nodes: number, exact: boolean }} minimax
 * @returns {OrderCounts}
 */
export function withPosition(counts, nodes, minimax) {
  const sums = BOARD_ORDERS.map((name) => [name, counts.nodes[name] + nodes[name]]);
  return {
    searched: counts.searched + 1,
    nodes: /** @type {Record<OrderName, number>} */ (Object.fromEntries(sums)),
    minimax: counts.minimax + minimax.nodes,
    exact: counts.exact && minimax.exact,
  };
}
