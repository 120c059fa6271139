/** The subject of a figure: a tree or a board, how it is searched, and what the figure shows. */
import { TreeRecord } from "../../parts/search/tree-record.ts";
import { SearchRecord } from "../../parts/search/record.ts";
import { framesOf, type SearchFrame } from "./frames.ts";
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
  /** The child of the root that the search chooses because of the bug. */
  chosen?: number;
  /** The name of the step that the page shows at first. */
  at: string;
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

export function recordOf({ search }: FigureSubject, trace: SearchTrace) {
  const pruning = search === "alpha-beta";
  if ("tree" in trace) return new TreeRecord(trace, pruning);
  return new SearchRecord(trace, pruning);
}

/** The record of a search, and the moments that its figure shows. */
export type Moving = { record: ReturnType<typeof recordOf>; frames: SearchFrame[] };

export function movingOf(subject: FigureSubject, trace: SearchTrace): Moving {
  const record = recordOf(subject, trace);
  return { record, frames: framesOf(record, subject) };
}
