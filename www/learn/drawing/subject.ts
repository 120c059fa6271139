/**
 * The subject of a figure (a tree or a board, how it is searched, and what is shown), the steps of
 * the search, and the state of each node at a step.
 */
import { positionBranches, writtenBranches } from "../../parts/search/branches.ts";
import { knowledgeAt, type Knowledge } from "../../parts/search/node-state.ts";
import { SearchRecord } from "../../parts/search/record.ts";
import { TreeRecord } from "../../parts/search/tree-record.ts";
import { nothing } from "../../parts/tree/drawing.ts";
import type { TraceOptions, TraceTreeOptions } from "../../../pkg/web/cutoff.js";
import type { Scoring } from "../../parts/search/choice.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";

export interface FigureSubject {
  /** The figure's name in its chapter. */
  name: string;
  /** The tree; if left out, there is a board. MAX moves at the root unless `root` is MIN. */
  tree?: string;
  root?: "MIN";
  board?: string;
  search: "minimax" | "alpha-beta";
  scoring?: Scoring;
  /** The labels of boards: how games end, or results with best play; by default, scores. */
  show?: "ends" | "results";
  line?: "window";
  drag?: "leaf" | "branch";
  ask?: "branch" | "cut" | "first";
  /** For `first`, the branch of the root whose leaves can be chosen. */
  branch?: string;
  /** A bug in the comparison at the root, which a reader can switch on. */
  flip?: "root-ties";
  /** The name of the step that the page shows at first. */
  at: string;
  /** The paragraphs after the figure that give its answer. */
  told?: string;
}

export interface FigureEngine<T> {
  trace_tree: (tree: string, pruning: boolean, options: TraceTreeOptions) => T;
  trace: (board: string, pruning: boolean, options: TraceOptions) => T;
}

export function traced<T>(
  engine: FigureEngine<T>,
  { tree, root, board = "", search, scoring = "plain" }: FigureSubject,
): T {
  const pruning = search === "alpha-beta";
  if (tree !== undefined) return engine.trace_tree(tree, pruning, { maximising: root !== "MIN" });
  return engine.trace(board, pruning, scoring === "plain" ? { scoring } : {});
}

/** Makes the record of a search, and the moments that its figure shows. */
export function movingOf(subject: FigureSubject, trace: SearchTrace) {
  const pruning = subject.search === "alpha-beta";
  const record =
    "tree" in trace ? new TreeRecord(trace, pruning) : new SearchRecord(trace, pruning);
  return { record, steps: stepsOf(record, subject) };
}

export type Moving = ReturnType<typeof movingOf>;

/** If a board's tree has more nodes, only the root's children are drawn. */
const MOST_BOARDS = 20;

export function isDrawn(record: SearchRecord, node: number) {
  const small = record.isTree() || record.trace.nodes <= MOST_BOARDS;
  return small || record.trace.plies[node] <= 1;
}

/** Returns the path to a node of the search, as branch numbers from 1. */
export function wayTo(record: SearchRecord, node: number): number[] {
  const { moves, parents } = record.trace;
  const branch = (at: number) => record.allMoves(parents[at]).indexOf(moves[at]) + 1;
  return record.path(node).slice(1).map(branch);
}

/** A moment of a search that a figure shows, such as `leave-2.1`. */
export interface FigureStep {
  name: string;
  moment: "start" | "enter" | "leave" | "cut" | "end";
  /** The node that the search is at or has just left. */
  node: number;
  /** The last step of the record that is over then. */
  recordStep: number;
}

/** Steps that show the effect of a node's value on its parent. */
const EFFECTS = ["improve", "narrow"];

export function stepsOf(record: SearchRecord, { show }: FigureSubject): FigureStep[] {
  const steps: FigureStep[] = [{ name: "start", moment: "start", node: 0, recordStep: 0 }];
  let cuts = 0;
  for (let index = 0; index < record.length; index += 1) {
    const { kind, node, here } = record.step(index);
    const leaf = record.isLeaf(node);
    const name = wayTo(record, node).join(".") || "root";
    if (kind === "cut" && record.trace.skipped[here] > 0) {
      cuts += 1;
      // A cut of branches that are not in the drawing changes nothing on the screen.
      if (isDrawn(record, here + 1)) {
        steps.push({ name: `cut-${cuts}`, moment: "cut", node: here, recordStep: index });
      }
    }
    if (node === 0 || !isDrawn(record, node)) continue;
    if (kind === "enter" && !leaf && isDrawn(record, node + 1)) {
      steps.push({ name: `enter-${name}`, moment: "enter", node, recordStep: index });
    }
    if (kind === "leave" && (leaf || show !== "ends")) {
      let recordStep = index;
      while (recordStep + 1 < record.length && EFFECTS.includes(record.step(recordStep + 1).kind))
        recordStep += 1;
      steps.push({ name: `leave-${name}`, moment: "leave", node, recordStep });
    }
  }
  return [...steps, { name: "end", moment: "end", node: 0, recordStep: record.length - 1 }];
}

