/** Recognises known mistakes: the other search for which a wrong answer would be right. Pure. */
import { countsOf, expected, isSame, leafNodes, limitOf, windowOf } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import { isEnd, type TreeRecord } from "../../parts/search/tree-record.ts";
import type { TreeNode } from "../../../pkg/web/cutoff.js";
import type { Others } from "../state/search.ts";
import type { Answer, Fault, MarkedTree } from "./grading.ts";
import { isWhole, type Question, type WholeKind } from "./questions.ts";

/**
 * The other search for which an answer would be right, or the slip behind it. The messages
 * `diagnosis-…` explain each kind; those of `limit-ge` and `limit-gt` are of `ge` and `gt`.
 */
export type Diagnosis =
  | { kind: "hard" | "soft" | "minimax" | "whole" | "window" | "ge" | "gt" }
  | { kind: "all" | "turned" | "breadth" | "leaves" | "visited" | "skipped" | "root" }
  | { kind: "later" | "bounded" | "other-side" }
  /** `owner` is the node of the bound that was missed, or of a cut that was missed or made. */
  | { kind: "deep" | "missed" | "early"; owner: number }
  | { kind: "places"; one: number; other: number }
  | { kind: "sides"; side: "X" | "O" }
  /** α meets β at `value`. */
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
  if (kind === "move") return ofMove(at, answer);
  if (isWhole(kind)) return ofSearch(at, kind, answer);
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
function ofSearch(at: Compared, kind: WholeKind, answers: Answer): Diagnosis | null {
  const { record, others, node } = at;
  const answer = answers[kind];
  if (!record.isTree()) return null;
  const searches = [
    ["whole", others.whole],
    [record.convention.strict ? "ge" : "gt", others.ties],
    ["all", others.minimax],
    ["turned", others.turned],
  ] as const;
  const seen = (other: TreeRecord) => expected(other, { kind, node })[kind];
  const found = searches.find(([, other]) => other && isSame(answer, seen(other)));
  if (found) return { kind: found[0] };
  if (Array.isArray(answer)) return ofOrder(record, answer);
  const { leaves, ends, nodes } = countsOf(record);
  if (kind === "evaluated" && answer === nodes) return { kind: "visited" };
  if (kind === "evaluated") return answer === ends - leaves ? { kind: "skipped" } : null;
  if (answer === leaves) return { kind: "leaves" };
  return answer === nodes - 1 ? { kind: "root" } : null;
}

/** Recognises leaves that go level by level, miss or add one cut, or have two values exchanged. */
function ofOrder(record: TreeRecord, answer: readonly (number | null)[]): Diagnosis | null {
  const leaves = leafNodes(record);
  const right = leaves.map((leaf) => record.trace.values[leaf]);
  const isSearched = (node: TreeNode) => node.ply <= record.depth && isEnd(node, record.depth);
  const ends = record.tree.filter(isSearched);
  const byPly = ends.toSorted((one, other) => one.ply - other.ply).map(({ value }) => value);
  if (isSame(answer, byPly)) return { kind: "breadth" };
  const wrong = [...right.keys()].filter((at) => answer[at] !== right[at]);
  const [one, other] = wrong;
  const isExchanged = answer[one] === right[other] && answer[other] === right[one];
  if (answer.length === right.length && wrong.length === 2 && isExchanged)
    return { kind: "places", one: right[one], other: right[other] };
  const before = (node: number) => leaves.filter((leaf) => leaf < node).length;
  for (let node = 0; node < record.trace.nodes; node += 1) {
    const end = before(node + record.trace.sizes[node]);
    const is = (until: number, more: readonly number[]) =>
      isSame(answer, [...right.slice(0, until), ...more, ...right.slice(end)]);
    const added = skippedLeaves(record, node).slice(0, Math.max(answer.length - right.length, 0));
    if (added.length > 0 && is(end, added)) return { kind: "missed", owner: node };
    const [, ...later] = record.children(node);
    if (later.some((child) => is(before(child), []))) return { kind: "early", owner: node };
  }
  return null;
}

/** Lists the values of the leaves that a cut at a node skips, in the order of the search. */
function skippedLeaves(record: TreeRecord, node: number) {
  const inOrder = (indices: number[]) => (record.convention.right ? indices.toReversed() : indices);
  const below = (index: number): number[] => {
    const node = record.tree[index];
    return isEnd(node, record.depth) ? [node.value ?? NaN] : inOrder(node.children).flatMap(below);
  };
  return inOrder(record.cutMoves(node)).flatMap(below);
}

/** Recognises a branch of the root that only seems to be the best one. */
function ofMove(at: Compared, { move, value }: Answer): Diagnosis | null {
  const { record } = at;
  const right = expected(record, { kind: "move", node: 0 });
  if (!record.isTree() || move === right.move) return ofValue(at, value);
  const { tree, trace } = record;
  const child = tree[0].children[Number(move) - 1] ?? 0;
  const worth = tree[child].exact;
  if (child === 0 || worth === null) return null;
  if (worth === right.value) return { kind: "later" };
  if (trace.values[record.visit(child)] === right.value) return { kind: "bounded" };
  const sign = record.maximises(0) ? 1 : -1;
  const isWorst = tree[0].children.every(
    (one) => sign * (tree[one].exact ?? sign * Infinity) >= sign * worth,
  );
  return isWorst ? { kind: "other-side" } : null;
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
