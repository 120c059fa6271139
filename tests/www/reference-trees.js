/**
 * An independent reference for Practise and the engine's records of trees: alpha-beta as in a
 * textbook, on nested lists. Also makes a thousand trees for comparisons.
 */
import { trace_tree } from "../../pkg/npm/cutoff.js";
import { seeded } from "../../www/base/random.ts";
import { exerciseTree } from "../../www/parts/exercise/exercise-tree.ts";
import { TreeRecord } from "../../www/parts/search/tree-record.ts";

/** @typedef {number | Nested[]} Nested */

export const CONVENTIONS = [
  "",
  "strict",
  "hard",
  "right",
  "strict hard",
  "strict right",
  "hard right",
  "strict hard right",
];

/** @typedef {[alpha: number, beta: number]} Window */
/** @type {Window} */
export const WHOLE = [-Infinity, Infinity];

/**
 * The engine's search of a tree.
 * @param {string} text
 * @param {boolean} maximising
 * @param {string} convention
 * @param {Window} [window]
 */
export function record(text, maximising, convention, window = WHOLE) {
  const options = { maximising, convention, window };
  return new TreeRecord(trace_tree(text, true, options), true, convention);
}

/**
 * Alpha-beta as in a textbook, independent of the tested code, on trees as nested lists. Nodes are
 * named by their path, as in `0.2`.
 * @param {Nested} tree
 * @param {boolean} maximising
 * @param {string} convention
 * @param {Window} [window]
 */
export function reference(tree, maximising, convention, window = WHOLE) {
  const [strict, hard, right] = ["strict", "hard", "right"].map((word) =>
    convention.includes(word),
  );
  /** @type {Set<string>} */
  const cut = new Set();
  /** @type {Map<string, number>} */
  const values = new Map();
  /** @type {Map<string, [number, number]>} */
  const windows = new Map();
  /**
   * For each child that is not the last: true if the children after it were cut.
   * @type {Map<string, boolean>}
   */
  const after = new Map();
  /**
   * Nodes whose branches were all searched and returned the same value, so MAX and MIN choose
   * alike.
   * @type {Set<string>}
   */
  const alike = new Set();
  let [nodes, leaves] = [0, 0];
  /**
   * @param {Nested} node
   * @param {string} name
   * @param {number} alpha
   * @param {number} beta
   * @param {boolean} max
   * @returns {number}
   */
  const search = (node, name, alpha, beta, max) => {
    nodes += 1;
    if (typeof node === "number") {
      leaves += 1;
      return node;
    }
    windows.set(name, [alpha, beta]);
    let [a, b] = [alpha, beta];
    let best = max ? -Infinity : Infinity;
    const order = [...node.keys()];
    if (right) order.reverse();
    const found = new Set();
    while (order.length > 0) {
      const at = order.shift() ?? 0;
      const value = search(node[at], `${name}.${at}`, a, b, !max);
      found.add(value);
      if (max) {
        if (value > best) best = value;
        if (best > a) a = best;
      } else {
        if (value < best) best = value;
        if (best < b) b = best;
      }
      const closed = strict ? a > b : a >= b;
      if (order.length > 0) after.set(`${name}.${at}`, closed);
      if (closed) {
        if (order.length > 0) found.add("not searched");
        for (const other of order.splice(0)) cut.add(`${name}.${other}`);
      }
    }
    if (found.size < 2) alike.add(name);
    if (hard) best = best < alpha ? alpha : best > beta ? beta : best;
    values.set(name, best);
    return best;
  };
  const value = search(tree, "r", ...window, maximising);
  return { cut, values, windows, after, alike, value, nodes, leaves };
}

/** @param {Nested} tree @param {boolean} max @returns {number} */
export function minimax(tree, max) {
  if (typeof tree === "number") return tree;
  const values = tree.map((child) => minimax(child, !max));
  return max ? Math.max(...values) : Math.min(...values);
}

/**
 * The names of all nodes, in the order of their indices.
 * @param {Nested} tree
 * @param {string} name
 * @returns {string[]}
 */
export function names(tree, name = "r") {
  if (typeof tree === "number") return [name];
  return [name, ...tree.flatMap((child, at) => names(child, `${name}.${at}`))];
}

/** @param {() => number} next @param {number} plies @returns {Nested} */
function grow(next, plies) {
  if (plies === 0 || next() < 0.15) {
    return next() < 0.2 ? (Math.floor(next() * 9) - 4) / 10 : Math.floor(next() * 9) - 4;
  }
  return Array.from({ length: 1 + Math.floor(next() * 4) }, () => grow(next, plies - 1));
}

/**
 * A window at the root. One in three is infinite, and one in three has one bound.
 * @param {number} seed
 * @returns {Window}
 */
function windowAt(seed) {
  const alpha = (seed % 11) - 6;
  if (seed % 3 === 0) return WHOLE;
  if (seed % 3 === 1) return [alpha, alpha + 1 + (seed % 5)];
  return seed % 2 === 0 ? [alpha, Infinity] : [-Infinity, alpha];
}

/**
 * A thousand trees, each with a convention, a side and a window.
 * @returns {Iterable<{ tree: Nested, maximising: boolean, convention: string, window: Window }>}
 */
export function* thousand() {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const own = seed % 2 === 0 ? exerciseTree(seeded(seed), 3, 3) : null;
    const tree = own === null ? grow(seeded(seed), 4) : JSON.parse(own);
    yield {
      tree,
      maximising: (seed >> 1) % 2 === 0,
      convention: CONVENTIONS[Math.floor(seed / 4) % CONVENTIONS.length],
      window: windowAt(seed),
    };
  }
}

/**
 * Counts the leaves that the engine evaluates.
 * @param {string} text
 * @param {boolean} maximising
 * @param {string} convention
 */
export function evaluated(text, maximising, convention) {
  const { moves, tree } = trace_tree(text, true, { maximising, convention });
  return moves.filter((index) => tree[index].children.length === 0).length;
}

/** The node with a name. @param {Nested} tree @param {string} name @returns {Nested} */
export function at(tree, name) {
  return name
    .split(".")
    .slice(1)
    .reduce((node, branch) => /** @type {Nested[]} */ (node)[Number(branch)], tree);
}

/**
 * The tree with another number at a leaf.
 * @param {Nested} tree
 * @param {string} name
 * @param {number} value
 * @returns {Nested}
 */
export function withLeaf(tree, name, value) {
  const [, first, ...rest] = name.split(".");
  if (first === undefined || typeof tree === "number") return value;
  const below = ["r", ...rest].join(".");
  return tree.map((child, branch) =>
    branch === Number(first) ? withLeaf(child, below, value) : child,
  );
}