/** Finds the index of a step, or throws if no step has the name. */
export function stepAt(steps: readonly { name: string }[], name: string) {
  const index = steps.findIndex((step) => step.name === name);
  if (index < 0) throw new Error(`the figure has no step ${name}`);
  return index;
}

/**
 * Finds the step in which the search leaves or cuts a node; −1 if there is none.
 * @param drawn The number of the node in the drawing.
 */
export function stepOfNode(record: SearchRecord, steps: readonly FigureStep[], drawn: number) {
  if (drawn === 0) return steps.length - 1;
  const [node, wasCut] = record.isTree() ? visited(record, drawn) : [drawn, false];
  const moment = wasCut ? "cut" : "leave";
  return steps.findIndex((step) => step.moment === moment && step.node === node);
}

/** Finds the search's node for a node of the tree, or the node where it was cut. */
export function visited(record: TreeRecord, index: number): [node: number, wasCut: boolean] {
  let above = index;
  while (record.visit(above) < 0) above = record.tree[above].parent;
  return [record.visit(above), above !== index];
}

/** Nodes have their numbers from the drawing. */
export interface Scene {
  look: (id: number) => Knowledge;
  /** Marks of a node: the current node, part of best play, or part of the game. */
  marks: (id: number) => string[];
  /** α, β and the best value at the current node. */
  window: { alpha: number; beta: number; best: number | null };
}

/** @param chosen The root's child that a search with the bug chooses at the end. */
export function sceneOf(record: SearchRecord, step: FigureStep, chosen?: number): Scene {
  const { moment, node, recordStep } = step;
  const branches = record.isTree() ? writtenBranches(record) : positionBranches(record);
  const here = branches.idOf(node);
  if (moment === "start") {
    const window = { alpha: -Infinity, beta: Infinity, best: null };
    return { look: nothing, marks: (id) => (id === here ? ["here"] : []), window };
  }
  const stands = record.stands(record.step(recordStep));
  const best = stands[0].chosen;
  const line = moment === "end" ? pathOf(record, chosen) : new Set(best === null ? [] : [best]);
  return {
    look: knowledgeAt(record, branches, record.step(recordStep)),
    marks(id) {
      const at = branches.nodeOf(id);
      const isOnLine = at !== null && line.has(at);
      const isBest = isOnLine && record.trace.parents[at] === 0;
      return [
        ...(id === here ? ["here"] : []),
        ...(isOnLine ? ["line"] : []),
        ...(isBest ? ["best"] : []),
      ];
    },
    window: stands[stands.length - 1],
  };
}

/** Shows no values, only the boards so far and the game that led to the last one. */
export function gameOf(record: SearchRecord, step: FigureStep): Scene {
  const { window } = sceneOf(record, step);
  const game = new Set(step.moment === "end" ? [] : record.path(step.node));
  return {
    window,
    look(node) {
      const hasComeUp = step.moment !== "start" && record.entering(node) <= step.recordStep;
      if (!hasComeUp) return nothing();
      return { state: "exact", value: record.trace.values[node], proves: "exact" };
    },
    marks: (node) => [
      ...(node === step.node ? ["here"] : []),
      ...(game.has(node) ? ["played"] : []),
    ],
  };
}

/** Follows best play (first children with their parent's value), or only the move of a bug. */
function pathOf(record: SearchRecord, chosen?: number) {
  if (chosen !== undefined) return new Set([chosen]);
  const { values } = record.trace;
  const path: Set<number> = new Set();
  for (let node = 0; !record.isLeaf(node);) {
    const next = record.children(node).find((child) => values[child] === values[node]);
    if (next === undefined) break;
    path.add((node = next));
  }
  return path;
}
