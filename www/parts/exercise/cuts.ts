/** Counts the cuts in a search of a written tree. */
import type { TreeTrace } from "../../../pkg/whole/cutoff.js";

/** A tree, and the nodes that a search enters, in order. */
type Search = Pick<TreeTrace, "tree"> & { moves: Iterable<number> };

/** True if the search visited the node above and did not enter this branch. */
export const isCutBranch = (entered: ReadonlySet<number>, tree: Search["tree"], index: number) =>
  !entered.has(index) && entered.has(tree[index].parent);

export function leavesBelow(tree: Search["tree"], index: number): number {
  const { children } = tree[index];
  return children.reduce((sum, child) => sum + leavesBelow(tree, child), children.length ? 0 : 1);
}

/** Lists the leaves that each cut skips, and counts the evaluated leaves and all leaves. */
export function cutsOf({ tree, moves }: Search) {
  const entered = new Set(moves);
  const skippedBy = (branches: number[]) =>
    branches.reduce((sum, branch) => sum + leavesBelow(tree, branch), 0);
  const cuts = tree.flatMap(({ children }) => {
    const skipped = children.filter((child) => isCutBranch(entered, tree, child));
    return skipped.length === 0 ? [] : [skippedBy(skipped)];
  });
  const evaluated = tree.filter(({ children }, at) => children.length === 0 && entered.has(at));
  return { cuts, evaluated: evaluated.length, leaves: leavesBelow(tree, 0) };
}

/** True if there are at least two cuts, one of them of two leaves or more. Fewer teach little. */
export function teachesCuts(search: Search) {
  const { cuts } = cutsOf(search);
  return cuts.length >= 2 && Math.max(...cuts) >= 2;
}
