/** Finds the steps of a figure's search by other means than the drawings, to compare them. */

/** @import * as cutoff from "../../pkg/npm/cutoff.js" */
/** @import { Attributes } from "../../learn/chapters/read.ts" */
/**
 * The record of a search, as `trace` and `trace_tree` give it, and the path to each of its nodes.
 * @typedef {object} Recorded
 * @property {Trace} trace
 * @property {string[]} paths Each node's branches from the root, counted from 1: `2.1`, or `root`.
 */

/**
 * @typedef {{ player: string } & Record<Column, ArrayLike<number>>} Trace
 * @typedef {"parents" | "sizes" | "plies" | "alphas" | "betas" | "values" | "marks" | "skipped"} Column
 */

/** @typedef {{ kind: "start" | "enter" | "leave" | "cut" | "end", node: number }} Step */

/**
 * Runs a figure's search.
 * @param {typeof cutoff} engine
 * @param {Attributes} figure
 * @returns {Recorded | null} Null for a figure without a search.
 */
export function recordSearch(engine, { tree, root, board, search, scoring = "plain" }) {
  const pruning = search === "alpha-beta";
  if (tree) return recordTree(engine.trace_tree(tree, pruning, { maximising: root !== "MIN" }));
  if (!board) return null;
  const options = { scoring: scoring === "plain" ? /** @type {const} */ ("plain") : undefined };
  const trace = engine.trace(board, pruning, options);
  /** The legal moves in their order, of every node that was entered. */
  const boards = [board];
  const paths = ["root"];
  for (let node = 1; node < trace.nodes; node += 1) {
    const parent = trace.parents[node];
    const moves = engine.replay(boards[parent], []).positions[0].legalMoves;
    boards[node] = engine.replay(boards[parent], [trace.moves[node]]).positions[1].board;
    paths[node] = below(paths[parent], moves.indexOf(trace.moves[node]));
  }
  return { trace, paths };
}

/** @param {ReturnType<typeof cutoff.trace_tree>} trace @returns {Recorded} */
function recordTree(trace) {
  const places = ["root"];
  for (const [node, { children }] of trace.tree.entries()) {
    for (const [n, child] of children.entries()) places[child] = below(places[node], n);
  }
  return { trace, paths: Array.from(trace.moves, (node) => places[node]) };
}

/**
 * Finds a step by its name, such as `leave-2.1` or `cut-1`.
 * @param {Recorded} recorded
 * @param {string} name
 * @returns {Step}
 * @throws {Error} If the search has no such step.
 */
export function stepOf(recorded, name) {
  if (name === "start" || name === "end") return { kind: name, node: 0 };
  const [, kind, where] = /^(enter|leave|cut)-(.+)$/.exec(name) ?? [];
  const node = kind === "cut" ? cuts(recorded)[Number(where) - 1] : recorded.paths.indexOf(where);
  if (!kind || node === undefined || node < 0) throw new Error(`the search has no step ${name}`);
  return { kind: /** @type {Step["kind"]} */ (kind), node };
}

/**
 * Lists the nodes at which branches were skipped, in the order of the search.
 * @param {Recorded} recorded
 */
function cuts({ trace }) {
  const nodes = Array.from(trace.skipped, (_, node) => node).filter((node) => trace.skipped[node]);
  // A cut comes right after the last node below it, and deeper nodes are left first.
  const time = (/** @type {number} */ node) => node + trace.sizes[node];
  return nodes.sort((a, b) => time(a) - time(b) || trace.plies[b] - trace.plies[a]);
}

/** @param {string} path @param {number} branch Counted from 0. */
function below(path, branch) {
  return path === "root" ? `${branch + 1}` : `${path}.${branch + 1}`;
}
