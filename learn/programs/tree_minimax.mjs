/**
 * Minimax on trees. To run: node tree_minimax.mjs
 *
 * Edit TREES. Each of them is searched: a number is a leaf, a list is a node with its children.
 */

// prettier-ignore
export const TREES = [
  [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
];

export const count = { nodes: 0 }; // nodes that the search has entered

// region: minimax
/** What the node is worth to MAX when both sides play their best. */
export function minimax(node, isMax) {
  count.nodes += 1;
  if (typeof node === "number") return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    const value = minimax(child, !isMax);
    if (isMax) {
      best = Math.max(best, value);
    } else {
      best = Math.min(best, value);
    }
  }
  return best;
}

// region: run
function main() {
  for (const tree of TREES) {
    count.nodes = 0;
    const value = minimax(tree, true); // MAX moves at the root
    console.log(`Value ${value}, ${count.nodes} nodes.`);
  }
}

if (globalThis.process?.argv[1]?.endsWith("tree_minimax.mjs")) main();
