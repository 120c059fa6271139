/** Why a window closed, and where a bound is from. */
import { MARK } from "./steps.ts";
import type { SearchRecord } from "./record.ts";

/** Why the window of a node closed. */
export type CutReason = ReturnType<typeof reasonOf>;

export function reasonOf(record: SearchRecord, node: number) {
  const { values, alphas, betas } = record.trace;
  const met = record.player(node) === "X" ? "beta" : "alpha";
  const bound = met === "beta" ? betas[node] : alphas[node];
  const closing = record.children(node).at(-1) ?? node;
  return {
    /** What the value met, as the record writes it. */
    bound,
    /** The value that closed the window; fail-hard, a node returns no more than the bound. */
    value: values[closing],
    ...setterOf(record, node, met),
    /** The child whose value closed the window. */
    closing,
    tie: values[closing] === bound,
    skipped: record.cutMoves(node),
  };
}

/** Where a bound that a node was entered with is from: the ancestor that owns it, and the child that is worth it. */
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
