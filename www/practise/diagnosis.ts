/** Recognises wrong answers that another convention, plain minimax or a well-known slip would give. Pure. */
import { expected, limitOf } from "./grading.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Answer } from "./grading.ts";
import type { Others } from "./subject.ts";
import type { Question } from "./questions.ts";

/**
 * What an answer would be right for. `hard` and `soft`: the value by the other convention;
 * `minimax`: the true value; `window`: α and β as if the node were the root; `deep`: the cut is
 * missed because the bound is from further up, from `owner`; `ge`, `gt`: a tie by the other
 * convention. Of a limit: `sides`, the bound of the other side; `limit-ge`, `limit-gt`, the last
 * whole number that cuts by the other convention, where α meets β at `value`.
 */
export type Diagnosis =
  | { kind: "hard" | "soft" | "minimax" | "window" | "ge" | "gt" }
  | { kind: "deep"; owner: number }
  | { kind: "sides"; side: "X" | "O" }
  | { kind: "limit-ge" | "limit-gt"; value: number };

/** Recognises a wrong answer; null where nothing known gives it. */
export function diagnosisOf(
  record: SearchRecord,
  others: Others | null,
  question: Question,
  answer: Answer,
): Diagnosis | null {
  const { kind, node } = question;
  if (kind === "value") return ofValue(record, others, node, answer.value);
  if (kind === "limit") return ofLimit(record, node, answer.limit);
  if (kind === "bounds") return ofBounds(expected(record, question), answer);
  const above = record.trace.parents[node];
  return answer.cut ? ofExtraCut(record, others, node) : ofMissedCut(record, above);
}

export function ofValue(
  record: SearchRecord,
  others: Others | null,
  node: number,
  value?: number | null,
): Diagnosis | null {
  if (!others) return null;
  const index = record.trace.moves[node];
  const returns = (other: TreeRecord) => {
    const visit = other.needs === null ? other.visit(index) : -1;
    return visit >= 0 && other.trace.values[visit] === value;
  };
  if (returns(others.values)) return { kind: record.convention.hard ? "soft" : "hard" };
  return returns(others.minimax) ? { kind: "minimax" } : null;
}

function ofBounds(
  right: Record<string, number | boolean>,
  { alpha, beta }: Answer,
): Diagnosis | null {
  const fresh = { alpha: -Infinity, beta: Infinity };
  const given = { alpha, beta };
  const wrong = (["alpha", "beta"] as const).filter((at) => given[at] !== right[at]);
  return wrong.every((at) => given[at] === fresh[at]) ? { kind: "window" } : null;
}

/** A limit of a cut that is not the node's. */
function ofLimit(record: SearchRecord, node: number, value?: number | null): Diagnosis | null {
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

/** The best value of a node's elder siblings, for the side above. */
function ownBest(record: SearchRecord, node: number) {
  const { parents, values } = record.trace;
  const above = parents[node];
  const before = record.children(above).filter((child) => child < node);
  const back = before.map((child) => values[child]);
  return record.player(above) === "X" ? Math.max(...back) : Math.min(...back);
}

/** A cut of the branches of `node` that was not seen. */
export function ofMissedCut(record: SearchRecord, node: number): Diagnosis | null {
  const { tie, owner } = record.reason(node);
  if (tie) return { kind: "gt" };
  return owner === record.trace.parents[node] ? null : { kind: "deep", owner };
}

/** A cut after `node` that the search does not make. */
export function ofExtraCut(
  record: SearchRecord,
  others: Others | null,
  node: number,
): Diagnosis | null {
  if (!record.convention.strict || !others) return null;
  const visit = others.ties.visit(record.trace.moves[node]);
  return visit >= 0 && others.ties.closes(visit) ? { kind: "ge" } : null;
}
