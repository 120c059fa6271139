/** Recognises known mistakes: the other search for which a wrong answer would be right. */
import { isRightAnswer, isSame, leafNodes, leafValues, limitOf, windowAt } from "./grading.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import { isEnd, type TreeRecord } from "../../parts/search/tree-record.ts";
import type { TreeNode } from "../../../pkg/whole/cutoff.js";
import type { Answer, Fault, MarkedTree } from "./grading.ts";
import { isWhole, type QuestionAt } from "./questions.ts";

/**
 * The other search for which an answer would be right, or the mistake behind it. The message
 * `diagnosis-KIND` explains it.
 */
export type Diagnosis =
  | { kind: "hard" | "soft" | "minimax" | "whole" | "window" | "exchanged" | "sideways" | "all" }
  | { kind: "breadth" | "leaves" | "visited" | "skipped" | "root" | "later" | "bounded" }
  /** The other direction: of the search, or only inside the branches of the root. */
  | { kind: "turned"; where?: "inside" }
  /** The last leaf before the first wrong one. */
  | { kind: "up-to"; owner: number }
  /** The node of the bound or of the cut; null if it may be several. */
  | { kind: "deep" | "missed" | "early"; owner: number | null }
  | { kind: "places"; one: number; other: number }
  | { kind: "sides" | "other-side" | "opposite" | "highest" | "taken"; player: "X" | "O" }
  /** Right at another depth, without a limit, or without a limit and without cuts. */
  | { kind: "depth"; depth: number; right: number | "none" | "all" }
  /** The other convention for ties. For a limit, α meets β at `x`. */
  | { kind: "ge" | "gt"; x?: number };

/**
 * Other searches of the same tree. `values` and `ties` use the other convention, `turned` the other
 * direction, `whole` begins with −∞ and +∞, `depths` have another depth limit.
 */
export type OtherSearches = Partial<Record<OtherSearch, TreeRecord> & { depths: TreeRecord[] }>;
type OtherSearch = "minimax" | "values" | "ties" | "turned" | "whole";

/** Recognises a wrong answer; null if it is not a known mistake. */
export function diagnosisOf(
  record: SearchRecord,
  others: OtherSearches,
  { kind, node }: QuestionAt,
  answer: Answer,
): Diagnosis | null {
  const at = { record, others, kind, node };
  if (kind === "cut") {
    const diagnosis = (answer.cut ? ofExtraCut : ofMissedCut)(at) ?? ofDepth(at, answer);
    return diagnosis ?? (answer.cut ? ofSidewaysCut(at) : null);
  }
  const other = ofDepth(at, answer) ?? (kind === "move" ? null : ofOther(at, answer));
  if (other) return other;
  if (kind === "value") return ofValue(at, answer);
  if (kind === "bounds") return ofBounds(at, answer);
  if (kind === "limit") return ofLimit(at, answer);
  if (!record.isTree()) return null;
  if (kind === "move") return ofMove(record, answer);
  return kind === "leaves" ? ofOrder(record, answer.leaves ?? []) : ofCount(record, answer);
}

/** A node of a search, and other searches of the same tree. */
type SearchAt = { record: SearchRecord; others: OtherSearches } & QuestionAt;

/** Recognises a wrong mark; null if it is not a known mistake. */
export function diagnosisOfMark(
  record: TreeRecord,
  others: OtherSearches,
  { kind, index }: Fault,
  values: MarkedTree["values"],
): Diagnosis | null {
  const node = record.visit(index);
  const children = record.children(record.visit(record.tree[index].parent));
  const ask = (kind: "value" | "cut", node: number, answer: Answer) =>
    diagnosisOf(record, others, { kind, node }, answer);
  if (kind === "missing-cut") return ask("cut", children.at(-1) ?? 0, { cut: false });
  if (kind !== "extra-cut") return ask("value", node, { value: values.get(index) });
  const before = children.findLast((child) => child < node);
  const diagnosis = before === undefined ? null : ask("cut", before, { cut: true });
  if (diagnosis) return diagnosis;
  const turned = record.convention.right ? others.turned : undefined;
  const isTurned = turned?.visit(index) === -1 && turned.visit(record.tree[index].parent) >= 0;
  return isTurned && turned.needs === null ? { kind: "turned" } : null;
}

/** True if the answer would be right in another search of the same tree. */
function fits({ record, kind, node }: SearchAt, answer: Answer, other?: TreeRecord) {
  const visit = other?.needs === null ? other.visit(record.trace.moves[node]) : -1;
  return visit >= 0 && other && isRightAnswer(other, { kind, node: visit }, answer);
}

/** Recognises an answer for another depth limit, or for none. */
function ofDepth(at: SearchAt, answer: Answer): Diagnosis | null {
  const other = at.others.depths?.find((other) => fits(at, answer, other));
  if (!other || !at.record.isTree()) return null;
  const right = other.depth === Infinity ? "none" : other.depth;
  return { kind: "depth", depth: at.record.depth, right };
}

