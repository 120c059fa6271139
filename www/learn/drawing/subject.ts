/** The subject of a figure: a tree or a board, how it is searched, and what is shown. */
import type { TraceOptions, TraceTreeOptions } from "../../../pkg/web/cutoff.js";
import type { Scoring } from "../../parts/search/choice.ts";

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
  bug?: "root-ties";
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
