/** Runs the searches behind a chapter's figures, and finds their steps and numbers. */

import { seriesStep, seriesNumber, seriesOf } from "./series.js";

/** @import * as cutoff from "../../pkg/npm/cutoff.js" */
/** The engine's calls, from any of its packages. @typedef {typeof cutoff} Engine */
/** @import { Attributes } from "./read.js" */
/** @import { Series } from "./series.js" */
/**
 * What a figure shows: a recorded search, or a series of boards. Null for a scale.
 * @typedef {Recorded | Series | null} FigureSource
 */

/**
 * The record of a search, as `trace` and `trace_tree` give it, and the path to each of its nodes.
 * @typedef {object} Recorded
 * @property {Trace} trace
 * @property {string[]} paths Each node's branches from the root, counted from 1: `2.1`, or `root`.
 * @property {Leaf[] | null} leaves All leaves of a written-out tree; null for a board.
 */

/**
 * @typedef {{ player: string } & Record<Column, ArrayLike<number>>} Trace
 * @typedef {"parents" | "sizes" | "plies" | "alphas" | "betas" | "values" | "marks" | "skipped"} Column
 */

/** @typedef {{ path: string, value: number | null }} Leaf */

/**
 * A moment of a search.
 * @typedef {{ moment: "start" | "enter" | "leave" | "cut" | "end", node: number }} Step
 */

const LEAF = 1;

/**
 * Returns what each figure of a chapter shows, by its name.
 * @param {Engine} engine
 * @param {Attributes[]} figures
 * @returns {Map<string, FigureSource>}
 */
export function sourcesOf(engine, figures) {
  return new Map(
    figures.map((figure) => [
      figure.name,
      seriesOf(engine, figure) ?? recordSearch(engine, figure),
    ]),
  );
}

/**
 * Runs a figure's search.
 * @param {Engine} engine
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
  return { trace, paths, leaves: null };
}

/** @param {ReturnType<Engine["trace_tree"]>} trace @returns {Recorded} */
export function recordTree(trace) {
  const places = ["root"];
  for (const [node, { children }] of trace.tree.entries()) {
    for (const [n, child] of children.entries()) places[child] = below(places[node], n);
  }
  const leaves = trace.tree.flatMap(({ children, value }, node) =>
    children.length === 0 ? [{ path: places[node], value }] : [],
  );
  return { trace, paths: Array.from(trace.moves, (node) => places[node]), leaves };
}

/**
 * Makes sure that a figure has a step.
 * @param {FigureSource | undefined} figure
 * @param {string} step
 * @throws {Error} If it has none.
 */
export function checkStep(figure, step) {
  if (!figure) throw new Error(`a figure without steps has no ${step}`);
  if ("steps" in figure) seriesStep(figure, step);
  else stepOf(figure, step);
}

/**
 * Returns the number that a placeholder asks of a figure: `nodes` or `value 2.1` of a search,
 * `depth-4 estimate` of a series.
 * @param {Recorded | Series} figure
 * @param {string} words The placeholder without the figure's name.
 * @throws {Error} If there is no such number.
 */
export function figureNumber(figure, words) {
  return "steps" in figure ? seriesNumber(figure, words) : numberOf(figure, words);
}

/**
 * Finds a step by its name, such as `leave-2.1` or `cut-1`.
 * @param {Recorded} recorded
 * @param {string} name
 * @returns {Step}
 * @throws {Error} If the search has no such step.
 */
export function stepOf(recorded, name) {
  if (name === "start" || name === "end") return { moment: name, node: 0 };
  const [, moment, where] = /^(enter|leave|cut)-(.+)$/.exec(name) ?? [];
  const node = moment === "cut" ? cuts(recorded)[Number(where) - 1] : recorded.paths.indexOf(where);
  if (!moment || node === undefined || node < 0) throw new Error(`the search has no step ${name}`);
  return { moment: /** @type {Step["moment"]} */ (moment), node };
}

/**
 * Lists the nodes at which branches were skipped, in the order of the search.
 * @param {Recorded} recorded
 */
export function cuts({ trace }) {
  const nodes = Array.from(trace.skipped, (_, node) => node).filter((node) => trace.skipped[node]);
  // A cut comes right after the last node below it, and deeper nodes are left first.
  const time = (/** @type {number} */ node) => node + trace.sizes[node];
  return nodes.sort((a, b) => time(a) - time(b) || trace.plies[b] - trace.plies[a]);
}

/**
 * Returns the number that a placeholder asks of a search, such as `nodes`, `value 2.1` or
 * `cut-1 bound`.
 * @param {Recorded} recorded
 * @param {string} words The placeholder without the figure's name.
 * @returns {number}
 * @throws {Error} If there is no such number.
 */
export function numberOf(recorded, words) {
  const { trace, leaves } = recorded;
  const [what = "", where = ""] = words.split(" ");
  const entered = () => stepOf(recorded, `enter-${where}`).node;
  switch (what) {
    case "nodes":
      return trace.values.length;
    case "leaves":
      return visitedLeaves(recorded).filter((node) => !where || isWon(trace.values[node], where))
        .length;
    case "all":
      return written(recorded).length;
    case "skipped":
      return skipped(recorded, where).length;
    case "value":
      return leaves?.find(({ path }) => path === where)?.value ?? trace.values[entered()];
    case "alpha":
      return trace.alphas[entered()];
    case "beta":
      return trace.betas[entered()];
  }
  if (what.startsWith("cut-")) return cutNumber(recorded, stepOf(recorded, what).node, where);
  throw new Error(`a figure has no number ${words}`);
}

/**
 * Returns the bound that closed a node's window, or how many plies further up it was set.
 * @param {Recorded} recorded
 * @param {number} node
 * @param {string} what
 */
function cutNumber({ trace }, node, what) {
  const isRootsSide = trace.plies[node] % 2 === 0;
  const bounds = isRootsSide === (trace.player === "X") ? trace.betas : trace.alphas;
  if (what === "bound") return bounds[node];
  let setBelow = node;
  while (bounds[trace.parents[setBelow]] === bounds[node]) setBelow = trace.parents[setBelow];
  return trace.plies[node] - trace.plies[trace.parents[setBelow]];
}

/**
 * Lists the leaves of a written-out tree that are never visited, in all or below one cut.
 * @param {Recorded} recorded
 * @param {string} cut
 */
function skipped(recorded, cut) {
  const seen = new Set(visitedLeaves(recorded).map((node) => recorded.paths[node]));
  const above = cut ? recorded.paths[stepOf(recorded, cut).node] : "root";
  return written(recorded).filter(
    ({ path }) => !seen.has(path) && (above === "root" || path.startsWith(`${above}.`)),
  );
}

/** @param {Recorded} recorded */
function written({ leaves }) {
  if (!leaves) throw new Error("only a written-out tree has a list of leaves");
  return leaves;
}

/** @param {Recorded} recorded */
function visitedLeaves({ trace }) {
  return Array.from(trace.marks, (_, node) => node).filter((node) => trace.marks[node] & LEAF);
}

/** @param {number} value X's. @param {string} winner */
function isWon(value, winner) {
  return Math.sign(value) === { X: 1, O: -1, draw: 0 }[winner];
}

/** @param {string} path @param {number} branch Counted from 0. */
function below(path, branch) {
  return path === "root" ? `${branch + 1}` : `${path}.${branch + 1}`;
}
