/** Values of a tree's leaves with which alpha-beta, cutting at α ≥ β from left to right, evaluates the fewest leaves or the most. Pure. */
import type { Exercise } from "../parts/exercise/exercise.ts";
import type { Tree } from "./orders.ts";

const OUTCOMES = ["low", "inside", "high"] as const;
/** How what a node returns lies to the window in which it is entered. */
type Outcome = (typeof OUTCOMES)[number];

/** How many leaves are evaluated below a node, and what each of its branches that is searched comes to. */
interface Plan {
  leaves: number;
  outcomes: readonly Outcome[];
}

/**
 * The best filling. Values can lie as close to each other as one wants, so of a window only counts which of its two bounds
 * are finite.
 * @returns The tree with whole numbers in its leaves.
 */
export function bestFilling(tree: Tree, goal: Exercise["goal"]) {
  const known: Map<string, Plan | null> = new Map();
  const isMax = (index: number) => tree[index].player === "X";

  function better(one: Plan | null, other: Plan | null) {
    if (!one || !other) return one ?? other;
    return one.leaves < other.leaves === (goal === "fewest") ? one : other;
  }
  /** @param bounds Whether α and β are finite. */
  function plan(index: number, bounds: readonly boolean[], wanted: Outcome) {
    const key = [index, ...bounds, wanted].join();
    if (!known.has(key)) known.set(key, planned(index, bounds, wanted));
    return known.get(key) ?? null;
  }
  function planned(index: number, bounds: readonly boolean[], wanted: Outcome): Plan | null {
    const [alpha, beta] = bounds;
    const isPossible = { low: alpha, inside: true, high: beta };
    if (!isPossible[wanted]) return null;
    const { children } = tree[index];
    if (children.length === 0) return { leaves: 1, outcomes: [] };
    const closing = isMax(index) ? "high" : "low";

    /** The rest of the branches, after some that have raised α, or lowered β, or not. */
    function rest(at: number, now: readonly boolean[], isBetter: boolean): Plan | null {
      if (at === children.length) {
        const reached = isBetter ? "inside" : isMax(index) ? "low" : "high";
        return reached === wanted ? { leaves: 0, outcomes: [] } : null;
      }
      const after = (outcome: Outcome): Plan | null => {
        if (outcome === closing) return wanted === closing ? { leaves: 0, outcomes: [] } : null;
        if (outcome !== "inside") return rest(at + 1, now, isBetter);
        return rest(at + 1, isMax(index) ? [true, now[1]] : [now[0], true], true);
      };
      const plans = OUTCOMES.map((outcome): Plan | null => {
        const first = plan(children[at], now, outcome);
        const next = first && after(outcome);
        if (!next) return null;
        return { leaves: first.leaves + next.leaves, outcomes: [outcome, ...next.outcomes] };
      });
      return plans.reduce(better, null);
    }
    return rest(0, bounds, false);
  }

  const values: Map<number, number> = new Map();
  /** Fills the leaves below a node and gives what it returns. */
  function fill(index: number, window: readonly [number, number], wanted: Outcome): number {
    let [alpha, beta] = window;
    if (tree[index].children.length === 0) {
      const value = { low: alpha - 1, inside: inside(alpha, beta), high: beta + 1 }[wanted];
      values.set(index, value);
      return value;
    }
    const bounds = [alpha, beta].map(Number.isFinite);
    for (const [at, outcome] of (plan(index, bounds, wanted)?.outcomes ?? []).entries()) {
      const value = fill(tree[index].children[at], [alpha, beta], outcome);
      if (outcome === "inside") [alpha, beta] = isMax(index) ? [value, beta] : [alpha, value];
    }
    return isMax(index) ? alpha : beta;
  }
  fill(0, [-Infinity, Infinity], "inside");
  // Only their order matters.
  const ranks = [...new Set(values.values())].sort((one, other) => one - other);
  return tree.map((node, index) => {
    const isLeaf = node.children.length === 0;
    return isLeaf ? { ...node, value: ranks.indexOf(values.get(index) ?? NaN) + 1 } : node;
  });
}

function inside(alpha: number, beta: number) {
  if (Number.isFinite(alpha) && Number.isFinite(beta)) return (alpha + beta) / 2;
  if (Number.isFinite(alpha)) return alpha + 1;
  return Number.isFinite(beta) ? beta - 1 : 0;
}
