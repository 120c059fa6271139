/** Windows of a search: how they stand at a step, why one closed, and where bounds are from. */
import { MARK } from "./steps.ts";
import type { Step } from "./steps.ts";
import type { SearchRecord } from "./record.ts";
import type { Player } from "../../../pkg/web/cutoff.js";

/** A node on the path at a step. */
export interface Stand {
  node: number;
  player: Player;
  /** −Infinity for nothing yet. */
  alpha: number;
  beta: number;
  /** The node that set alpha; null while it is −Infinity. */
  alphaFrom: number | null;
  betaFrom: number | null;
  /** The best value so far; null before the first. */
  best: number | null;
  /** The child with that value. */
  chosen: number | null;
  /**
   * The side to move can get the best value. One child that is worth it is enough, but a value may
   * be a bound from the wrong side.
   */
  sure: boolean;
}

/** The root comes first. */
export function standsAt(
  record: SearchRecord,
  { kind, node, here }: Pick<Step, "kind" | "node" | "here">,
): Stand[] {
  const path = record.path(here);
  let above: Stand | null = null;
  return path.map((at, depth) => {
    const below = path[depth + 1];
    const stand = (until: number, improved: boolean, narrowed: boolean) =>
      (above = standOf(record, at, above, until, improved, narrowed));
    if (below !== undefined) return stand(below, false, false);
    if (kind === "enter" || kind === "leaf") return stand(at + 1, false, false);
    if (kind === "leave") return stand(at + record.trace.sizes[at], false, false);
    return stand(node, true, kind !== "improve");
  });
}

/**
 * @param above The node above, with whose window it began.
 * @param until The first child that has not come back yet.
 * @param improved True if the value of that child counts already.
 * @param narrowed True if it has moved the window.
 */
function standOf(
  record: SearchRecord,
  node: number,
  above: Stand | null,
  until: number,
  improved: boolean,
  narrowed: boolean,
): Stand {
  const { values, marks, alphas, betas } = record.trace;
  const player = record.player(node);
  const [alpha, beta] = [record.finite(alphas[node]), record.finite(betas[node])];
  const stand: Stand = {
    node,
    player,
    alpha,
    beta,
    alphaFrom: Number.isFinite(alpha) && above ? above.alphaFrom : null,
    betaFrom: Number.isFinite(beta) && above ? above.betaFrom : null,
    best: null,
    chosen: null,
    sure: false,
  };
  for (const child of record.children(node)) {
    if (child > until || (child === until && !improved)) break;
    if (marks[child] & MARK.improved) {
      [stand.best, stand.chosen, stand.sure] = [values[child], child, false];
    }
    // A later child can prove a value that was only a bound of the first.
    if (values[child] === stand.best) stand.sure ||= record.assures(child);
    const counts = child < until || narrowed;
    if (!counts || !(marks[child] & MARK.narrowed)) continue;
    if (player === "X") [stand.alpha, stand.alphaFrom] = [values[child], child];
    else [stand.beta, stand.betaFrom] = [values[child], child];
  }
  return stand;
}

/** The reason why the window of a node closed. */
export type CutReason = ReturnType<typeof reasonOf>;

export function reasonOf(record: SearchRecord, node: number) {
  const { values, alphas, betas } = record.trace;
  const met = record.player(node) === "X" ? "beta" : "alpha";
  const bound = met === "beta" ? betas[node] : alphas[node];
  const closing = record.children(node).at(-1) ?? node;
  return {
    /** As the record writes it. */
    bound,
    /** Fail-hard, a node returns no more than the bound. */
    value: values[closing],
    ...setterOf(record, node, met),
    closing,
    tie: values[closing] === bound,
    skipped: record.cutMoves(node),
  };
}

/**
 * Finds where a bound of a node's first window is from: the ancestor that owns it, and the child
 * that is worth it.
 */
export function setterOf(record: SearchRecord, node: number, which: "alpha" | "beta") {
  const { parents, marks } = record.trace;
  const bounds = which === "alpha" ? record.trace.alphas : record.trace.betas;
  let below = node;
  while (below !== 0 && bounds[parents[below]] === bounds[node]) below = parents[below];
  const owner = parents[below];
  const answer = record
    .children(owner)
    .filter((child) => child < below && marks[child] & MARK.narrowed)
    .at(-1);
  return { owner, answer: answer ?? below };
}
