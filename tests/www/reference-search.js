/** The textbook searches to which tests compare the grading of Practise. */

/** @typedef {number | Tree[]} Tree */
/** @typedef {[alpha: number, beta: number]} Window */
/** @type {Window} */
export const WHOLE = [-Infinity, Infinity];

/**
 * A textbook search. It records, by path, each node's value and the child after which the rest is
 * cut.
 * @param {Tree} tree
 * @param {{ hard?: boolean, strict?: boolean, pruning?: boolean, window?: Window }} convention
 */
export function searched(tree, { hard = false, strict = false, pruning = true, window = WHOLE }) {
  const values = new Map();
  /** Each cut with its α and β. @type {Map<string, [number, number]>} */
  const cuts = new Map();
  /** The windows in which nodes are entered. @type {Map<string, string>} */
  const windows = new Map();
  /**
   * @param {Tree} node
   * @param {string} way
   * @param {number} alpha
   * @param {number} beta
   * @param {boolean} isMax
   * @returns {number}
   */
  const visit = (node, way, alpha, beta, isMax) => {
    windows.set(way, `${alpha} ${beta}`);
    if (typeof node === "number") return node;
    const [low, high] = [alpha, beta];
    let best = isMax ? -Infinity : Infinity;
    for (const [n, child] of node.entries()) {
      const below = `${way}.${n + 1}`;
      const value = visit(child, below, alpha, beta, !isMax);
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      if (!pruning || !(strict ? alpha > beta : alpha >= beta)) continue;
      if (n + 1 < node.length) cuts.set(below, [alpha, beta]);
      break;
    }
    values.set(way, hard ? Math.min(Math.max(best, low), high) : best);
    return values.get(way);
  };
  visit(tree, "", ...window, true);
  return { values, cuts, windows };
}

/** @param {Tree} tree @returns {Tree} */
export const mirrored = (tree) => (typeof tree === "number" ? tree : tree.map(mirrored).reverse());
