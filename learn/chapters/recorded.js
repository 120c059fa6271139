/** Runs the searches behind a chapter's figures, and finds their steps and numbers. */

import { subjectOf } from "../../www/learn/subject/read-subject.ts";
import { searchWithSteps, stepAt, wayTo } from "../../www/learn/subject/steps.ts";
import { traced } from "../../www/learn/subject/subject.ts";
import { seriesNumber, seriesOf } from "./series.js";

/** @import * as cutoff from "../../pkg/npm/cutoff.js" */
/** The engine's calls, from any of its packages. @typedef {typeof cutoff} Engine */
/** @import { Chapter } from "./read.js" */
/** @import { Series } from "./series.js" */
/** @import { FigureSearch } from "../../www/learn/subject/steps.ts" */
/** @import { FigureEngine, FigureSubject } from "../../www/learn/subject/subject.ts" */
/** @import { SearchRecord } from "../../www/parts/search/record.ts" */
/** @import { SearchTrace } from "../../www/parts/search/steps.ts" */
/**
 * What a figure shows: a recorded search, or a series of boards. Null for others.
 * @typedef {FigureSearch | Series | null} FigureSource
 */

/**
 * Returns what each figure of a chapter shows, by its name.
 * @param {Engine} engine
 * @param {Pick<Chapter, "title" | "figures">} chapter
 * @returns {Map<string, FigureSource>}
 * @throws {Error} If an attribute of a search is wrong.
 */
export function sourcesOf(engine, { title, figures }) {
  return new Map(
    figures.map((figure) => [
      figure.name,
      figure.search === undefined
        ? seriesOf(engine, figure)
        : recordSearch(engine, subjectOf(figure, title)),
    ]),
  );
}

/** Runs a figure's search. @param {Engine} engine @param {FigureSubject} subject */
export function recordSearch(engine, subject) {
  const tracing = /** @type {FigureEngine<SearchTrace>} */ (engine);
  return searchWithSteps(subject, traced(tracing, subject));
}

/**
 * Makes sure that a figure has a step.
 * @param {FigureSource | undefined} figure
 * @param {string} step
 * @throws {Error} If it has none.
 */
export function checkStep(figure, step) {
  if (!figure) throw new Error(`a figure without steps has no ${step}`);
  stepAt(figure.steps, step);
}

/**
 * Returns the number that a placeholder asks of a figure: `nodes` or `value 2.1` of a search,
 * `depth-4 estimate` of a series.
 * @param {FigureSearch | Series} figure
 * @param {string} words The placeholder without the figure's name.
 * @throws {Error} If there is no such number.
 */
export function figureNumber(figure, words) {
  return "record" in figure ? numberOf(figure.record, words) : seriesNumber(figure, words);
}

/**
 * Finds a node by its path, such as `2.1`, or `root`.
 * @param {SearchRecord} record
 * @param {string} path
 * @throws {Error} If the search did not enter it.
 */
function nodeAt(record, path) {
  const node = Array.from(record.trace.values.keys()).find(
    (node) => (wayTo(record, node).join(".") || "root") === path,
  );
  if (node === undefined) throw new Error(`the search has no node ${path}`);
  return node;
}

/**
 * Finds the node of a cut, such as `cut-1`.
 * @param {SearchRecord} record
 * @param {string} name
 * @throws {Error} If the search has no such cut.
 */
function cutAt(record, name) {
  let index = record.findCut(0);
  for (let left = Number(name.slice("cut-".length)); left > 1 && index !== null; left -= 1) {
    index = record.findCut(index);
  }
  if (index === null) throw new Error(`the search has no ${name}`);
  return record.step(index).here;
}

/**
 * Returns the number that a placeholder asks of a search, such as `nodes`, `value 2.1` or
 * `cut-1 bound`.
 * @param {SearchRecord} record
 * @param {string} words The placeholder without the figure's name.
 * @returns {number}
 * @throws {Error} If there is no such number.
 */
export function numberOf(record, words) {
  const { trace } = record;
  const [what = "", where = ""] = words.split(" ");
  switch (what) {
    case "nodes":
      return trace.values.length;
    case "leaves":
      return visitedLeaves(record).filter((node) => !where || isWon(trace.values[node], where))
        .length;
    case "all":
      return written(record).length;
    case "skipped":
      return skipped(record, where).length;
    case "value":
      return writtenValue(record, where) ?? trace.values[nodeAt(record, where)];
    case "alpha":
      return trace.alphas[nodeAt(record, where)];
    case "beta":
      return trace.betas[nodeAt(record, where)];
  }
  if (what.startsWith("cut-")) return cutNumber(record, cutAt(record, what), where);
  throw new Error(`a figure has no number ${words}`);
}

/**
 * Returns the bound that closed a node's window, or how many plies further up it was set.
 * @param {SearchRecord} record
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
 * @param {SearchRecord} record
 * @param {string} cut
 */
function skipped(record, cut) {
  const above = cut ? wayTo(record, cutAt(record, cut)) : [];
  return written(record).filter(
    ({ index, way }) =>
      !record.trace.moves.includes(index) && above.every((branch, ply) => way[ply] === branch),
  );
}

/** The value of a leaf, which need not be visited. @param {SearchRecord} record @param {string} path */
function writtenValue(record, path) {
  if (!record.isTree()) return undefined;
  return written(record).find(({ way }) => way.join(".") === path)?.value;
}

/** Lists all leaves of a written-out tree. @param {SearchRecord} record */
function written(record) {
  if (!record.isTree()) throw new Error("only a written-out tree has a list of leaves");
  return record.tree.flatMap(({ children, value }, index) =>
    children.length === 0 ? [{ index, value, way: record.way(index) }] : [],
  );
}

/** Lists the visited leaves. @param {SearchRecord} record */
function visitedLeaves(record) {
  return Array.from(record.trace.values.keys()).filter((node) => record.isLeaf(node));
}

/** @param {number} value X's. @param {string} winner */
function isWon(value, winner) {
  return Math.sign(value) === { X: 1, O: -1, draw: 0 }[winner];
}
