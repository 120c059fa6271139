/** The address in Watch of what a figure shows. */

/** @typedef {import("./subject.js").Subject} Subject */

/**
 * @param {Subject} subject
 * @param {number} step Of the record, counted from 0.
 * @returns {string} A fragment with its `#`.
 */
export function watchAddress({ tree, board, search }, step) {
  const query = new URLSearchParams();
  if (tree === undefined) query.set("start", board ?? "");
  else query.set("tree", tree);
  if (search === "minimax") query.set(...(tree === undefined ? PLAIN_BOARD : PLAIN_TREE));
  query.set("search", String(step + 1));
  return `#${query}`;
}

/** What names minimax in an address, for a position and for a written-out tree. */
const PLAIN_BOARD = /** @type {[string, string]} */ (["pruning", "off"]);
const PLAIN_TREE = /** @type {[string, string]} */ (["by", "minimax"]);
