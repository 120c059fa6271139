/** The cuts of a search of a written tree, and whether they are enough to practise on. */
import type { TreeTrace } from "../../../pkg/web/cutoff.js";

/** A tree, and which of its nodes a search enters, in their order. */
type Searched = Pick<TreeTrace, "tree"> & { moves: Iterable<number> };

/** The leaves that each cut skips, how many leaves the search evaluates, and how many there are. */
export function cutsOf({ tree, moves }: Searched) {
  const entered = new Set(moves);
  const leavesBelow = (index: number): number => {
    const { children } = tree[index];
    return children.reduce((sum, child) => sum + leavesBelow(child), children.length ? 0 : 1);
  };
  const cuts = tree.flatMap(({ children }, index) => {
    // A branch is cut where the search was at the node above and did not go down.
    const skipped = entered.has(index) ? children.filter((child) => !entered.has(child)) : [];
    return skipped.length === 0 ? [] : [skipped.reduce((sum, one) => sum + leavesBelow(one), 0)];
  });
  const evaluated = tree.filter(({ children }, at) => children.length === 0 && entered.has(at));
  return { cuts, evaluated: evaluated.length, leaves: leavesBelow(0) };
}

/** True if there are two cuts or more, one of two leaves at least: less would be too little to practise on. */
export function hasDrill(searched: Searched) {
  const { cuts } = cutsOf(searched);
  return cuts.length >= 2 && Math.max(...cuts) >= 2;
}
