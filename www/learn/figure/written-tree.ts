/** Changes to a written-out tree of numbers, such as `[[3,12,8],[2,4,6]]`. Pure; nothing is searched here. */

/** @typedef {number | WrittenTree[]} WrittenTree */

/** @param {string} text @returns {WrittenTree} */
function read(text) {
  return JSON.parse(text);
}

/**
 * The node at the end of a way, and its parent.
 * @param {WrittenTree} tree
 * @param {readonly number[]} way Branches from the root, counted from 1.
 */
function parentAt(tree, way) {
  let parent = /** @type {WrittenTree[]} */ (tree);
  for (const branch of way.slice(0, -1)) parent = /** @type {WrittenTree[]} */ (parent[branch - 1]);
  return { parent, index: way[way.length - 1] - 1 };
}

/**
 * The tree with another number at a leaf.
 * @param {string} text
 * @param {readonly number[]} way
 * @param {number} value
 */
export function withLeaf(text, way, value) {
  const tree = read(text);
  const { parent, index } = parentAt(tree, way);
  parent[index] = value;
  return JSON.stringify(tree);
}

/**
 * The tree with a branch moved past its neighbour; null where there is none on that side.
 * @param {string} text
 * @param {readonly number[]} way
 * @param {1 | -1} by To the right or to the left.
 */
export function withMoved(text, way, by) {
  const tree = read(text);
  const { parent, index } = parentAt(tree, way);
  if (parent[index + by] === undefined) return null;
  [parent[index], parent[index + by]] = [parent[index + by], parent[index]];
  return JSON.stringify(tree);
}

/**
 * The way to each node, in the order in which the text has them: a node before its children.
 * @param {string} text
 * @returns {{ way: number[], leaf: number | null }[]} `leaf` is a leaf's number.
 */
export function nodesOf(text) {
  /** @type {{ way: number[], leaf: number | null }[]} */
  const nodes = [];
  /** @param {WrittenTree} tree @param {number[]} way */
  const walk = (tree, way) => {
    const inner = Array.isArray(tree);
    nodes.push({ way, leaf: inner ? null : tree });
    if (inner) tree.forEach((child, index) => walk(child, [...way, index + 1]));
  };
  walk(read(text), []);
  return nodes;
}
