/**
 * Finds the order of branches with which alpha-beta evaluates the fewest or the most leaves. The
 * engine has computed the values, which no order changes. Only cuts are counted here: a search by
 * the engine for each of thousands of orders would take too long.
 */
import type { TreeNode } from "../../../pkg/web/cutoff.js";
import type { Exercise } from "../../parts/exercise/exercise.ts";

export type Tree = readonly TreeNode[];
export type TreeGoal = Pick<Exercise, "goal" | "convention">;

/** The visited nodes, and how many leaves are among them. */
type Visited = readonly [leaves: number, nodes: readonly number[]];

/**
 * Finds the best of all orders. A node returns the same value in every order, so only its remaining
 * branches and the window matter. @param isFree True if a node's branches can be reordered.
 */
export function bestOrder(
  tree: Tree,
  { goal, convention }: TreeGoal,
  isFree = (_: number) => true,
) {
  const [strict, hard, right] = ["strict", "hard", "right"].map((word) =>
    convention.split(" ").includes(word),
  );
  /** The engine's values. */
  const values = tree.map(({ exact }) => exact ?? NaN);
  const known: Map<string, Visited> = new Map();

  /** A node's branches as they are tried, or back from that order. */
  const turned = (branches: readonly number[]) => (right ? branches.toReversed() : branches);
  /** The window after a branch; null once it has closed. */
  function after(index: number, child: number, [alpha, beta]: readonly number[]) {
    const isClamped = hard && tree[child].children.length > 0;
    const value = isClamped ? Math.min(Math.max(values[child], alpha), beta) : values[child];
    const isMax = tree[index].player === "X";
    const window = isMax ? [Math.max(alpha, value), beta] : [alpha, Math.min(beta, value)];
    return (strict ? window[0] > window[1] : window[0] >= window[1]) ? null : window;
  }
  function search(index: number, window: readonly number[]): Visited {
    const [leaves, nodes] = best(index, turned(tree[index].children), window);
    return [Math.max(leaves, 1), [index, ...nodes]];
  }
  /** Searches the branches of a node that are left. */
  function best(index: number, left: readonly number[], window: readonly number[]): Visited {
    if (left.length === 0) return [0, []];
    const key = [...left, ...window].join(" ");
    const before = known.get(key);
    if (before) return before;
    const searches = (isFree(index) ? left : left.slice(0, 1)).map((first): Visited => {
      const [leaves, nodes] = search(first, window);
      const next = after(index, first, window);
      const rest = next ? left.filter((child) => child !== first) : [];
      const [more, others] = best(index, rest, next ?? window);
      return [leaves + more, [...nodes, ...others]];
    });
    const found = searches.reduce((best, one) =>
      (goal === "fewest" ? one[0] < best[0] : one[0] > best[0]) ? one : best,
    );
    known.set(key, found);
    return found;
  }

  const [leaves, nodes] = search(0, [-Infinity, Infinity]);
  const places = new Map(nodes.map((node, place) => [node, place]));
  const place = (node: number) => places.get(node) ?? nodes.length;
  const ordered = ({ children }: TreeNode) =>
    turned(turned(children).toSorted((one, other) => place(one) - place(other)));
  return { leaves, tree: reordered(tree, (index) => ordered(tree[index])) };
}

/** Reorders branches. The nodes get new indices. */
export function reordered(tree: Tree, branchesOf: (index: number) => readonly number[]) {
  const nodes: TreeNode[] = [];
  function add(index: number, parent: number): number {
    const at = nodes.length;
    nodes.push({ ...tree[index], parent });
    nodes[at].children = branchesOf(index).map((child) => add(child, at));
    return at;
  }
  add(0, tree[0].parent);
  return nodes;
}

/** Numbers in a tree have no exponents, and the engine reads 15 digits. */
const WRITTEN = { useGrouping: false, maximumFractionDigits: 15 };

export function treeText(tree: Tree, index = 0): string {
  const { children, value, name } = tree[index];
  if (children.length === 0) return name ?? (value ?? NaN).toLocaleString("en", WRITTEN);
  return `[${children.map((child) => treeText(tree, child)).join(",")}]`;
}

/**
 * A mistake in an order: it is right for the other goal, sorted for one side everywhere, or
 * changing `node` alone would make `leaves` leaves.
 */
type OrderSlip =
  { kind: "other-goal" | "one-side" } | { kind: "node"; node: number; leaves: number };

export function slipOf(tree: Tree, wanted: TreeGoal, leaves: number): OrderSlip | null {
  const { goal, convention } = wanted;
  const other = goal === "fewest" ? "most" : "fewest";
  if (bestOrder(tree, { goal: other, convention }).leaves === leaves) return { kind: "other-goal" };
  if (isSorted(tree, -1) || isSorted(tree, 1)) return { kind: "one-side" };
  const found = tree.flatMap(({ children }, node) => {
    const best = bestOrder(tree, wanted, (index) => index === node).leaves;
    return children.length > 1 && best !== leaves
      ? [{ kind: "node" as const, node, leaves: best }]
      : [];
  });
  const gain = (one: { leaves: number }) => Math.abs(one.leaves - leaves);
  return found.toSorted((one, two) => gain(two) - gain(one))[0] ?? null;
}

/** True if branches rise, or fall, at every node. At least two must differ. */
function isSorted(tree: Tree, way: 1 | -1) {
  const valueOf = (index: number) => tree[index].exact ?? NaN;
  const steps = tree.flatMap(({ children }) =>
    children.slice(1).map((child, at) => way * (valueOf(child) - valueOf(children[at]))),
  );
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}
