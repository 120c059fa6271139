/** Searches as students often misunderstand alpha-beta, to recognise their answers. Pure. */

/** A leaf's number, or the branches of a node. @typedef {number | Tree[]} Tree */

/** What a search knows on its way into a node. @typedef {{ alpha: number, beta: number }} Window */

/**
 * What a search knows after a child.
 * @typedef {object} After
 * @property {Window} before The node's window before the child.
 * @property {Window} own The node's window after it.
 * @property {boolean} isMax True if MAX moves at the node.
 * @property {number} value The child's value.
 * @property {number} nth The child's number.
 */

/**
 * How a search with an idea differs from alpha-beta.
 * @typedef {object} Idea
 * @property {(own: Window, isMax: boolean) => Window} [down] Returns the window of a child, from that
 * of its parent.
 * @property {(child: Window, own: Window, entered: Window) => Window} [up] Returns the window of a
 * parent after a child, from the window in which the child was left, its own, and the window in
 * which it was entered.
 * @property {(after: After) => boolean} [leaves] True if the node is left after this child.
 */

/** @param {Window} own */
const isClosed = ({ alpha, beta }) => alpha >= beta;

/** @type {Record<string, Idea>} */
const IDEAS = {
  // One window for the whole tree, as in a program with global variables.
  sideways: { up: (child) => child },
  // A bound holds for the children of the node that set it, and no deeper.
  shallow: {
    down: ({ alpha, beta }, isMax) =>
      isMax ? { alpha, beta: Infinity } : { alpha: -Infinity, beta },
  },
  // Only MIN's nodes are left early.
  "max-waits": { leaves: ({ own, isMax }) => !isMax && isClosed(own) },
  // α and β exchanged: MAX leaves where a value is too low, MIN where one is too high.
  exchanged: {
    leaves: ({ before, isMax, value }) => (isMax ? value <= before.alpha : value >= before.beta),
  },
  // Only the first child of a node can end it.
  "first-only": { leaves: ({ own, nth }) => nth === 0 && isClosed(own) },
  // One leaf ends a node, if the other player has anything elsewhere.
  "first-enough": {
    leaves: ({ before, isMax }) => (isMax ? before.beta < Infinity : before.alpha > -Infinity),
  },
  // A cut leaves every node below the one that set the bound. A closed window is handed up to it.
  "whole-branch": {
    up: (child, own, entered) =>
      isClosed(child) && (child.alpha === entered.alpha || child.beta === entered.beta)
        ? child
        : own,
  },
};

/** Each has a message that says what is wrong with it: `wrong-idea-` and its name. */
export const WRONG_IDEAS = Object.keys(IDEAS);

/**
 * Counts the leaves that a search with this idea skips.
 * @param {string} text The tree.
 * @param {string} name One of `WRONG_IDEAS`.
 */
export function skippedBy(text, name) {
  const tree = /** @type {Tree} */ (JSON.parse(text));
  const { down, up, leaves } = IDEAS[name];
  let visited = 0;
  /**
   * @param {Tree} node
   * @param {Window} window
   * @param {boolean} isMax
   * @returns {{ value: number, own: Window }}
   */
  const search = (node, window, isMax) => {
    if (typeof node === "number") {
      visited += 1;
      return { value: node, own: window };
    }
    let own = window;
    let best = isMax ? -Infinity : Infinity;
    for (const [nth, child] of node.entries()) {
      const before = own;
      const { value, own: left } = search(child, down?.(own, isMax) ?? own, !isMax);
      best = Math[isMax ? "max" : "min"](best, value);
      own = narrowed(up?.(left, own, window) ?? own, isMax, best);
      if (leaves?.({ before, own, isMax, value, nth }) ?? isClosed(own)) break;
    }
    return { value: best, own };
  };
  search(tree, { alpha: -Infinity, beta: Infinity }, true);
  return leavesIn(tree) - visited;
}

/** @param {Window} own @param {boolean} isMax @param {number} best @returns {Window} */
const narrowed = ({ alpha, beta }, isMax, best) =>
  isMax ? { alpha: Math.max(alpha, best), beta } : { alpha, beta: Math.min(beta, best) };

/** @param {Tree} tree @returns {number} */
const leavesIn = (tree) =>
  typeof tree === "number" ? 1 : tree.map(leavesIn).reduce((sum, leaves) => sum + leaves, 0);
