/** The dots of the figures that compare node counts: each is a placeholder of `numbers.js`. */

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
  growth: [1, 2, 3, 4, 5].map((half) => `round 7x6k4g ${2 * half}`),
  tools: ["visit symmetry", "visit table", "order rows", "visit deepening"],
};
