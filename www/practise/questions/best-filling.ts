/** Finds leaf values with which alpha-beta evaluates the fewest or the most leaves. */
import { branchesOf, hasWord, type Tree, type TreeGoal } from "./best-order.ts";

const OUTCOMES = ["low", "inside", "high"] as const;
/** The position of a returned value: below, inside or above the window of its node. */
type Outcome = (typeof OUTCOMES)[number];
/** The form of a window: if α is finite, if β is, and if they are equal. */
type WindowForm = readonly [alpha: boolean, beta: boolean, isPoint: boolean];

/** The evaluated leaves below a node, and the outcome of each searched branch. */
type Plan = { leaves: number; outcomes: readonly Outcome[] };
type Task = TreeGoal & { tree: Tree; memo: Map<string, Plan | null> };

/** A node, the form of its window, and the outcome that the search should have there. */
type Aim = { index: number; form: WindowForm; outcome: Outcome };

/** Finds the best filling. Values can be as close as needed, so only a window's form matters. */
export function bestFilling(tree: Tree, wanted: TreeGoal) {
  const task = { ...wanted, tree, memo: new Map() };
  const values: Map<number, number> = new Map();
  /** Fills the leaves below a node. @returns Its value, clamped into the window unless a leaf. */
  function fill(index: number, [low, high]: readonly [number, number], outcome: Outcome): number {
    if (isLeaf(task, index)) {
      const value = { low: low - 1, inside: inside(low, high), high: high + 1 }[outcome];
      values.set(index, value);
      return value;
    }
    let [alpha, beta] = [low, high];
    const form = [Number.isFinite(alpha), Number.isFinite(beta), alpha === beta] as const;
    const children = branchesOf(task, index);
    const { outcomes } = bestPlan(task, { index, form, outcome }) ?? { outcomes: [] };
    for (const [at, one] of outcomes.entries()) {
      const value = fill(children[at], [alpha, beta], one);
      if (isMax(task, index)) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
    }
    return { low, inside: isMax(task, index) ? alpha : beta, high }[outcome];
  }
  fill(0, [-Infinity, Infinity], "inside");
  const ranks = [...new Set(values.values())].sort((one, other) => one - other);
  return tree.map((node, index) =>
    isLeaf(task, index)
      ? { ...node, name: null, value: ranks.indexOf(values.get(index) ?? NaN) + 1 }
      : node,
  );
}

const isLeaf = ({ tree }: Task, index: number) => tree[index].children.length === 0;
const isMax = ({ tree }: Task, index: number) => tree[index].player === "X";

/** Finds the plan with the fewest or the most leaves; null if the node cannot return that. */
function bestPlan(task: Task, aim: Aim) {
  const key = [aim.index, ...aim.form, aim.outcome].join();
  if (!task.memo.has(key)) task.memo.set(key, findPlan(task, aim));
  return task.memo.get(key) ?? null;
}

function findPlan(task: Task, aim: Aim) {
  const [alpha, beta, isPoint] = aim.form;
  const isPossible = { low: alpha, inside: !isPoint, high: beta };
  if (!isPossible[aim.outcome]) return null;
  if (isLeaf(task, aim.index)) return { leaves: 1, outcomes: [] };
  const failing = isMax(task, aim.index) ? "low" : "high";
  return planRest(task, aim, branchesOf(task, aim.index), aim.form, failing);
}

/** Plans the branches that are left, when the node's window and its best outcome are these. */
function planRest(task: Task, aim: Aim, left: readonly number[], now: WindowForm, best: Outcome) {
  const end = (last: Outcome): Plan | null =>
    last === aim.outcome || aim.form[2] ? { leaves: 0, outcomes: [] } : null;
  if (left.length === 0) return end(best);
  const [branch, ...others] = left;
  const failing = isMax(task, aim.index) ? "low" : "high";
  /** Fail-hard, a branch returns at most the bound, and that does not close a window at α > β. */
  const onlyMeets = hasWord(task, "strict") && hasWord(task, "hard") && !isLeaf(task, branch);
  const rest = (form: WindowForm, outcome: Outcome) => planRest(task, aim, others, form, outcome);
  function after(outcome: Outcome): Plan | null {
    if (outcome === failing) return rest(now, best);
    if (outcome !== "inside") return onlyMeets ? rest([true, true, true], outcome) : end(outcome);
    return rest(failing === "low" ? [true, now[1], false] : [now[0], true, false], outcome);
  }
  const plans = OUTCOMES.map((outcome): Plan | null => {
    const first = bestPlan(task, { index: branch, form: now, outcome });
    const next = first && after(outcome);
    if (!next) return null;
    return { leaves: first.leaves + next.leaves, outcomes: [outcome, ...next.outcomes] };
  });
  return plans.reduce((one, other) => better(task, one, other), null);
}

function better({ goal }: Task, one: Plan | null, other: Plan | null) {
  if (!one || !other) return one ?? other;
  return one.leaves < other.leaves === (goal === "fewest") ? one : other;
}

function inside(alpha: number, beta: number) {
  if (Number.isFinite(alpha) && Number.isFinite(beta)) return (alpha + beta) / 2;
  if (Number.isFinite(alpha)) return alpha + 1;
  return Number.isFinite(beta) ? beta - 1 : 0;
}
