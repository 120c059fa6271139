/** The steps of a figure: the moments of its search that it shows. */
import { SearchRecord } from "../../parts/search/record.ts";
import { TreeRecord } from "../../parts/search/tree-record.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";
import type { FigureSubject } from "./subject.ts";

/** Makes the record of a figure's search, and the moments that the figure shows. */
export function searchWithSteps(subject: FigureSubject, trace: SearchTrace) {
  const pruning = subject.search === "alpha-beta";
  const record =
    "tree" in trace ? new TreeRecord(trace, pruning) : new SearchRecord(trace, pruning);
  return { subject, record, steps: stepsOf(record, subject) };
}

export type FigureSearch = ReturnType<typeof searchWithSteps>;

/** If a board's tree has more nodes, only the root's children are drawn. */
const MOST_BOARDS = 20;

export function isDrawn(record: SearchRecord, node: number) {
  const small = record.isTree() || record.trace.nodes <= MOST_BOARDS;
  return small || record.trace.plies[node] <= 1;
}

/** Returns the path to a node of the search, as branch numbers from 1. */
export function treePathTo(record: SearchRecord, node: number): number[] {
  const { moves, parents } = record.trace;
  const branch = (at: number) => record.allMoves(parents[at]).indexOf(moves[at]) + 1;
  return record.path(node).slice(1).map(branch);
}

/** A step of a search that a figure shows, such as `leave-2.1`. */
export interface FigureStep {
  name: string;
  kind: "start" | "enter" | "leave" | "cut" | "end";
  /** The node that the search is at or has just left. */
  node: number;
  /** The last step of the record that is over then. */
  recordStep: number;
}

/** Steps that show the effect of a node's value on its parent. */
const EFFECTS = ["improve", "narrow"];

function stepsOf(record: SearchRecord, { show }: FigureSubject): FigureStep[] {
  const steps: FigureStep[] = [{ name: "start", kind: "start", node: 0, recordStep: 0 }];
  let cuts = 0;
  for (let index = 0; index < record.length; index += 1) {
    const { kind, node, here } = record.step(index);
    const leaf = record.isLeaf(node);
    const name = treePathTo(record, node).join(".") || "root";
    if (kind === "cut" && record.trace.skipped[here] > 0) {
      cuts += 1;
      // A cut of branches that are not in the drawing changes nothing on the screen.
      if (isDrawn(record, here + 1))
        steps.push({ name: `cut-${cuts}`, kind: "cut", node: here, recordStep: index });
    }
    if (node === 0 || !isDrawn(record, node)) continue;
    if (kind === "enter" && !leaf && isDrawn(record, node + 1))
      steps.push({ name: `enter-${name}`, kind: "enter", node, recordStep: index });
    if (kind === "leave" && (leaf || show !== "ends")) {
      let recordStep = index;
      while (recordStep + 1 < record.length && EFFECTS.includes(record.step(recordStep + 1).kind))
        recordStep += 1;
      steps.push({ name: `leave-${name}`, kind: "leave", node, recordStep });
    }
  }
  return [...steps, { name: "end", kind: "end", node: 0, recordStep: record.length - 1 }];
}

/** Finds the index of a step, or throws if no step has the name. */
export function stepIndex(steps: readonly { name: string }[], name: string) {
  const index = steps.findIndex((step) => step.name === name);
  if (index < 0) throw new Error(`the figure has no step ${name}`);
  return index;
}

/**
 * Finds the step in which the search leaves or cuts a node; −1 if there is none.
 * @param number The number of the node in the drawing.
 */
export function stepIndexOfNode(
  record: SearchRecord,
  steps: readonly FigureStep[],
  number: number,
) {
  if (number === 0) return steps.length - 1;
  const [node, wasCut] = record.isTree() ? lastVisit(record, number) : [number, false];
  const kind = wasCut ? "cut" : "leave";
  return steps.findIndex((step) => step.kind === kind && step.node === node);
}

/** Finds the search's node for a node of the tree, or the node where it was cut. */
export function lastVisit(record: TreeRecord, index: number): [node: number, wasCut: boolean] {
  let above = index;
  while (record.visit(above) < 0) above = record.tree[above].parent;
  return [record.visit(above), above !== index];
}
