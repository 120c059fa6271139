/** Where the nodes of a tree are drawn, so that the tree fills its box and fits into it. Pure. */

/** A tree with more nodes is told as a list only: a drawing would be too small to read. */
export const MOST_DRAWN = 120;

/**
 * What a drawing needs, in pixels.
 * @typedef {object} Grain
 * @property {readonly [least: number, most: number]} across From one leaf to the next.
 * @property {readonly [least: number, most: number]} down From one ply to the next.
 * @property {number} above Room above the root.
 * @property {number} below Room below the lowest leaves.
 */

/**
 * @typedef {object} Layout
 * @property {[x: number, y: number][]} places The middle of each node.
 * @property {number} width Larger than the box where the tree cannot be drawn so small.
 * @property {number} height
 * @property {number} across From one leaf to the next.
 */

/**
 * @param {readonly { ply: number, children: readonly number[] }[]} tree The nodes, each before those
 * below it.
 * @param {{ width: number, height: number }} box
 * @param {Grain} grain
 * @returns {Layout}
 */
export function fitTree(tree, box, grain) {
  const leaves = tree.filter(({ children }) => children.length === 0).length;
  const deepest = Math.max(...tree.map(({ ply }) => ply));
  const across = clamp(box.width / leaves, grain.across);
  const down = clamp((box.height - grain.above - grain.below) / deepest, grain.down);
  /** @type {[number, number][]} */
  const places = tree.map(({ ply }) => [0, grain.above + ply * down]);
  let placed = 0;
  for (const [index, { children }] of tree.entries()) {
    if (children.length === 0) places[index][0] = (placed++ + 0.5) * across;
  }
  // Every node comes before those below it, so the last is placed first.
  for (let index = tree.length - 1; index >= 0; index -= 1) {
    const { children } = tree[index];
    const [first, last] = [children[0], children[children.length - 1]];
    if (children.length > 0) places[index][0] = (places[first][0] + places[last][0]) / 2;
  }
  const height = deepest * down + grain.above + grain.below;
  return { places, width: leaves * across, height, across };
}

/** @param {number} wanted @param {readonly [number, number]} range */
function clamp(wanted, [least, most]) {
  return Math.min(Math.max(wanted, least), most);
}
