/** What a figure shows a search of, and the record of that search. */
import { TreeRecord } from "../../parts/search/tree-record.ts";
import { SearchRecord } from "../../parts/search/record.ts";
import type { TraceOptions } from "../../../pkg/web/cutoff.js";
import type { Scoring } from "../../parts/search/choice.ts";
import type { SearchTrace } from "../../parts/search/steps.ts";

export interface FigureSubject {
  /** The figure's name in its chapter. */
  name: string;
  /** A written-out tree with MAX at the root; without it there is a board. */
  tree?: string;
  /** Nine characters. */
  board?: string;
  search: "minimax" | "alpha-beta";
  /** Of a board. */
  scoring?: Scoring;
  /**
   * What stands beside a board: how the game ended there, or what it comes to; the score if this is
   * left out.
   */
  show?: "ends" | "results";
  /** Whether a line of numbers shows the window. */
  line?: "window";
  /** What a reader may move. */
  drag?: "leaf" | "branch";
  /** What a reader is asked before the figure answers. */
  ask?: "branch" | "cut" | "first";
  /** Of `first`: the branch of the root whose leaves are pressed. */
  branch?: string;
  /** A bug of the comparison at the root that a reader can switch on. */
  flip?: string;
  /** The root's child that the search chooses with the bug. */
  chosen?: number;
  /** The name of the step that is drawn in the page. */
  at: string;
}

/** Trees of boards with more nodes are drawn down to the root's children only. */
const MOST_BOARDS = 20;

/** What an engine answers to the search of a figure. */
export interface FigureEngine<T> {
  trace_tree: (tree: string, pruning: boolean) => T;
  trace: (board: string, pruning: boolean, options: TraceOptions) => T;
}

/** Has an engine search what a figure shows. */
export function traced<T>(
  engine: FigureEngine<T>,
  { tree, board = "", search, scoring = "plain" }: FigureSubject,
): T {
  const pruning = search === "alpha-beta";
  if (tree !== undefined) return engine.trace_tree(tree, pruning);
  return engine.trace(board, pruning, scoring === "plain" ? { scoring } : {});
}

/** @param trace What the call gave. */
export function recordOf({ search }: FigureSubject, trace: SearchTrace) {
  const pruning = search === "alpha-beta";
  if ("tree" in trace) return new TreeRecord(trace, pruning);
  return new SearchRecord(trace, pruning);
}

/** Whether a node of the search is in the drawing. */
export function isDrawn(record: SearchRecord, node: number) {
  const small = record.isTree() || record.trace.nodes <= MOST_BOARDS;
  return small || record.trace.plies[node] <= 1;
}

/** The way to a node of the search: branches from the root, counted from 1. */
export function wayTo(record: SearchRecord, node: number): number[] {
  const { moves, parents } = record.trace;
  const branch = (at: number) => record.allMoves(parents[at]).indexOf(moves[at]) + 1;
  return record.path(node).slice(1).map(branch);
}
