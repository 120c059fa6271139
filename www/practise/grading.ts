/**
 * Compares answers with the recorded search, without rounding, and recognises known mistakes. Pure.
 */
import { cutsOf } from "../parts/exercise/cuts.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { Others } from "./subject.ts";
import type { Question } from "./questions.ts";
import type { ChapterName } from "../page/learn-pages.ts";

/**
 * The cut branches, by the nodes they lead to, and the values of nodes. Nodes are those of the
 * tree.
 */
interface MarkedTree {
  cut: ReadonlySet<number>;
  values: ReadonlyMap<number, number | null>;
}

const PARTS = ["alpha", "beta", "value", "limit", "nodes", "leaves", "cut"] as const;
type Part = (typeof PARTS)[number];
type Numbers = readonly (number | null)[];
/** An empty field is null. */
export type Answer = {
  [P in Part]?: P extends "cut" ? boolean : P extends "leaves" ? Numbers : number | null;
};

export interface Grade {
  part: Part;
  expected: number | boolean | readonly number[];
  right: boolean;
}

export interface Fault {
  kind: "extra-cut" | "missing-cut" | "wrong-value" | "missing-value";
  /** A node of the tree. For a cut it is the one below the branch. */
  index: number;
  /** The step whose sentence explains the fault. */
  step: number;
}

export function expected(
  record: SearchRecord,
  { kind, node }: Question,
): { [P in Part]?: Grade["expected"] } {
  const { values, nodes } = record.trace;
  if (kind === "value") return { value: values[node] };
  if (kind === "cut") return { cut: record.closes(node) };
  if (kind === "limit") return { limit: limitOf(record, node) };
  if (kind === "nodes") return { nodes };
  if (kind === "leaves") return { leaves: leavesOf(record) };
  return windowOf(record, node);
}

/** The values of the leaves that a search evaluates, in its order. */
const leavesOf = (record: SearchRecord) =>
  [...record.trace.values].filter((_, node) => record.isLeaf(node));

const windowOf = (record: SearchRecord, node: number) => ({
  alpha: record.finite(record.trace.alphas[node]),
  beta: record.finite(record.trace.betas[node]),
});

/**
 * The bound that a node's value must meet to cut its younger siblings. `signOf` gives the
 * direction.
 */
export function limitOf(record: SearchRecord, node: number) {
  const { alpha, beta } = windowOf(record, node);
  return record.player(record.trace.parents[node]) === "X" ? beta : alpha;
}

export function signOf(record: SearchRecord, node: number) {
  const { strict } = record.convention;
  if (record.player(record.trace.parents[node]) === "X") return strict ? ">" : "≥";
  return strict ? "<" : "≤";
}

export function gradeStep(record: SearchRecord, question: Question, answer: Answer): Grade[] {
  const right = expected(record, question);
  return PARTS.flatMap((part) => {
    const wanted = right[part];
    return wanted === undefined
      ? []
      : [{ part, expected: wanted, right: isSame(answer[part], wanted) }];
  });
}

/** Compares numbers, lists of numbers, and choices. */
const isSame = (one: Answer[Part], other: Answer[Part]) => String(one) === String(other);

export const isRight = (record: SearchRecord, question: Question, answer: Answer) =>
  gradeStep(record, question, answer).every(({ right }) => right);

/**
 * Grades the cuts and values of a marked tree, in the order of the search. Marks below a cut of the
 * search or the learner are ignored, so one mistake is one fault.
 */
export function gradeTree(record: TreeRecord, { cut, values }: MarkedTree): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: number) => {
    if (record.isLeaf(node)) return;
    const index = record.trace.moves[node];
    const children = record.children(node);
    for (const child of children) {
      const below = record.trace.moves[child];
      if (!cut.has(below)) visit(child);
      else faults.push({ kind: "extra-cut", index: below, step: record.entering(child) });
    }
    for (const below of record.cutMoves(node)) {
      const step = cutStep(record, node);
      if (!cut.has(below)) faults.push({ kind: "missing-cut", index: below, step });
    }
    const value = values.get(index) ?? null;
    if (value === record.trace.values[node]) return;
    const kind = value === null ? "missing-value" : "wrong-value";
    faults.push({ kind, index, step: record.leaving(node) });
  };
  visit(0);
  return faults.sort((one, other) => one.step - other.step || one.index - other.index);
}

/** Counts the expected marks outside the learner's cuts, and each extra cut. */
export function countGraded(record: TreeRecord, { cut }: Pick<MarkedTree, "cut">) {
  const count = (node: number): number => {
    if (record.isLeaf(node)) return 0;
    const below = record
      .children(node)
      .map((child) => (cut.has(record.trace.moves[child]) ? 1 : count(child)));
    return below.reduce((sum, marks) => sum + marks, 1 + record.trace.skipped[node]);
  };
  return count(0);
}

export function rightMarks(record: TreeRecord) {
  const { moves, values, nodes } = record.trace;
  const all = Array.from({ length: nodes }, (_, node) => node);
  const inner = all.filter((node) => !record.isLeaf(node));
  return {
    cut: new Set(inner.flatMap((node) => record.cutMoves(node))),
    values: new Map(inner.map((node) => [moves[node], values[node]])),
  };
}

/** Counts the leaves and nodes that a search visited, and those of the whole tree. */
export function countsOf({ tree, trace: { moves, nodes } }: TreeRecord) {
  const { evaluated, leaves } = cutsOf({ tree, moves });
  return { leaves: evaluated, ends: leaves, nodes, all: tree.length };
}

/** The step that cuts the other branches of a node. */
function cutStep(record: SearchRecord, node: number) {
  const closing = record.children(node).at(-1) ?? node;
  return record.find(record.leaving(closing), ["cut"]) ?? record.leaving(closing);
}

export type Topic = keyof typeof EXPLAINED;

/** The chapter on each topic, and the step of its figure. */
export const EXPLAINED: Record<
  "bounds" | "cut" | "value" | "bound" | "order" | "move" | "drop",
  [chapter: ChapterName, step: string]
> = {
  bounds: ["alpha-beta", "window@leave-1"],
  cut: ["first-cut", "nine@cut-1"],
  value: ["minimax", "nine@leave-1"],
  bound: ["bounds", "corner@end"],
  order: ["order", "nine@cut-1"],
  move: ["win-soon", "three@end"],
  drop: ["connect-four", "forced@move-1"],
};

export function topicOf(record: SearchRecord, { kind, node }: Question): Topic {
  if (kind === "limit" || kind === "nodes" || kind === "leaves") return "cut";
  if (kind !== "value") return kind;
  return record.bound(node) === "exact" ? "value" : "bound";
}

export const topicOfMark = ({ kind }: Fault): Topic =>
  kind === "extra-cut" || kind === "missing-cut" ? "cut" : "value";

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
interface Compared {
  record: SearchRecord;
  others: Others;
  node: number;
}

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
function ofSearch({ record, others }: Compared, answer: Answer[Part]): Diagnosis | null {
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
