/** Finds the windows of a search at a step, why they closed, and which nodes set their bounds. */
import { MARK, type Step } from "./steps.ts";
import type { SearchRecord } from "./record.ts";
import type { Player } from "../../../pkg/whole/cutoff.js";

export interface PathState {
  node: number;
  player: Player;
  /** Initially −Infinity. */
  alpha: number;
  beta: number;
  /** The node that set alpha; null while it is −Infinity. */
  alphaFrom: number | null;
  betaFrom: number | null;
  /** Null before the first value. */
  best: number | null;
  chosen: number | null;
  /** True if the side to move can get the best value, and false for a bound from the wrong side. */
  isAssured: boolean;
}

/** The first child that has not returned, and how much of it counts already. */
type Until = { child: number; counts: "nothing" | "value" | "window" };

/** Describes each node of the path at a step, from the root down. */
export function pathStatesAt(
  record: SearchRecord,
  { kind, node, here }: Pick<Step, "kind" | "node" | "here">,
): PathState[] {
  const path = record.path(here);
  let above: PathState | null = null;
  return path.map((at, depth) => {
    const below = path[depth + 1];
    const state = (child: number, counts: Until["counts"] = "nothing") =>
      (above = pathStateAt(record, at, above, { child, counts }));
    if (below !== undefined) return state(below);
    if (kind === "enter" || kind === "leaf") return state(at + 1);
    if (kind === "leave") return state(at + record.trace.sizes[at]);
    return state(node, kind === "improve" ? "value" : "window");
  });
}

/** @param above The parent, which sets the initial window. */
function pathStateAt(
  record: SearchRecord,
  node: number,
  above: PathState | null,
  until: Until,
): PathState {
  const { values, marks, alphas, betas } = record.trace;
  const player = record.player(node);
  const [alpha, beta] = [record.withInfinity(alphas[node]), record.withInfinity(betas[node])];
  const state: PathState = {
    node,
    player,
    alpha,
    beta,
    alphaFrom: Number.isFinite(alpha) && above ? above.alphaFrom : null,
    betaFrom: Number.isFinite(beta) && above ? above.betaFrom : null,
    best: null,
    chosen: null,
    isAssured: false,
  };
  for (const child of record.children(node)) {
    if (child > until.child || (child === until.child && until.counts === "nothing")) break;
    if (marks[child] & MARK.improved)
      [state.best, state.chosen, state.isAssured] = [values[child], child, false];
    // A later child can prove a value that was only a bound before.
    if (values[child] === state.best) state.isAssured ||= record.assures(child);
    if (child === until.child && until.counts !== "window") continue;
    if (!(marks[child] & MARK.narrowed)) continue;
    if (player === "X") [state.alpha, state.alphaFrom] = [values[child], child];
    else [state.beta, state.betaFrom] = [values[child], child];
  }
  return state;
}

export type CutReason = ReturnType<typeof reasonOf>;

export function reasonOf(record: SearchRecord, node: number) {
  const { values } = record.trace;
  const met = record.player(node) === "X" ? "beta" : "alpha";
  const bound = record.trace[`${met}s`][node];
  const closing = record.children(node).at(-1) ?? node;
  return {
    /** The bound in the form of the record. */
    bound,
    /** A fail-hard node returns at most the bound. */
    value: values[closing],
    ...setterOf(record, node, met),
    closing,
    tie: values[closing] === bound,
    skipped: record.cutMoves(node),
  };
}

/** Finds who set a bound of a node's initial window: the ancestor, and its child of that value. */
export function setterOf(record: SearchRecord, node: number, which: "alpha" | "beta") {
  const { parents, marks } = record.trace;
  const bounds = record.trace[`${which}s`];
  let below = node;
  while (below !== 0 && bounds[parents[below]] === bounds[node]) below = parents[below];
  const owner = parents[below];
  const answer = record
    .children(owner)
    .filter((child) => child < below && marks[child] & MARK.narrowed)
    .at(-1);
  return { owner, answer: answer ?? below };
}
