/**
 * Holds what a learner says against the recorded search, and names where Learn explains what was missed. Pure. Numbers are
 * compared as they are, never after rounding.
 */
import type { SearchRecord } from "../parts/search/record.ts";
import type { TreeRecord } from "../parts/search/tree-record.ts";
import type { MarkedTree } from "./mark-tree.ts";
import type { Question } from "./questions.ts";
import type { ChapterName } from "../page/learn-pages.ts";

/** A number is NaN if it cannot be read, and null if nothing is typed. */
export type Answer = {
  alpha?: number | null;
  beta?: number | null;
  value?: number | null;
  limit?: number | null;
  cut?: boolean | null;
};

export interface Grade {
  part: "alpha" | "beta" | "value" | "limit" | "cut";
  expected: number | boolean;
  right: boolean;
}

export interface Fault {
  kind: "extra-cut" | "missing-cut" | "wrong-value" | "missing-value";
  /** The tree's node: of a cut the one that the branch leads to. */
  index: number;
  /** The step of the record whose sentence explains it. */
  step: number;
}

/** What the search has to say to a question. */
export function expected(
  record: SearchRecord,
  { kind, node }: Question,
): Record<string, number | boolean> {
  const { alphas, betas, values } = record.trace;
  if (kind === "value") return { value: values[node] };
  if (kind === "cut") return { cut: record.closes(node) };
  if (kind === "limit") return { limit: limitOf(record, node) };
  return { alpha: record.finite(alphas[node]), beta: record.finite(betas[node]) };
}

/** The bound that a node's value must meet to cut its younger siblings. */
export function limitOf(record: SearchRecord, node: number) {
  const { alphas, betas, parents } = record.trace;
  return record.finite((record.player(parents[node]) === "X" ? betas : alphas)[node]);
}

/** How a node's value must lie to that bound. */
export function signOf(record: SearchRecord, node: number) {
  const { strict } = record.convention;
  if (record.player(record.trace.parents[node]) === "X") return strict ? ">" : "≥";
  return strict ? "<" : "≤";
}

export function gradeStep(record: SearchRecord, question: Question, answer: Answer): Grade[] {
  return Object.entries(expected(record, question)).map(([name, right]) => {
    const part = name as Grade["part"];
    return { part, expected: right, right: answer[part] === right };
  });
}

/**
 * Grades a tree that was marked as a whole. It is right if every branch that the search cuts is
 * marked, no other branch is, and every inner node that the search enters has the value that it
 * returns. Only the topmost cut of a branch counts, whether by the search or by the learner: marks
 * below it are ignored. So one slip is one fault.
 * @returns None if all is right; else in the order of the search.
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

/**
 * How many marks of a tree are graded: all that are expected, without those below the learner's own
 * cuts, and each cut that is not expected.
 */
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

/** The step at which a node's further branches are cut. */
function cutStep(record: SearchRecord, node: number) {
  const closing = record.children(node).at(-1) ?? node;
  return record.find(record.leaving(closing), ["cut"]) ?? record.leaving(closing);
}

export type Topic = keyof typeof EXPLAINED;

/** The chapter that explains each topic, and the step of a figure there that shows it. */
export const EXPLAINED: Record<
  "bounds" | "cut" | "value" | "bound" | "move" | "drop",
  [chapter: ChapterName, step: string]
> = {
  bounds: ["alpha-beta", "window@leave-1"],
  cut: ["first-cut", "nine@cut-1"],
  value: ["minimax", "nine@leave-1"],
  bound: ["bounds", "corner@end"],
  move: ["win-soon", "three@end"],
  drop: ["connect-four", "forced@move-1"],
};

export function topicOf(record: SearchRecord, { kind, node }: Question): Topic {
  if (kind === "limit") return "cut";
  if (kind !== "value") return kind;
  return record.bound(node) === "exact" ? "value" : "bound";
}

export function topicOfMark({ kind }: Fault): Topic {
  return kind === "extra-cut" || kind === "missing-cut" ? "cut" : "value";
}
