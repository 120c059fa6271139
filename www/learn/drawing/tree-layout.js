/** Where the nodes of a tree lie: leaves side by side, every other node above the middle of its children. */

/**
 * @typedef {object} Layout
 * @property {Map<number, { x: number, y: number }>} places In leaves from the left, and in plies.
 * @property {number} leaves How many leaves lie side by side.
 * @property {number} plies How many rows there are.
 */

/**
 * @param {number} root
 * @param {(node: number) => readonly number[]} childrenOf
 * @returns {Layout}
 */
export function layOut(root, childrenOf) {
  /** @type {Layout["places"]} */
  const places = new Map();
  let [leaves, plies] = [0, 0];
  /** @param {number} node @param {number} y @returns {number} */
  const place = (node, y) => {
    plies = Math.max(plies, y + 1);
    const ends = childrenOf(node).map((child) => place(child, y + 1));
    const x = ends.length > 0 ? (ends[0] + ends[ends.length - 1]) / 2 : (leaves += 1) - 0.5;
    places.set(node, { x, y });
    return x;
  };
  place(root, 0);
  return { places, leaves, plies };
}
