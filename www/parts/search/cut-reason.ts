/** Why a window closed, and where a bound is from. Pure. */
import { MARK } from "./steps.ts";
import type { SearchRecord } from "./record.ts";

/** Why the window of a node closed. */
export interface CutReason {
  /** What the value met, as the record writes it. */
  bound: number;
  /** The value that closed the window; fail-hard, a node returns no more than the bound. */
  value: number;
  /** The ancestor that owns the bound. */
  owner: number;
  /** The owner's child that is worth the bound. */
  answer: number;
  /** The child whose value closed the window. */
  closing: number;
  /** Whether the value is just the bound. */
  tie: boolean;
  skipped: number[];
}

export function reasonOf(record: SearchRecord, node: number): CutReason {
  const { values, alphas, betas } = record.trace;
  const met = record.player(node) === "X" ? "beta" : "alpha";
  const bound = met === "beta" ? betas[node] : alphas[node];
  const closing = record.children(node).at(-1) ?? node;
  return {
    bound,
    value: values[closing],
    ...setterOf(record, node, met),
    closing,
    tie: values[closing] === bound,
    skipped: record.cutMoves(node),
  };
}

/** Where a bound that a node was entered with is from. */
export function setterOf(
  record: SearchRecord,
  node: number,
  which: "alpha" | "beta",
): { owner: number; answer: number } {
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
