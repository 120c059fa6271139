/**
 * Alpha-beta on trees. To run: node tree_alpha_beta.mjs
 *
 * Edit TREES. Each of them is searched: a number is a leaf, a list is a node with its children.
 */

// prettier-ignore
export const TREES = [
  [[3, 12, 8], [2, 4, 6], [14, 5, 2]],
];

export const count = { nodes: 0 }; // nodes that the search has entered

// region: alpha-beta
/** The node's value if it lies between alpha and beta, otherwise a bound on it. */
export function alphaBeta(node, alpha, beta, isMax) {
  count.nodes += 1;
  if (typeof node === "number") return node;
  let best = isMax ? -Infinity : Infinity;
  for (const child of node) {
    const value = alphaBeta(child, alpha, beta, !isMax);
    if (isMax) {
      best = Math.max(best, value);
      alpha = Math.max(alpha, best); // MAX can already get this much
    } else {
      best = Math.min(best, value);
      beta = Math.min(beta, best); // MIN can already hold MAX to this much
    }
    if (alpha >= beta) break; // the remaining children cannot change the result
  }
  return best;
}

// region: fail-hard
/** The same search, but what it returns is never outside the window. */
export function failHard(node, alpha, beta, isMax) {
  count.nodes += 1;
  if (typeof node === "number") return Math.max(alpha, Math.min(beta, node));
  for (const child of node) {
    const value = failHard(child, alpha, beta, !isMax);
    if (isMax) {
      alpha = Math.max(alpha, value);
    } else {
      beta = Math.min(beta, value);
    }
    if (alpha >= beta) return isMax ? beta : alpha;
  }
  return isMax ? alpha : beta;
}

// region: run
function main() {
  for (const tree of TREES) {
    for (const search of [alphaBeta, failHard]) {
      count.nodes = 0;
      const value = search(tree, -Infinity, Infinity, true); // MAX moves at the root
      console.log(`Value ${value}, ${count.nodes} nodes.`);
    }
  }
}

if (globalThis.process?.argv[1]?.endsWith("tree_alpha_beta.mjs")) main();