/** Recognises an answer that is right in another search of the same tree. */
function ofOther(at: SearchAt, answer: Answer): Diagnosis | null {
  const { values, whole, ties, minimax, turned } = at.others;
  const { hard, strict, right } = at.record.convention;
  const [isValue, isCount] = [at.kind === "value", isWhole(at.kind)];
  const searches = [
    ["whole", whole],
    [strict ? "ge" : "gt", ties],
    [hard ? "soft" : "hard", isValue ? values : undefined],
    [isValue ? "minimax" : "all", isValue || isCount ? minimax : undefined],
    ["turned", right || isCount ? turned : undefined],
  ] as const;
  const match = searches.find(([, other]) => fits(at, answer, other));
  return match ? { kind: match[0] } : null;
}

/** Recognises the value that the other side would take, and the best leaf below. */
function ofValue({ record, node }: SearchAt, { value }: Answer): Diagnosis | null {
  const player = record.player(node);
  const returned = record.children(node).map((child) => record.trace.values[child]);
  const worst = Math[player === "X" ? "min" : "max"](...returned);
  if (value === worst) return { kind: "taken", player };
  return record.isTree() ? ofBestLeaf(record, record.trace.moves[node], player, value) : null;
}

function ofBounds({ record, node }: SearchAt, answer: Answer): Diagnosis | null {
  const [right, root] = [windowAt(record, node), windowAt(record, 0)];
  if (answer.alpha === right.beta && answer.beta === right.alpha) return { kind: "exchanged" };
  const wrong = (["alpha", "beta"] as const).filter((part) => answer[part] !== right[part]);
  if (wrong.every((part) => answer[part] === root[part])) return { kind: "window" };
  const earlier = finishedBefore(record, node);
  const isEarlier = (part: "alpha" | "beta") =>
    earlier.some((other) => windowAt(record, other)[part] === answer[part]);
  return wrong.every(isEarlier) ? { kind: "sideways" } : null;
}

/** Recognises a miscount of nodes or leaves. */
function ofCount(record: TreeRecord, { nodes: visited, evaluated }: Answer): Diagnosis | null {
  const { leaves, ends, nodes } = record.counts();
  if (visited === leaves) return { kind: "leaves" };
  if (visited === nodes - 1) return { kind: "root" };
  if (evaluated === nodes) return { kind: "visited" };
  if (evaluated === ends - leaves) return { kind: "skipped" };
  return ofOneCut(record, Number(evaluated), (leaves) => leaves.length === evaluated);
}

/**
 * Recognises a list of leaves that is wrong in one way: level by level, without the depth limit,
 * partly in the other direction, two values exchanged, or one cut too many or too few. In any other
 * list, finds the last leaf before the first wrong one.
 */
function ofOrder(record: TreeRecord, answer: readonly (number | null)[]): Diagnosis | null {
  const right = leafValues(record);
  const endsTo = (depth: number) => {
    const isSearched = (node: TreeNode) => node.ply <= depth && isEnd(node, depth);
    return inOrder(record, record.tree.filter(isSearched));
  };
  const valuesOf = (nodes: readonly TreeNode[]) => nodes.map(({ value }) => value);
  const byPly = endsTo(record.depth).toSorted((one, other) => one.ply - other.ply);
  if (isSame(answer, valuesOf(byPly))) return { kind: "breadth" };
  const { depth, convention } = record;
  if (depth < Infinity && isSame(answer, valuesOf(endsTo(Infinity))))
    return { kind: "depth", depth, right: "all" };
  const { sizes, values } = record.trace;
  const leaves = leafNodes(record);
  const turnedInside = record.children(0).flatMap((child) => {
    const below = leaves.filter((leaf) => leaf >= child && leaf < child + sizes[child]);
    return below.toReversed().map((leaf) => values[leaf]);
  });
  if (convention.right && isSame(answer, turnedInside)) return { kind: "turned", where: "inside" };
  const [one, other, ...more] = [...right.keys()].filter((at) => answer[at] !== right[at]);
  const isExchanged = answer[one] === right[other] && answer[other] === right[one];
  if (answer.length === right.length && more.length === 0 && isExchanged)
    return { kind: "places", one: right[one], other: right[other] };
  const cut = ofOneCut(record, answer.length, (leaves) => isSame(leaves, answer));
  const last = leaves[(one ?? right.length) - 1];
  return cut ?? (last === undefined ? null : { kind: "up-to", owner: last });
}

