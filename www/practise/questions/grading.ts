/** Compares answers with the recorded search, without rounding. */
import { keysOf } from "../../base/keys-of.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { QuestionAt, Question } from "./questions.ts";

/** The cut branches, by the nodes of the tree that they lead to, and the values of nodes. */
export type MarkedTree = { cut: ReadonlySet<number>; values: ReadonlyMap<number, number | null> };

type Part = "alpha" | "beta" | Exclude<Question["kind"], "bounds">;
type Numbers = readonly (number | null)[];
/** An empty field is null. */
export type Answer = {
  [P in Part]?: P extends "cut" ? boolean : P extends "leaves" ? Numbers : number | null;
};

export type Grade = { part: Part; expected: number | boolean | readonly number[]; right: boolean };

export interface Fault {
  kind: "extra-cut" | "missing-cut" | "wrong-value" | "missing-value";
  /** A node of the tree. For a cut it is the one below the branch. */
  index: number;
  /** The step whose sentence explains the fault. */
  step: number;
}

type Answers = { [P in Part]?: Grade["expected"] };

const EXPECTED: Record<Question["kind"], (record: SearchRecord, node: number) => Answers> = {
  bounds: (record, node) => windowAt(record, node),
  cut: (record, node) => ({ cut: record.closes(node) }),
  value: (record, node) => ({ value: record.trace.values[node] }),
  limit: (record, node) => ({ limit: limitOf(record, node) }),
  nodes: (record) => ({ nodes: record.trace.nodes }),
  evaluated: (record) => ({ evaluated: leafNodes(record).length }),
  leaves: (record) => ({ leaves: leafValues(record) }),
  move: (record) => ({ move: moveOf(record), value: record.trace.values[0] }),
};

export const expectedAnswer = (record: SearchRecord, { kind, node }: QuestionAt) =>
  EXPECTED[kind](record, node);

/** Lists the nodes where a search ends, in its order: leaves, and nodes at the depth limit. */
export const leafNodes = (record: SearchRecord) =>
  [...record.trace.values.keys()].filter((node) => record.isLeaf(node));

/** The values of the leaves that a search evaluates, in its order. */
export const leafValues = (record: SearchRecord) =>
  leafNodes(record).map((node) => record.trace.values[node]);

/** The first branch that returns the value of the root, from 1. */
function moveOf(record: SearchRecord) {
  const { values, moves } = record.trace;
  const best = record.children(0).find((child) => values[child] === values[0]) ?? 0;
  return record.isTree() ? record.branch(moves[best]) : NaN;
}

export const windowAt = (record: SearchRecord, node: number) => ({
  alpha: record.withInfinity(record.trace.alphas[node]),
  beta: record.withInfinity(record.trace.betas[node]),
});

/** The bound that a node's value must meet to cut its younger siblings, as `signOf` says. */
export function limitOf(record: SearchRecord, node: number) {
  const { alpha, beta } = windowAt(record, node);
  return record.player(record.trace.parents[node]) === "X" ? beta : alpha;
}

export function signOf(record: SearchRecord, node: number) {
  const { strict } = record.convention;
  if (record.player(record.trace.parents[node]) === "X") return strict ? ">" : "≥";
  return strict ? "<" : "≤";
}

export function gradeStep(record: SearchRecord, question: QuestionAt, answer: Answer): Grade[] {
  const right = expectedAnswer(record, question);
  return keysOf(right).flatMap((part) => {
    const wanted = right[part];
    if (wanted === undefined) return [];
    return [{ part, expected: wanted, right: isSame(answer[part], wanted) }];
  });
}

/** Compares numbers, lists of numbers, and choices. */
export const isSame = (one: Answer[Part], other: Answer[Part]) => String(one) === String(other);

export const isRightAnswer = (record: SearchRecord, question: QuestionAt, answer: Answer) =>
  gradeStep(record, question, answer).every(({ right }) => right);

/**
 * Grades the cuts and values of a marked tree, in the order of the search. Marks below a cut of the
 * search or the learner are ignored, so one mistake is one fault.
 */
export function gradeTree(record: TreeRecord, { cut, values }: MarkedTree): Fault[] {
  const faults: Fault[] = [];
  /** True if a skipped branch is cut, or each branch below it. */
  const isCut = (index: number): boolean => {
    const { children } = record.tree[index];
    return cut.has(index) || (children.length > 0 && children.every(isCut));
  };
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
      if (!isCut(below)) faults.push({ kind: "missing-cut", index: below, step });
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
  const { moves, values } = record.trace;
  const inner = [...values.keys()].filter((node) => !record.isLeaf(node));
  return {
    cut: new Set(inner.flatMap((node) => record.cutMoves(node))),
    values: new Map(inner.map((node) => [moves[node], values[node]])),
  };
}

/** The step that cuts the other branches of a node. */
function cutStep(record: SearchRecord, node: number) {
  const closing = record.children(node).at(-1) ?? node;
  return record.find(record.leaving(closing), "cut") ?? record.leaving(closing);
}
