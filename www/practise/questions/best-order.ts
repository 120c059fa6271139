/**
 * Finds the order in which alpha-beta evaluates the fewest or the most leaves. It counts them from
 * the engine's values, because the engine could not search so many orders. A test compares the
 * counts with a textbook search for every order of many trees, by every convention.
 */
import type { TreeNode } from "../../../pkg/whole/cutoff.js";
import type { Exercise } from "../../parts/exercise/exercise.ts";

export type Tree = readonly TreeNode[];
export type TreeGoal = Pick<Exercise, "goal" | "convention">;

/** The visited nodes, and how many leaves are among them. */
type Visit = readonly [leaves: number, nodes: readonly number[]];

type Window = readonly [alpha: number, beta: number];
type Task = TreeGoal & { tree: Tree; isFree(node: number): boolean; memo: Map<string, Visit> };

/**
 * Finds the best of all orders. A node returns the same value in every order, so only its remaining
 * branches and the window matter. @param isFree True if a node's branches can be reordered.
 */
export function bestOrder(tree: Tree, wanted: TreeGoal, isFree = (_: number) => true) {
  const task = { ...wanted, tree, isFree, memo: new Map() };
  const [leaves, nodes] = visit(task, 0, [-Infinity, Infinity]);
  const ranks = new Map(nodes.map((node, index) => [node, index]));
  const rank = (node: number) => ranks.get(node) ?? nodes.length;
  const byRank = (one: number, other: number) => rank(one) - rank(other);
  const ordered = (index: number) => orderBranches(task, branchesOf(task, index).toSorted(byRank));
  return { leaves, tree: reorder(tree, ordered) };
}

export const hasWord = ({ convention }: TreeGoal, word: string) => convention.includes(word);
const orderBranches = (goal: TreeGoal, branches: readonly number[]) =>
  hasWord(goal, "right") ? branches.toReversed() : branches;
/** A node's branches as they are tried. */
export const branchesOf = (task: TreeGoal & { tree: Tree }, index: number) =>
  orderBranches(task, task.tree[index].children);

function visit(task: Task, index: number, window: Window): Visit {
  const [leaves, nodes] = bestRest(task, index, branchesOf(task, index), window);
  return [Math.max(leaves, 1), [index, ...nodes]];
}

/** Searches the branches of a node that are left, in their best order. */
function bestRest(task: Task, index: number, left: readonly number[], window: Window): Visit {
  if (left.length === 0) return [0, []];
  const key = [...left, ...window].join(" ");
  const before = task.memo.get(key);
  if (before) return before;
  const searches = (task.isFree(index) ? left : left.slice(0, 1)).map((first): Visit => {
    const [leaves, nodes] = visit(task, first, window);
    const next = windowAfter(task, index, first, window);
    const others = next ? left.filter((child) => child !== first) : [];
    const [more, below] = bestRest(task, index, others, next ?? window);
    return [leaves + more, [...nodes, ...below]];
  });
  const best = searches.reduce((best, one) =>
    (task.goal === "fewest" ? one[0] < best[0] : one[0] > best[0]) ? one : best,
  );
  task.memo.set(key, best);
  return best;
}

/** The window of a node after a branch; null once it has closed. */
function windowAfter(task: Task, index: number, child: number, [alpha, beta]: Window) {
  const exact = task.tree[child].exact ?? NaN;
  const isClamped = hasWord(task, "hard") && task.tree[child].children.length > 0;
  const value = isClamped ? Math.min(Math.max(exact, alpha), beta) : exact;
  const isMax = task.tree[index].player === "X";
  const window: Window = isMax ? [Math.max(alpha, value), beta] : [alpha, Math.min(beta, value)];
  return (hasWord(task, "strict") ? window[0] > window[1] : window[0] >= window[1]) ? null : window;
}

/** Reorders branches. The nodes get new indices. */
export function reorder(tree: Tree, branchesOf: (index: number) => readonly number[]) {
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
const NUMBERS = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 15 });

export function treeText(tree: Tree, index = 0): string {
  const { children, value, name } = tree[index];
  if (children.length === 0) return name ?? NUMBERS.format(value ?? NaN);
  return `[${children.map((child) => treeText(tree, child)).join(",")}]`;
}

/**
 * A mistake in an order: it is right for the other goal, sorted for one side everywhere, or
 * changing `node` alone would make `leaves` leaves.
 */
type OrderMistake =
  { kind: "other-goal" | "one-side" } | { kind: "node"; node: number; leaves: number };

export function mistakeOf(tree: Tree, wanted: TreeGoal, leaves: number): OrderMistake | null {
  const { goal, convention } = wanted;
  const other = goal === "fewest" ? "most" : "fewest";
  if (bestOrder(tree, { goal: other, convention }).leaves === leaves) return { kind: "other-goal" };
  if (isSorted(tree, -1) || isSorted(tree, 1)) return { kind: "one-side" };
  const mistakes = [...tree.keys()].map((node) => {
    const best = bestOrder(tree, wanted, (index) => index === node);
    return { kind: "node" as const, node, leaves: best.leaves };
  });
  const gain = (mistake: { leaves: number }) => Math.abs(mistake.leaves - leaves);
  const [largest] = mistakes.toSorted((one, two) => gain(two) - gain(one));
  return gain(largest) > 0 ? largest : null;
}

/** True if branches rise, or fall, at every node. At least two must differ. */
function isSorted(tree: Tree, sign: 1 | -1) {
  const valueOf = (index: number) => tree[index].exact ?? NaN;
  const steps = tree.flatMap(({ children }) =>
    children.slice(1).map((child, at) => sign * (valueOf(child) - valueOf(children[at]))),
  );
  return steps.every((step) => step >= 0) && steps.some((step) => step > 0);
}
