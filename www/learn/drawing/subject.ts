/** What a figure shows a search of, and the record of that search. */
import { TreeRecord } from "../../parts/search/tree-record.js";
import { SearchRecord } from "../../parts/search/record.js";

/** @import { SearchTrace } from "../../parts/search/types.d.ts" */
/** @import { FigureSubject } from "./types.d.ts" */

/** Trees of boards with more nodes are drawn down to the root's children only. */
const MOST_BOARDS = 20;

/**
 * The call of the engine that gives the trace.
 * @param {FigureSubject} subject
 * @returns {["trace_tree", [string, boolean]] | ["trace", [string, boolean, object]]}
 */
export function callOf({ tree, board = "", search, scoring = "plain" }) {
  const pruning = search === "alpha-beta";
  if (tree !== undefined) return ["trace_tree", [tree, pruning]];
  return ["trace", [board, pruning, scoring === "plain" ? { scoring } : {}]];
}

/**
 * @param {FigureSubject} subject
 * @param {SearchTrace} trace What the call gave.
 */
export function recordOf({ search }, trace) {
  const pruning = search === "alpha-beta";
  if ("tree" in trace) return new TreeRecord(trace, pruning);
  return new SearchRecord(trace, pruning);
}

/**
 * Whether a node of the search is in the drawing.
 * @param {SearchRecord} record
 * @param {number} node
 */
export function isDrawn(record, node) {
  const small = record.isTree() || record.trace.nodes <= MOST_BOARDS;
  return small || record.trace.plies[node] <= 1;
}

/**
 * The way to a node of the search: branches from the root, counted from 1.
 * @param {SearchRecord} record
 * @param {number} node
 * @returns {number[]}
 */
export function wayTo(record, node) {
  const { moves, parents } = record.trace;
  const branch = (/** @type {number} */ at) => record.allMoves(parents[at]).indexOf(moves[at]) + 1;
  return record.path(node).slice(1).map(branch);
}
