/** Finds what the visited leaves of a tree prove, by trying values for the others. */
import { seeded } from "../../www/base/random.ts";

/** @import { TreeNode } from "../../pkg/npm/cutoff.js" */

/** Values to try at unvisited leaves: far below all values, between them, and far above. */
const TRIED = [-1e9, -3.5, 0, 2, 1e9];

/**
 * Returns the lowest and the highest value of each node over all cases that are tried.
 * @param {readonly TreeNode[]} tree Each node before its subtree.
 * @param {(leaf: number) => boolean} seen
 * @returns {{ least: number, most: number }[]}
 */
export function ranges(tree, seen) {
  const next = seeded(1);
  const any = () => TRIED[Math.floor(next() * TRIED.length)];
  const cases = [() => -1e9, () => 1e9, any, any, any, any].map((unseen) => {
    /** @type {number[]} */
    const values = [];
    for (let node = tree.length - 1; node >= 0; node -= 1) {
      const { children, player, value } = tree[node];
      const below = children.map((child) => values[child]);
      if (below.length === 0) values[node] = seen(node) ? Number(value) : unseen();
      else values[node] = player === "X" ? Math.max(...below) : Math.min(...below);
    }
    return values;
  });
  return tree.map((_, node) => {
    const values = cases.map((each) => each[node]);
    return { least: Math.min(...values), most: Math.max(...values) };
  });
}

/**
 * Returns what a returned value proves about a node with this range; null if nothing.
 * @param {{ least: number, most: number }} range
 * @param {number} value
 */
export function saying({ least, most }, value) {
  if (least === value && most === value) return "exact";
  if (least >= value) return "lower";
  return most <= value ? "upper" : null;
}

/**
 * True if a node's value is exact or bounds its minimax value as the record says.
 * @param {import("../../www/parts/search/tree-record.ts").TreeRecord} search
 * @param {number} node
 */
export function isBound(search, node) {
  const value = search.trace.values[node];
  const exact = search.written(node).exact ?? NaN;
  const holds = { exact: exact === value, lower: exact >= value, upper: exact <= value };
  return holds[search.boundKind(node)];
}
