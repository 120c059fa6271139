/** The searches that can race, in the order in which the page shows them. */

/**
 * The engine's searches, alpha-beta in an order of the visitor's own, and two written in JavaScript.
 * The engine's two that know the answers in advance do not race.
 * @typedef {Exclude<import("../../../pkg/web/cutoff.js").SearchName, "best-first" | "worst-first">
 *   | "ordered" | "textbook-minimax" | "textbook-alpha-beta"} Contestant
 */

/** A table, so that the type checker finds a search of the engine that is missing here. @type {Record<Contestant, true>} */
const TABLE = {
  minimax: true,
  "alpha-beta": true,
  ordered: true,
  deepening: true,
  table: true,
  symmetry: true,
  "textbook-minimax": true,
  "textbook-alpha-beta": true,
};

export const CONTESTANTS = /** @type {Contestant[]} */ (Object.keys(TABLE));
