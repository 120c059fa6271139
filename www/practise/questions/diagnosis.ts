/** Recognises known mistakes: the other search for which a wrong answer would be right. Pure. */
import { countsOf, isRight, isSame, leafNodes, leavesOf, limitOf, windowOf } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import { isEnd, type TreeRecord } from "../../parts/search/tree-record.ts";
import type { TreeNode } from "../../../pkg/web/cutoff.js";
import type { Others } from "../state/search.ts";
import type { Answer, Fault, MarkedTree } from "./grading.ts";
import { isWhole, type Asked } from "./questions.ts";

/**
 * The other search for which an answer would be right, or the slip behind it. The messages
 * `diagnosis-…` explain each kind; those of `limit-ge` and `limit-gt` are of `ge` and `gt`.
 */
export type Diagnosis =
  | { kind: "hard" | "soft" | "minimax" | "whole" | "window" | "ge" | "gt" }
  | { kind: "all" | "turned" | "breadth" | "leaves" | "visited" | "skipped" | "root" }
  | { kind: "later" | "bounded" }
  /** `owner` is the node of the bound that was missed, or of a cut that was missed or made. */
  | { kind: "deep" | "missed" | "early"; owner: number }
  | { kind: "places"; one: number; other: number }
  | { kind: "sides" | "other-side" | "opposite" | "highest"; side: "X" | "O" }
  /** Right with another depth limit, or with none. */
  | { kind: "depth"; other: number; depth: number }
  /** α meets β at `value`. */
  | { kind: "limit-ge" | "limit-gt"; value: number }
  | { kind: "exchanged" };

/** Recognises a wrong answer; null if it is not a known mistake. */
export function diagnosisOf(
  record: SearchRecord,
  others: Others,
  { kind, node }: Asked,
  answer: Answer,
): Diagnosis | null {
  const at = { record, others, kind, node };
  if (kind === "cut") return (answer.cut ? ofExtraCut : ofMissedCut)(at) ?? ofDepth(at, answer);
  const other = kind === "move" ? null : ofOther(at, answer);
  return ofDepth(at, answer) ?? other ?? OF_KIND[kind](at, answer);
}

const OF_KIND = {
  ...{ value: () => null, limit: ofLimit, bounds: ofBounds, move: ofMove },
  ...{ nodes: ofCount, evaluated: ofCount, leaves: ofOrder },
};

/** A node of a search, and other searches of the same tree. */
type Compared = { record: SearchRecord; others: Others } & Asked;

/** Recognises a wrong mark; null if it is not a known mistake. */
export function diagnosisOfMark(
  record: TreeRecord,
  others: Others,
  { kind, index }: Fault,
  values: MarkedTree["values"],
): Diagnosis | null {
  const node = record.visit(index);
  const children = record.children(record.visit(record.tree[index].parent));
  const ask = (kind: "value" | "cut", node: number, answer: Answer) =>
    diagnosisOf(record, others, { kind, node }, answer);
  if (kind === "missing-cut") return ask("cut", children.at(-1) ?? 0, { cut: false });
  if (kind === "wrong-value") return ask("value", node, { value: values.get(index) });
  if (kind === "missing-value") return null;
  const before = children.findLast((child) => child < node);
  const found = before === undefined ? null : ask("cut", before, { cut: true });
  if (found) return found;
  const above = elsewhere(others.turned, record, record.trace.parents[node]);
  const isTurned = record.convention.right && above && above.other.visit(index) < 0;
  return isTurned ? { kind: "turned" } : null;
}

/** Finds a node in another search of the same tree; null if that search skipped it. */
function elsewhere(other: TreeRecord | undefined, record: SearchRecord, node: number) {
  const visit = other?.needs === null ? other.visit(record.trace.moves[node]) : -1;
  return other && visit >= 0 ? { other, visit } : null;
}

/** True if the answer would be right in another search of the same tree. */
function fits({ record, kind, node }: Compared, answer: Answer, other?: TreeRecord) {
  const there = elsewhere(other, record, node);
  return there !== null && isRight(there.other, { kind, node: there.visit }, answer);
}

/** Recognises an answer for another depth limit, or for none. */
function ofDepth(at: Compared, answer: Answer): Diagnosis | null {
  const other = at.others.depths?.find((other) => fits(at, answer, other));
  return other && at.record.isTree()
    ? { kind: "depth", other: other.depth, depth: at.record.depth }
    : null;
}

/** Recognises an answer that is right in another search of the same tree. */
function ofOther(at: Compared, answer: Answer): Diagnosis | null {
  const { values, whole, ties, minimax, turned } = at.others;
  const { hard, strict, right } = at.record.convention;
  const [isValue, isCount] = [at.kind === "value", isWhole(at.kind)];
  const searches = [
    [hard ? "soft" : "hard", isValue ? values : undefined],
    ["whole", whole],
    [strict ? "ge" : "gt", ties],
    [isValue ? "minimax" : "all", isValue || isCount ? minimax : undefined],
    ["turned", right || isCount ? turned : undefined],
  ] as const;
  const found = searches.find(([, other]) => fits(at, answer, other));
  return found ? { kind: found[0] } : null;
}

function ofBounds(at: Compared, answer: Answer): Diagnosis | null {
  const { record, node } = at;
  const [right, root] = [windowOf(record, node), windowOf(record, 0)];
  if (answer.alpha === right.beta && answer.beta === right.alpha) return { kind: "exchanged" };
  const wrong = (["alpha", "beta"] as const).filter((part) => answer[part] !== right[part]);
  return wrong.every((part) => answer[part] === root[part]) ? { kind: "window" } : null;
}

