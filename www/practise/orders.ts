/** Finds the order of branches with which alpha-beta evaluates the fewest or the most leaves. */
import type { TreeNode } from "../../pkg/web/cutoff.js";
import type { Exercise } from "../parts/exercise/exercise.ts";

export const MOST_BRANCHES = 8;

export type Tree = readonly TreeNode[];
export type TreeGoal = Pick<Exercise, "goal" | "convention">;

/** The branches of each node in the order of the search. */
type Orders = Map<number, readonly number[]>;

/** The leaves evaluated from a node on, and the first branch. */
type Count = readonly [leaves: number, first: number];

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
  const values = valuesOf(tree);
  const known: Map<string, Count> = new Map();

  function below(index: number) {
    const { children } = tree[index];
    return right ? children.toReversed() : children;
  }
  /** The window after a branch; null once it has closed. */
  function after(index: number, child: number, [alpha, beta]: readonly number[]) {
    const isClamped = hard && tree[child].children.length > 0;
    const value = isClamped ? Math.min(Math.max(values[child], alpha), beta) : values[child];
    const isMax = tree[index].player === "X";
    const window = isMax ? [Math.max(alpha, value), beta] : [alpha, Math.min(beta, value)];
    return (strict ? window[0] > window[1] : window[0] >= window[1]) ? null : window;
  }
  function count(index: number, left: readonly number[], window: readonly number[]): Count {
    if (tree[index].children.length === 0) return [1, index];
    const key = [...left, ...window].join(" ");
    const counted = known.get(key) ?? bestFirst(index, left, window);
    known.set(key, counted);
    return counted;
  }
  function bestFirst(index: number, left: readonly number[], window: readonly number[]): Count {
    const firsts = isFree(index) ? left : left.slice(0, 1);
    const counts = firsts.map((first): Count => {
      const [leaves] = count(first, below(first), window);
      const rest = left.filter((child) => child !== first);
      const next = rest.length > 0 && after(index, first, window);
      return [next ? leaves + count(index, rest, next)[0] : leaves, first];
    });
    return counts.reduce((best, one) =>
      goal === "fewest" ? (one[0] < best[0] ? one : best) : one[0] > best[0] ? one : best,
    );
  }

  const orders: Orders = new Map();
  /** Writes down the best order of a node and of all nodes below it. */
  function follow(index: number, window: readonly number[]) {
    const order: number[] = [];
    let left: readonly number[] = below(index);
    for (let now: readonly number[] | null = window; now && left.length > 0;) {
      const [, first] = count(index, left, now);
      order.push(first);
      follow(first, now);
      left = left.filter((child) => child !== first);
      now = after(index, first, now);
    }
    orders.set(index, right ? [...order, ...left].toReversed() : [...order, ...left]);
  }
  const all = [-Infinity, Infinity];
  follow(0, all);
  const [leaves] = count(0, below(0), all);
  return { leaves, tree: reordered(tree, (index) => orders.get(index) ?? tree[index].children) };
}

function valuesOf(tree: Tree) {
  const values = tree.map(({ value }) => value ?? NaN);
  // Parents come first in a tree.
  for (const [index, { children, player }] of [...tree.entries()].toReversed()) {
    const below = children.map((child) => values[child]);
    if (below.length > 0) values[index] = player === "X" ? Math.max(...below) : Math.min(...below);
  }
  return values;
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
  const values = valuesOf(tree);
  const steps = tree.flatMap(({ children }) =>
    children.slice(1).map((child, at) => way * (values[child] - values[children[at]])),
  );
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}