/** Recognises the leaves of a search with one cut that is missed, late or early. */
function ofOneCut(record: TreeRecord, size: number, isIt: (leaves: number[]) => boolean) {
  const [nodes, right] = [leafNodes(record), leafValues(record)];
  const before = (node: number) => nodes.filter((leaf) => leaf < node).length;
  const owners = [...record.trace.values.keys()].filter((owner) => {
    const end = before(owner + record.trace.sizes[owner]);
    const less = size < right.length ? record.children(owner).slice(1).map(before) : [];
    if (less.some((at) => isIt(right.toSpliced(at, end - at)))) return true;
    const more = size > right.length ? skippedLeaves(record, owner) : [];
    return more.length > 0 && isIt(right.toSpliced(end, 0, ...more.slice(0, size - right.length)));
  });
  const [owner] = owners.length > 1 ? [null] : owners;
  const kind = size < right.length ? "early" : "missed";
  return owner === undefined ? null : ({ kind, owner } as const);
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
function ofMove(record: TreeRecord, { move, value }: Answer): Diagnosis | null {
  const { tree, trace } = record;
  const child = tree[0].children[Number(move) - 1];
  if (child === undefined) return null;
  const isMax = (index: number) => record.maximises(index);
  const isMin = (index: number) => !isMax(index);
  const exact = worth(record, child, isMax);
  if (value === trace.values[0] && value === exact) return { kind: "later" };
  if (value === trace.values[0] && value === trace.values[record.visit(child)])
    return { kind: "bounded" };
  const player = record.player(0);
  const worst = worth(record, 0, (index) => isMax(index) !== (index === 0));
  if (value === exact && value === worst) return { kind: "other-side", player };
  const turned = worth(record, 0, isMin);
  const isTurned = (child: number) => worth(record, child, isMin) === turned;
  if (value === turned && child === inOrder(record, tree[0].children).find(isTurned))
    return { kind: "opposite", player };
  return ofBestLeaf(record, child, player, value);
}

/** Recognises the best leaf below for a player, if the other one takes a worse value. */
function ofBestLeaf(record: TreeRecord, index: number, player: "X" | "O", value: Answer["value"]) {
  const best = worth(record, index, () => player === "X");
  const exact = worth(record, index, (index) => record.maximises(index));
  return value === best && value !== exact ? ({ kind: "highest", player } as const) : null;
}

/** Names the bound that a player raises or lowers, and the one at which that makes a cut. */
const boundsOf = (player: "X" | "O") =>
  player === "X" ? (["alpha", "beta"] as const) : (["beta", "alpha"] as const);

function ofLimit({ record, node }: SearchAt, { limit: value }: Answer): Diagnosis | null {
  const { parents, values } = record.trace;
  const above = parents[node];
  const side = record.player(above);
  const isMax = side === "X";
  const [moved, met] = boundsOf(side);
  if (value === windowAt(record, node)[moved]) return { kind: "sides", player: side };
  const { owner } = record.setter(above, met);
  const isDeep = owner !== parents[above];
  // The node above has this bound from its own children alone.
  const elder = record.children(parents[above]).filter((child) => child < above);
  const best = Math[isMax ? "min" : "max"](...elder.map((child) => values[child]));
  if (value === best) return isDeep ? { kind: "deep", owner } : null;
  if (value === windowAt(record, 0)[met]) return { kind: "window" };
  const limit = limitOf(record, node);
  const { strict } = record.convention;
  const isTie = value === limit + (isMax === strict ? -1 : 1);
  return isTie ? { kind: strict ? "ge" : "gt", x: limit } : null;
}

/** Diagnoses a cut after `node` that the learner missed. */
function ofMissedCut(at: SearchAt): Diagnosis | null {
  const above = at.record.trace.parents[at.node];
  const { tie, owner } = at.record.reason(above);
  if (tie) return { kind: "gt" };
  if (fits(at, { cut: false }, at.others.whole)) return { kind: "whole" };
  return owner === at.record.trace.parents[above] ? null : { kind: "deep", owner };
}

/** Diagnoses a cut after `node` that the search does not make. */
const ofExtraCut = (at: SearchAt): Diagnosis | null =>
  at.record.convention.strict && fits(at, { cut: true }, at.others.ties) ? { kind: "ge" } : null;

/** Diagnoses a cut after `node` that a bound of an earlier branch would make. */
function ofSidewaysCut({ record, node }: SearchAt): Diagnosis | null {
  const { parents, values } = record.trace;
  const above = parents[node];
  const side = record.player(above);
  const [moved, met] = boundsOf(side);
  const before = windowAt(record, node)[moved];
  const meets = (one: number, bound: number) =>
    (!record.convention.strict && one === bound) || (side === "X" ? one > bound : one < bound);
  const isSideways = finishedBefore(record, above).some((other) => {
    const bound = windowAt(record, other)[met];
    return meets(values[node], bound) && !meets(before, bound);
  });
  return isSideways ? { kind: "sideways" } : null;
}

/** Lists the nodes whose search ends before a node is entered. */
function finishedBefore({ trace: { sizes } }: SearchRecord, node: number) {
  return [...sizes.keys()].filter((other) => other + sizes[other] <= node);
}