/** Recognises a miscount of nodes or leaves. */
function ofCount({ record }: Compared, answer: Answer): Diagnosis | null {
  if (!record.isTree()) return null;
  const { leaves, ends, nodes } = countsOf(record);
  if (answer.nodes === leaves) return { kind: "leaves" };
  if (answer.nodes === nodes - 1) return { kind: "root" };
  if (answer.evaluated === nodes) return { kind: "visited" };
  if (answer.evaluated === ends - leaves) return { kind: "skipped" };
  // Several nodes may explain the same number.
  const [one, ...more] = almost(record).filter(({ leaves }) => leaves.length === answer.evaluated);
  return one && more.length === 0 ? one.why : null;
}

/** Recognises leaves that go level by level, miss or add one cut, or have two values exchanged. */
function ofOrder({ record }: Compared, { leaves: answer = [] }: Answer): Diagnosis | null {
  if (!record.isTree()) return null;
  const right = leavesOf(record);
  const isSearched = (node: TreeNode) => node.ply <= record.depth && isEnd(node, record.depth);
  const ends = inOrder(record, record.tree.filter(isSearched));
  const byPly = ends.toSorted((one, other) => one.ply - other.ply).map(({ value }) => value);
  if (isSame(answer, byPly)) return { kind: "breadth" };
  const wrong = [...right.keys()].filter((at) => answer[at] !== right[at]);
  const [one, other] = wrong;
  const isExchanged = answer[one] === right[other] && answer[other] === right[one];
  if (answer.length === right.length && wrong.length === 2 && isExchanged)
    return { kind: "places", one: right[one], other: right[other] };
  const near = almost(record, Math.max(answer.length - right.length, 0));
  return near.find(({ leaves }) => isSame(leaves, answer))?.why ?? null;
}

/**
 * Lists the leaves of a search with one cut missed or added.
 * @param most How many skipped leaves it evaluates.
 */
function almost(record: TreeRecord, most = Infinity) {
  const [nodes, right] = [leafNodes(record), leavesOf(record)];
  const before = (node: number) => nodes.filter((leaf) => leaf < node).length;
  const found: { why: Diagnosis; leaves: number[] }[] = [];
  for (let owner = 0; owner < record.trace.nodes; owner += 1) {
    const end = before(owner + record.trace.sizes[owner]);
    const skipped = skippedLeaves(record, owner).slice(0, most);
    if (skipped.length > 0)
      found.push({ why: { kind: "missed", owner }, leaves: right.toSpliced(end, 0, ...skipped) });
    for (const at of record.children(owner).slice(1).map(before))
      found.push({ why: { kind: "early", owner }, leaves: right.toSpliced(at, end - at) });
  }
  return found;
}

/** Puts siblings, or nodes of a ply, in the order of the search. */
const inOrder = <T>({ convention }: TreeRecord, from: readonly T[]) =>
  convention.right ? from.toReversed() : from;

/** Lists the values of the leaves that a cut at a node skips, in the order of the search. */
function skippedLeaves(record: TreeRecord, node: number) {
  const below = (index: number): number[] => {
    const { value, children } = record.tree[index];
    const isLast = isEnd(record.tree[index], record.depth);
    return isLast ? [value ?? NaN] : inOrder(record, children).flatMap(below);
  };
  return inOrder(record, record.cutMoves(node)).flatMap(below);
}

/** The value of a node if MAX chose at some nodes and MIN at the others; NaN if it is unknown. */
function worth(record: TreeRecord, index: number, isMax: (index: number) => boolean): number {
  const { value, children } = record.tree[index];
  if (isEnd(record.tree[index], record.depth)) return value ?? NaN;
  const below = children.map((child) => worth(record, child, isMax));
  return isMax(index) ? Math.max(...below) : Math.min(...below);
}

/** Recognises a branch of the root that only seems to be the best one, by its value. */
function ofMove({ record }: Compared, { move, value }: Answer): Diagnosis | null {
  if (!record.isTree()) return null;
  const { tree, trace } = record;
  const child = tree[0].children[Number(move) - 1];
  if (child === undefined) return null;
  const isMax = (index: number) => record.maximises(index);
  const isMin = (index: number) => !isMax(index);
  const own = worth(record, child, isMax);
  if (value === trace.values[0] && value === own) return { kind: "later" };
  if (value === trace.values[0] && value === trace.values[record.visit(child)])
    return { kind: "bounded" };
  const side = record.player(0);
  const worst = worth(record, 0, (index) => isMax(index) !== (index === 0));
  if (value === own && value === worst) return { kind: "other-side", side };
  const turned = worth(record, 0, isMin);
  const isTurned = (child: number) => worth(record, child, isMin) === turned;
  if (value === turned && child === inOrder(record, tree[0].children).find(isTurned))
    return { kind: "opposite", side };
  const highest = worth(record, child, () => isMax(0));
  return value === highest && value !== own ? { kind: "highest", side } : null;
}

function ofLimit(at: Compared, answer: Answer): Diagnosis | null {
  const { record, node } = at;
  const { limit: value } = answer;
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
  const limit = limitOf(record, node);
  const { strict } = record.convention;
  const isTie = value === limit + (isMax === strict ? -1 : 1);
  return isTie ? { kind: strict ? "limit-ge" : "limit-gt", value: limit } : null;
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
function ofMissedCut(at: Compared): Diagnosis | null {
  const { parents } = at.record.trace;
  const above = parents[at.node];
  const { tie, owner } = at.record.reason(above);
  if (tie) return { kind: "gt" };
  if (fits(at, { cut: false }, at.others.whole)) return { kind: "whole" };
  return owner === parents[above] ? null : { kind: "deep", owner };
}

/** Diagnoses a cut after `node` that the search does not make. */
const ofExtraCut = (at: Compared): Diagnosis | null =>
  at.record.convention.strict && fits(at, { cut: true }, at.others.ties) ? { kind: "ge" } : null;
