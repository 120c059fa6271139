/** Names of a tree's nodes: A for the root, then level by level, from left to right. Pure. */

/**
 * @param {readonly { ply: number }[]} tree The nodes, each before those below it, from left to right.
 * @returns {string[]} The name of each node.
 */
export function lettersOf(tree) {
  const order = tree.map((_, index) => index);
  order.sort((one, other) => tree[one].ply - tree[other].ply || one - other);
  /** @type {string[]} */
  const letters = [];
  for (const [place, index] of order.entries()) letters[index] = letter(place);
  return letters;
}

/**
 * A, B … Z, AA, AB and so on, as in tables.
 * @param {number} place From 0.
 * @returns {string}
 */
export function letter(place) {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : letter(Math.floor(place / 26) - 1) + last;
}
