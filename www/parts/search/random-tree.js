/** Written-out trees drawn at random. Pure. */

/**
 * The text of a random tree.
 * @param {number} plies Its depth: every leaf is at this ply.
 * @param {object} draws
 * @param {() => number} draws.branches How many branches the next inner node has.
 * @param {() => number} draws.leaf The value of the next leaf.
 * @returns {string}
 */
export function randomTree(plies, draws) {
  if (plies === 0) return String(draws.leaf());
  const children = Array.from({ length: draws.branches() }, () => randomTree(plies - 1, draws));
  return `[${children.join(",")}]`;
}
