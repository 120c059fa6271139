/** Finds leaf values with which alpha-beta evaluates the fewest or the most leaves. Pure. */
import type { Tree, TreeGoal } from "./best-order.ts";

const OUTCOMES = ["low", "inside", "high"] as const;
/** Where a returned value lies: below, inside or above the window of its node. */
type Outcome = (typeof OUTCOMES)[number];

/** Says whether α is finite, whether β is, and whether they are equal. */
type Shape = readonly [alpha: boolean, beta: boolean, isPoint: boolean];

/** The evaluated leaves below a node, and the outcome of each searched branch. */
type Plan = { leaves: number; outcomes: readonly Outcome[] };

/** Finds the best filling. Values can be as close as needed, so only a window's shape matters. */
export function bestFilling(tree: Tree, { goal, convention }: TreeGoal) {
  const words = convention.split(" ");
  const isLeaf = (index: number) => tree[index].children.length === 0;
  const isMax = (index: number) => tree[index].player === "X";
  const below = ({ children }: Tree[number]) =>
    words.includes("right") ? children.toReversed() : children;
  /** Fail-hard, a branch returns at most the bound, and that does not close a window at α > β. */
  const onlyMeets = (index: number) =>
    words.includes("strict") && words.includes("hard") && !isLeaf(index);
  const known: Map<string, Plan | null> = new Map();

  function better(one: Plan | null, other: Plan | null) {
    if (!one || !other) return one ?? other;
    return one.leaves < other.leaves === (goal === "fewest") ? one : other;
  }
  function plan(index: number, shape: Shape, wanted: Outcome) {
    const key = [index, ...shape, wanted].join();
    if (!known.has(key)) known.set(key, planned(index, shape, wanted));
    return known.get(key) ?? null;
  }
  function planned(index: number, shape: Shape, wanted: Outcome): Plan | null {
    const [alpha, beta, isPoint] = shape;
    const isPossible = { low: alpha, inside: !isPoint, high: beta };
    if (!isPossible[wanted]) return null;
    if (isLeaf(index)) return { leaves: 1, outcomes: [] };
    const children = below(tree[index]);
    const [failing, closing] = isMax(index)
      ? (["low", "high"] as const)
      : (["high", "low"] as const);
    const end = (reached: Outcome) =>
      reached === wanted || isPoint ? { leaves: 0, outcomes: [] } : null;

    /** Plans the other branches, when the best outcome so far is `reached`. */
    function rest(at: number, now: Shape, reached: Outcome): Plan | null {
      if (at === children.length) return end(reached);
      const after = (outcome: Outcome) => {
        if (outcome === failing) return rest(at + 1, now, reached);
        if (outcome === "inside")
          return rest(
            at + 1,
            isMax(index) ? [true, now[1], false] : [now[0], true, false],
            outcome,
          );
        return onlyMeets(children[at]) ? rest(at + 1, [true, true, true], outcome) : end(closing);
      };
      const plans = OUTCOMES.map((outcome): Plan | null => {
        const first = plan(children[at], now, outcome);
        const next = first && after(outcome);
        if (!next) return null;
        return { leaves: first.leaves + next.leaves, outcomes: [outcome, ...next.outcomes] };
      });
      return plans.reduce(better, null);
    }
    return rest(0, shape, failing);
  }

  const values: Map<number, number> = new Map();
  /** Fills the leaves below a node. @returns Its value, clamped into the window unless a leaf. */
  function fill(index: number, [low, high]: readonly [number, number], wanted: Outcome): number {
    if (isLeaf(index)) {
      const value = { low: low - 1, inside: inside(low, high), high: high + 1 }[wanted];
      values.set(index, value);
      return value;
    }
    let [alpha, beta] = [low, high];
    const shape = [Number.isFinite(alpha), Number.isFinite(beta), alpha === beta] as const;
    const children = below(tree[index]);
    for (const [at, outcome] of (plan(index, shape, wanted)?.outcomes ?? []).entries()) {
      const value = fill(children[at], [alpha, beta], outcome);
      if (isMax(index)) alpha = Math.max(alpha, value);
      else beta = Math.min(beta, value);
    }
    return { low, inside: isMax(index) ? alpha : beta, high }[wanted];
  }
  fill(0, [-Infinity, Infinity], "inside");
  const ranks = [...new Set(values.values())].sort((one, other) => one - other);
  return tree.map((node, index) =>
    isLeaf(index)
      ? { ...node, name: null, value: ranks.indexOf(values.get(index) ?? NaN) + 1 }
      : node,
  );
}

function inside(alpha: number, beta: number) {
  if (Number.isFinite(alpha) && Number.isFinite(beta)) return (alpha + beta) / 2;
  if (Number.isFinite(alpha)) return alpha + 1;
  return Number.isFinite(beta) ? beta - 1 : 0;
}
