/** Runs the searches behind a chapter's figures, and finds their steps and numbers. */
import { subjectOf } from "../../www/learn/subject/read-subject.ts";
import { searchWithSteps, stepIndex, treePathTo } from "../../www/learn/subject/steps.ts";
import { runTrace } from "../../www/learn/subject/subject.ts";
import { seriesNumber, seriesOf } from "./series.ts";
import type * as cutoff from "../../pkg/npm/cutoff.js";
import type { FigureSearch } from "../../www/learn/subject/steps.ts";
import type { TraceCalls, FigureSubject } from "../../www/learn/subject/subject.ts";
import type { SearchRecord } from "../../www/parts/search/record.ts";
import type { SearchTrace } from "../../www/parts/search/steps.ts";
import type { Chapter } from "./read.ts";
import type { Series } from "./series-steps.ts";

/** The engine's calls, from any of its packages. */
export type EngineCalls = typeof cutoff;

/** A recorded search or a series of boards, as a figure shows it. Null for other figures. */
export type FigureSource = FigureSearch | Series | null;

/**
 * Returns what each figure of a chapter shows, by its name.
 * @throws If an attribute of a search is wrong.
 */
export function figureSources(
  engine: EngineCalls,
  { title, figures }: Pick<Chapter, "title" | "figures">,
) {
  return new Map<string, FigureSource>(
    figures.map((figure) => [
      figure.name,
      figure.search === undefined
        ? seriesOf(engine, figure)
        : recordSearch(engine, subjectOf(figure, title)),
    ]),
  );
}

/** Runs a figure's search. */
export function recordSearch(engine: EngineCalls, subject: FigureSubject) {
  return searchWithSteps(subject, runTrace(engine as TraceCalls<SearchTrace>, subject));
}

/**
 * Returns the number of a figure's step.
 * @throws If it has none.
 */
export function stepIndexIn(figure: FigureSource | undefined, step: string) {
  if (!figure) throw new Error(`a figure without steps has no ${step}`);
  return stepIndex(figure.steps, step);
}

/**
 * Returns the number that a placeholder asks of a figure: `nodes` or `value 2.1` of a search,
 * `depth-4 estimate` of a series.
 * @param words The placeholder without the figure's name.
 * @throws If there is no such number.
 */
export function figureNumber(figure: FigureSearch | Series, words: string) {
  return "record" in figure ? searchNumber(figure.record, words) : seriesNumber(figure, words);
}

/**
 * Finds a node by its path, such as `2.1`, or `root`.
 * @throws If the search did not enter it.
 */
function nodeAt(record: SearchRecord, path: string) {
  const node = Array.from(record.trace.values.keys()).find(
    (node) => (treePathTo(record, node).join(".") || "root") === path,
  );
  if (node === undefined) throw new Error(`the search has no node ${path}`);
  return node;
}

/**
 * Finds the node of a cut, such as `cut-1`.
 * @throws If the search has no such cut.
 */
function cutAt(record: SearchRecord, name: string) {
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
 * @param words The placeholder without the figure's name.
 * @throws If there is no such number.
 */
export function searchNumber(record: SearchRecord, words: string): number {
  const { trace } = record;
  const [what = "", where = ""] = words.split(" ");
  switch (what) {
    case "nodes":
      return trace.values.length;
    case "leaves":
      return visitedLeaves(record).filter((node) => !where || isWon(trace.values[node], where))
        .length;
    case "all":
      return writtenLeaves(record).length;
    case "skipped":
      return skippedLeaves(record, where).length;
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

/** Returns the bound that closed a node's window, or how many plies further up it was set. */
function cutNumber({ trace }: SearchRecord, node: number, what: string) {
  const isRootsSide = trace.plies[node] % 2 === 0;
  const bounds = isRootsSide === (trace.player === "X") ? trace.betas : trace.alphas;
  if (what === "bound") return bounds[node];
  let setBelow = node;
  while (bounds[trace.parents[setBelow]] === bounds[node]) setBelow = trace.parents[setBelow];
  return trace.plies[node] - trace.plies[trace.parents[setBelow]];
}

/** Lists the leaves of a written-out tree that are never visited, in all or below one cut. */
function skippedLeaves(record: SearchRecord, cut: string) {
  const above = cut ? treePathTo(record, cutAt(record, cut)) : [];
  return writtenLeaves(record).filter(
    ({ index, path }) =>
      !record.trace.moves.includes(index) && above.every((branch, ply) => path[ply] === branch),
  );
}

/** Returns the value of a leaf, even if the search does not visit it. */
function writtenValue(record: SearchRecord, path: string) {
  if (!record.isTree()) return undefined;
  return writtenLeaves(record).find((leaf) => leaf.path.join(".") === path)?.value;
}

/** Lists all leaves of a written-out tree. */
function writtenLeaves(record: SearchRecord) {
  if (!record.isTree()) throw new Error("only a written-out tree has a list of leaves");
  return record.tree.flatMap(({ children, value }, index) =>
    children.length === 0 ? [{ index, value, path: record.treePath(index) }] : [],
  );
}

/** Lists the visited leaves. */
function visitedLeaves(record: SearchRecord) {
  return Array.from(record.trace.values.keys()).filter((node) => record.isLeaf(node));
}

/** @param value X's. */
function isWon(value: number, winner: string) {
  return Math.sign(value) === { X: 1, O: -1, draw: 0 }[winner];
}
