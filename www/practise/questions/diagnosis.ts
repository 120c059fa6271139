/** Recognises known mistakes: the other search for which a wrong answer would be right. Pure. */
import { isSame, leavesOf, limitOf, windowOf } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Others } from "../state/search.ts";
import type { Answer, Fault, MarkedTree } from "./grading.ts";
import type { Question } from "./questions.ts";

/**
 * A search for which an answer would be right. `hard` and `soft`: the value by the other
 * convention. `minimax`: the true value. `whole`: a search from −∞ to +∞. `window`: α and β as if
 * the node were the root. `exchanged`: α for β. `deep`: the bound of `owner`, further up, was missed.
 * `ge`, `gt`: a tie by the other convention. Of a limit: `sides` is the bound of the other side;
 * `limit-ge` and `limit-gt` the last whole number that cuts by the other convention, where α meets
 * β at `value`. `turned`: in the other direction. Of nodes and leaves: `all` are those of minimax,
 * `breadth` go level by level, `leaves` counts no other nodes, `root` all but the root.
 */
export type Diagnosis =
  | { kind: "hard" | "soft" | "minimax" | "whole" | "window" | "ge" | "gt" }
  | { kind: "all" | "turned" | "breadth" | "leaves" | "root" }
  | { kind: "deep"; owner: number }
  | { kind: "sides"; side: "X" | "O" }
  | { kind: "limit-ge" | "limit-gt"; value: number }
  | { kind: "exchanged" };

/** Recognises a wrong answer; null if it is not a known mistake. */
export function diagnosisOf(
  record: SearchRecord,
  others: Others,
  { kind, node }: Question,
  answer: Answer,
): Diagnosis | null {
  const at = { record, others, node };
  if (kind === "value") return ofValue(at, answer.value);
  if (kind === "limit") return ofLimit(at, answer.limit);
  if (kind === "bounds") return ofBounds(at, answer);
  if (kind === "nodes" || kind === "leaves") return ofSearch(at, answer[kind]);
  return (answer.cut ? ofExtraCut : ofMissedCut)(at);
}

/** A node of a search, and other searches of the same tree. */
type Compared = { record: SearchRecord; others: Others; node: number };

/** Recognises a wrong mark; null if it is not a known mistake. */
export function diagnosisOfMark(
  record: TreeRecord,
  others: Others,
  { kind, index }: Fault,
  values: MarkedTree["values"],
): Diagnosis | null {
  const node = record.visit(index);
  const children = record.children(record.visit(record.tree[index].parent));
  const at = { record, others };
  if (kind === "missing-cut") return ofMissedCut({ ...at, node: children.at(-1) ?? 0 });
  if (kind === "wrong-value") return ofValue({ ...at, node }, values.get(index));
  const before = kind === "extra-cut" && children.findLast((child) => child < node);
  const tie = before ? ofExtraCut({ ...at, node: before }) : null;
  if (tie || kind !== "extra-cut") return tie;
  const above = fromLeft({ ...at, node: record.trace.parents[node] });
  return above && above.other.visit(index) < 0 ? { kind: "turned" } : null;
}

/** Finds a node in another search of the same tree; null if that search skipped it. */
function elsewhere(other: TreeRecord | undefined, record: SearchRecord, node: number) {
  const visit = other?.needs === null ? other.visit(record.trace.moves[node]) : -1;
  return other && visit >= 0 ? { other, visit } : null;
}

/** Finds a node in the search from left to right, if the exercise goes from right to left. */
const fromLeft = ({ record, others, node }: Compared) =>
  record.convention.right ? elsewhere(others.turned, record, node) : null;

function ofValue(at: Compared, value?: number | null): Diagnosis | null {
  const { record, others, node } = at;
  const returns = (other?: TreeRecord) => {
    const there = elsewhere(other, record, node);
    return there !== null && there.other.trace.values[there.visit] === value;
  };
  if (returns(others.values)) return { kind: record.convention.hard ? "soft" : "hard" };
  if (returns(others.whole)) return { kind: "whole" };
  if (returns(others.minimax)) return { kind: "minimax" };
  return fromLeft(at) && returns(others.turned) ? { kind: "turned" } : null;
}

