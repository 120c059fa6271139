/** Tells a frame in one to three sentences. The words are the catalogue's. */
import { wayTo } from "../drawing/subject.ts";
import type { Catalogue } from "../../messages/catalogue.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Frame, FigureSubject } from "../drawing/subject.ts";

export type FigureWords = Pick<Catalogue, "say" | "figure" | "number">;

export function sentenceOf(
  record: SearchRecord,
  subject: FigureSubject,
  frame: Frame,
  language: FigureWords,
) {
  const parts = record.isTree()
    ? treeParts(record, subject, frame, language)
    : boardParts(record, subject, frame, language);
  return parts.map(({ id, values }) => language.say(`figure-${id}`, values)).join(" ");
}

type SentencePart = { id: MessageEnd<"figure-">; values?: Record<string, string | number> };

function treeParts(
  record: TreeRecord,
  { line }: FigureSubject,
  { moment, node, step }: Frame,
  { figure, number }: FigureWords,
): SentencePart[] {
  const { values, parents } = record.trace;
  const path = (at: number) =>
    wayTo(record, at)
      .map((each) => number(each))
      .join(".") || "root";
  const value = figure(values[node]);
  switch (moment) {
    case "start":
      return [{ id: "tree-start" }];
    case "enter":
      return [{ id: "tree-enter", values: { path: path(node), side: sideOf(record, node) } }];
    case "cut":
      return [{ id: "tree-cut", values: cutValues(record, node, path, figure) }];
    case "end": {
      const over: SentencePart = { id: "tree-end", values: { value } };
      const skipped: SentencePart = {
        id: "tree-skipped",
        values: { skipped: leavesOf(record).skipped },
      };
      return record.pruning ? [over, skipped] : [over];
    }
  }
  const parent = parents[node];
  const what = record.isLeaf(node) ? "leaf" : record.bound(node);
  const leaving: SentencePart = { id: `tree-${what}`, values: { path: path(node), value } };
  return [leaving, ...effect(record, node, step, path(parent), Boolean(line), figure)];
}

/** Counts the leaves of a tree, and those that the search skips. */
export function leavesOf(record: TreeRecord) {
  const all = [...record.tree.keys()].filter((id) => record.tree[id].children.length === 0);
  return { leaves: all.length, skipped: all.filter((id) => record.visit(id) < 0).length };
}

/**
 * Tells what a node's value does to its parent.
 * @param path The parent's.
 * @param line True if α and β are shown.
 */
function effect(
  record: TreeRecord,
  node: number,
  step: number,
  path: string,
  line: boolean,
  figure: (value: number) => string,
): SentencePart[] {
  const parent = record.trace.parents[node];
  const stand = record.stands(record.step(step)).find((each) => each.node === parent);
  if (!stand) throw new Error(`node ${parent} is not on the path`);
  const side = sideOf(record, stand.node);
  const own = side === "MAX" ? "max" : "min";
  const value = figure(stand.best ?? 0);
  const { kind } = record.step(step);
  if (kind === "narrow" || (kind === "improve" && !record.pruning)) {
    const taken: SentencePart = { id: `tree-${own}-gets`, values: { value, path } };
    const bound: SentencePart = { id: `bound-${own}`, values: { value } };
    return line ? [taken, bound] : [taken];
  }
  if (kind === "improve") {
    const had = figure(side === "MAX" ? stand.alpha : stand.beta);
    return [{ id: `tree-${own}-has`, values: { value: had } }];
  }
  return [{ id: "tree-keeps", values: { side, value, path } }];
}

/**
 * The four parts of a cut: who already has what, and where; what the other side can do here; how the
 * two compare; what follows from it.
 */
function cutValues(
  record: TreeRecord,
  node: number,
  path: (node: number) => string,
  figure: (value: number) => string,
) {
  const { bound, value, owner, skipped, tie } = record.reason(node);
  return {
    side: sideOf(record, node),
    bound: figure(bound),
    value: figure(value),
    owner: path(owner),
    skipped: skipped.length,
    compare: tie ? "tie" : "strict",
  };
}

export function sideOf(record: SearchRecord, node: number) {
  return record.player(node) === "X" ? "MAX" : "MIN";
}

function boardParts(
  record: SearchRecord,
  { show }: FigureSubject,
  { moment, node }: Frame,
  { figure }: FigureWords,
): SentencePart[] {
  const { values, parents } = record.trace;
  const player = record.player(0);
  if (moment === "start") return [{ id: "board-start", values: { player } }];
  if (moment === "end") {
    if (show === "ends") return [{ id: "board-all" }];
    const { chosen } = record.stands(record.step(record.length - 1))[0];
    const cell = cellName(record.trace.moves[chosen ?? 0]);
    return [
      { id: "board-end", values: { result: resultOf(values[0]) } },
      { id: "board-choice", values: { player, cell } },
    ];
  }
  const taken = { player: record.player(parents[node]), cell: cellName(record.trace.moves[node]) };
  if (moment === "enter") return [{ id: "board-enter", values: taken }];
  const result = resultOf(values[node]);
  if (record.isLeaf(node)) {
    return [
      { id: "board-enter", values: taken },
      { id: "board-leaf", values: { result } },
    ];
  }
  const bound = record.bound(node);
  const returned = { ...taken, result, value: figure(values[node]) };
  return [{ id: show === "results" ? "board-result" : `board-${bound}`, values: returned }];
}

/** The winner, as messages name it. @param value X's. */
export function resultOf(value: number) {
  return value > 0 ? "x" : value < 0 ? "o" : "draw";
}

/** Columns are letters and rows are numbers, in formulas as in programs. */
function cellName(cell: number) {
  return `${"abc"[cell % 3]}${Math.floor(cell / 3) + 1}`;
}
