/** The dots of the figures that compare node counts: each is a placeholder of `numbers.js`. */

/** Best play from the empty board, from nine free cells down to three. */
export const BEST_LINE = [
  ".........",
  "X........",
  "X...O....",
  "XX..O....",
  "XXO.O....",
  "XXO.O.X..",
  "XXOOO.X..",
];

/** @type {Record<string, readonly string[]>} */
export const SCALES = {
  orders: [
    "proof empty",
    "order best",
    "order centre",
    "order rows",
    "order edges",
    "order worst",
    "nodes minimax empty",
  ],
  "free-cells": BEST_LINE.flatMap((board) => [
    `nodes minimax ${board}`,
    `nodes alpha-beta ${board}`,
  ]),
  growth: [1, 2, 3, 4, 5].map((half) => `round 7x6k4g ${2 * half}`),
  tools: ["visit symmetry", "visit table", "order rows", "visit deepening"],
};