function ofBounds(at: Compared, answer: Answer): Diagnosis | null {
  const { record, others, node } = at;
  const right = windowOf(record, node);
  const wrong = (["alpha", "beta"] as const).filter((part) => answer[part] !== right[part]);
  const isOf = (window: typeof right) => wrong.every((part) => answer[part] === window[part]);
  if (answer.alpha === right.beta && answer.beta === right.alpha) return { kind: "exchanged" };
  if (isOf(windowOf(record, 0))) return { kind: "window" };
  const whole = elsewhere(others.whole, record, node);
  if (whole && isOf(windowOf(whole.other, whole.visit))) return { kind: "whole" };
  const left = fromLeft(at);
  return left && isOf(windowOf(left.other, left.visit)) ? { kind: "turned" } : null;
}

/** Recognises the nodes or the leaves of another search, or of a known miscount. */
function ofSearch({ record, others }: Compared, answer: Answer[keyof Answer]): Diagnosis | null {
  const seen = (one: SearchRecord) => (Array.isArray(answer) ? leavesOf(one) : one.trace.nodes);
  const searches = [
    ["whole", others.whole],
    [record.convention.strict ? "ge" : "gt", others.ties],
    ["all", others.minimax],
    ["turned", others.turned],
  ] as const;
  const found = searches.find(([, other]) => other && isSame(answer, seen(other)));
  if (found) return { kind: found[0] };
  const ends = record.isTree() ? record.tree.filter(({ children }) => children.length === 0) : [];
  const byPly = ends.toSorted((one, other) => one.ply - other.ply).map(({ value }) => value);
  if (isSame(answer, byPly)) return { kind: "breadth" };
  if (answer === leavesOf(record).length) return { kind: "leaves" };
  return answer === record.trace.nodes - 1 ? { kind: "root" } : null;
}

function ofLimit(at: Compared, value?: number | null): Diagnosis | null {
  const { record, others, node } = at;
  const above = record.trace.parents[node];
  const side = record.player(above);
  const isMax = side === "X";
  const [own, met] = isMax ? (["alpha", "beta"] as const) : (["beta", "alpha"] as const);
  if (value === windowOf(record, node)[own]) return { kind: "sides", side };
  const { owner } = record.setter(above, met);
  const isDeep = owner !== record.trace.parents[above];
  // The node above has this bound from its own children alone.
  if (value === ownBest(record, above)) return isDeep ? { kind: "deep", owner } : null;
  if (value === windowOf(record, 0)[met]) return { kind: "window" };
  const whole = elsewhere(others.whole, record, node);
  if (whole && value === limitOf(whole.other, whole.visit)) return { kind: "whole" };
  const limit = limitOf(record, node);
  const { strict } = record.convention;
  if (value === limit + (isMax === strict ? -1 : 1))
    return { kind: strict ? "limit-ge" : "limit-gt", value: limit };
  const left = fromLeft(at);
  return left && value === limitOf(left.other, left.visit) ? { kind: "turned" } : null;
}

/** The best value of a node's elder siblings, for the parent's side. */
function ownBest(record: SearchRecord, node: number) {
  const { parents, values } = record.trace;
  const above = parents[node];
  const before = record.children(above).filter((child) => child < node);
  const back = before.map((child) => values[child]);
  return record.player(above) === "X" ? Math.max(...back) : Math.min(...back);
}

/** Diagnoses a cut after `node` that the learner missed. */
function ofMissedCut({ record, others, node }: Compared): Diagnosis | null {
  const above = record.trace.parents[node];
  const { tie, owner } = record.reason(above);
  if (tie) return { kind: "gt" };
  const whole = elsewhere(others.whole, record, node);
  if (whole && !whole.other.closes(whole.visit)) return { kind: "whole" };
  return owner === record.trace.parents[above] ? null : { kind: "deep", owner };
}

/** Diagnoses a cut after `node` that the search does not make. */
function ofExtraCut({ record, others, node }: Compared): Diagnosis | null {
  const ties = record.convention.strict && elsewhere(others.ties, record, node);
  return ties && ties.other.closes(ties.visit) ? { kind: "ge" } : null;
}
