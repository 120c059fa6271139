/** Makes trees with one number of children and one depth of leaves, in a chosen order. */
import type { TreeTrace } from "../../../pkg/whole/cutoff.js";
import type { WrittenTree } from "./written-tree.ts";

export type UniformTree = { branching: number; depth: number; order: (typeof LEAF_ORDERS)[number] };

/** The orders of the slider, from the worst to the best. */
export const LEAF_ORDERS = ["worst", "random", "best"] as const;

/**
 * Writes such a tree. Its leaves are the numbers from 0 on, in a fixed order that looks random.
 * In the best order, the best child of every node comes first; in the worst, it comes last.
 */
export function uniformText({ branching, depth, order }: UniformTree) {
  const leaves = shuffle(branching ** depth);
  let next = 0;
  const grow = (down: number, isMax: boolean): { value: number; tree: WrittenTree } => {
    if (down === 0) {
      const value = leaves[next];
      next += 1;
      return { value, tree: value };
    }
    const children = Array.from({ length: branching }, () => grow(down - 1, !isMax));
    const better = isMax ? 1 : -1;
    const sorted = [...children].sort((a, b) => better * (b.value - a.value));
    const [{ value }] = sorted;
    const inOrder = { best: sorted, random: children, worst: [...sorted].reverse() }[order];
    return { value, tree: inOrder.map(({ tree }) => tree) };
  };
  return JSON.stringify(grow(depth, true).tree);
}

/** Mixes numbers by a product modulo a prime, which looks random enough. */
function shuffle(count: number) {
  const keyed = Array.from({ length: count }, (_, n) => [((n + 1) * 48_271) % 65_537, n]);
  return keyed.sort(([a], [b]) => a - b).map(([, n]) => n);
}

/** Gives the two powers of the formula for the best order: b to half of d, rounded up and down. */
export function halfPowers({ branching, depth }: Omit<UniformTree, "order">) {
  return [branching ** Math.ceil(depth / 2), branching ** Math.floor(depth / 2)];
}

/** Counts the leaves that alpha-beta visits in the best order. */
export function leastLeaves(uniform: Omit<UniformTree, "order">) {
  const [up, down] = halfPowers(uniform);
  return up + down - 1;
}

/** Reads what a chapter writes: `3 4 best`. */
export function readUniformTree(words: string): UniformTree {
  const [branching, depth, named] = words.split(" ");
  const order = LEAF_ORDERS.find((one) => one === named);
  if (!order) throw new Error(`there is no order ${named}`);
  return { branching: Number(branching), depth: Number(depth), order };
}

/** Lists for each node of each ply if the search entered it, from left to right. */
export function visitsOf({ tree, moves }: TreeTrace): boolean[][] {
  const seen = new Set(moves);
  const plies: boolean[][] = [];
  tree.forEach(({ ply }, id) => (plies[ply] ??= []).push(seen.has(id)));
  return plies;
}
