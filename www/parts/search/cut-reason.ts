/** Why a window closed, and where a bound is from. Pure. */
import { MARK } from "./steps.js";

/** @import { CutReason } from "./types.d.ts" */
/** @import { SearchRecord } from "./record.js" */

/**
 * Why the window of a node closed.
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {CutReason}
 */
export function reasonOf(record, node) {
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

/**
 * Where a bound that a node was entered with is from.
 * @param {SearchRecord} record
 * @param {number} node
 * @param {"alpha" | "beta"} which
 * @returns {{ owner: number, answer: number }}
 */
export function setterOf(record, node, which) {
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
