/** What a figure shows a search of, and the record of that search. */
import { TreeRecord } from "../../parts/search/tree-record.js";
import { SearchRecord } from "../../parts/search/record.js";

/** @import { Trace, TreeTrace } from "../../../pkg/web/cutoff.js" */

/**
 * @typedef {object} Subject
 * @property {string} name The figure's name in its chapter.
 * @property {string} [tree] A written-out tree with MAX at the root; without it there is a board.
 * @property {string} [board] Nine characters.
 * @property {"minimax" | "alpha-beta"} search
 * @property {"plain" | "depth-aware"} [scoring] Of a board.
 * @property {"ends" | "results"} [show] What stands beside a board: how the game ended there, or what
 * it comes to; the score if this is left out.
 * @property {"window"} [line] Whether a line of numbers shows the window.
 * @property {"leaf" | "branch"} [drag] What a reader may move.
 * @property {"branch" | "cut" | "first"} [ask] What a reader is asked before the figure answers.
 * @property {string} [branch] Of `first`: the branch of the root whose leaves are pressed.
 * @property {string} [flip] A bug of the comparison at the root that a reader can switch on.
 * @property {number} [chosen] The root's child that the search chooses with the bug.
 * @property {string} at The name of the step that is drawn in the page.
 */

/** Trees of boards with more nodes are drawn down to the root's children only. */
const MOST_BOARDS = 20;

/**
 * The call of the engine that gives the trace.
 * @param {Subject} subject
 * @returns {["trace_tree", [string, boolean]] | ["trace", [string, boolean, object]]}
 */
export function callOf({ tree, board = "", search, scoring = "plain" }) {
  const pruning = search === "alpha-beta";
  if (tree !== undefined) return ["trace_tree", [tree, pruning]];
  return ["trace", [board, pruning, scoring === "plain" ? { scoring } : {}]];
}

/**
 * @param {Subject} subject
 * @param {Trace | TreeTrace} trace What the call gave.
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
