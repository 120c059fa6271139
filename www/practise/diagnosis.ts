/** Recognises wrong answers that another convention, plain minimax or a well-known slip would give. Pure. */
import { expected, limitOf } from "./grading.js";

/** @import { SearchRecord } from "../parts/search/record.js" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */
/** @import { Answer, Diagnosis, Others, Question } from "./types.d.ts" */

/**
 * @param {SearchRecord} record
 * @param {Others | null} others
 * @param {Question} question
 * @param {Answer} answer A wrong one.
 * @returns {Diagnosis | null} Null where nothing known gives this answer.
 */
export function diagnosisOf(record, others, question, answer) {
  const { kind, node } = question;
  if (kind === "value") return ofValue(record, others, node, answer.value);
  if (kind === "limit") return ofLimit(record, node, answer.limit);
  if (kind === "bounds") return ofBounds(expected(record, question), answer);
  const above = record.trace.parents[node];
  return answer.cut ? ofExtraCut(record, others, node) : ofMissedCut(record, above);
}

/**
 * A value that the node does not return.
 * @param {SearchRecord} record
 * @param {Others | null} others
 * @param {number} node
 * @param {number | null} [value]
 * @returns {Diagnosis | null}
 */
export function ofValue(record, others, node, value) {
  if (!others) return null;
  const index = record.trace.moves[node];
  const returns = (/** @type {TreeRecord} */ other) => {
    const visit = other.needs === null ? other.visit(index) : -1;
    return visit >= 0 && other.trace.values[visit] === value;
  };
  if (returns(others.values)) return { kind: record.convention.hard ? "soft" : "hard" };
  return returns(others.minimax) ? { kind: "minimax" } : null;
}

/**
 * @param {Record<string, number | boolean>} right
 * @param {Answer} answer
 * @returns {Diagnosis | null}
 */
function ofBounds(right, { alpha, beta }) {
  const fresh = { alpha: -Infinity, beta: Infinity };
  const given = { alpha, beta };
  const wrong = /** @type {const} */ (["alpha", "beta"]).filter((at) => given[at] !== right[at]);
  return wrong.every((at) => given[at] === fresh[at]) ? { kind: "window" } : null;
}

/**
 * A limit of a cut that is not the node's.
 * @param {SearchRecord} record
 * @param {number} node
 * @param {number | null} [value]
 * @returns {Diagnosis | null}
 */
function ofLimit(record, node, value) {
  const { alphas, betas, parents } = record.trace;
  const above = parents[node];
  const side = record.player(above);
  const isMax = side === "X";
  if (value === record.finite((isMax ? alphas : betas)[node])) return { kind: "sides", side };
  const { owner } = record.setter(above, isMax ? "beta" : "alpha");
  const isDeep = owner !== parents[above];
  // What the node above it has by itself, without what it has inherited.
  if (value === ownBest(record, above)) return isDeep ? { kind: "deep", owner } : null;
  if (value === (isMax ? Infinity : -Infinity)) return { kind: "window" };
  const limit = limitOf(record, node);
  const { strict } = record.convention;
  if (value !== limit + (isMax === strict ? -1 : 1)) return null;
  return { kind: strict ? "limit-ge" : "limit-gt", value: limit };
}

/** The best value of a node's elder siblings, for the side above. @param {SearchRecord} record @param {number} node */
function ownBest(record, node) {
  const { parents, values } = record.trace;
  const above = parents[node];
  const before = record.children(above).filter((child) => child < node);
  const back = before.map((child) => values[child]);
  return record.player(above) === "X" ? Math.max(...back) : Math.min(...back);
}

/**
 * A cut that was not seen, at a node of the search.
 * @param {SearchRecord} record
 * @param {number} node The one whose branches are cut.
 * @returns {Diagnosis | null}
 */
export function ofMissedCut(record, node) {
  const { tie, owner } = record.reason(node);
  if (tie) return { kind: "gt" };
  return owner === record.trace.parents[node] ? null : { kind: "deep", owner };
}

/**
 * A cut that the search does not make, after a node.
 * @param {SearchRecord} record
 * @param {Others | null} others
 * @param {number} node The one after which it would be made.
 * @returns {Diagnosis | null}
 */
export function ofExtraCut(record, others, node) {
  if (!record.convention.strict || !others) return null;
  const visit = others.ties.visit(record.trace.moves[node]);
  return visit >= 0 && others.ties.closes(visit) ? { kind: "ge" } : null;
}
