/** Explains a step in one to three sentences. */
import { treePathTo, type FigureStep } from "./steps.ts";
import type { FigureSubject } from "./subject.ts";
import { pathText } from "../../parts/search/branches.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";

export function sentenceOf(
  record: SearchRecord,
  subject: FigureSubject,
  step: FigureStep,
  words: Words,
) {
  const parts = record.isTree()
    ? treeParts(record, subject, step, words)
    : boardParts(record, subject, step, words);
  return parts.join(" ");
}

function treeParts(record: TreeRecord, { line }: FigureSubject, step: FigureStep, words: Words) {
  const { say, number, numeral } = words;
  const { kind, node } = step;
  const path = (at: number) => pathText(treePathTo(record, at), number) || "root";
  const value = numeral(record.trace.values[node]);
  switch (kind) {
    case "start":
      return [say("figure-tree-start", { side: sideOf(record, 0) })];
    case "enter":
      return [say("figure-tree-enter", { path: path(node), side: sideOf(record, node) })];
    case "cut":
      return [say("figure-tree-cut", cutValues(record, node, path, numeral))];
    case "end": {
      const over = say("figure-tree-end", { value });
      const { skipped } = record.counts();
      return record.pruning ? [over, say("figure-tree-skipped", { skipped })] : [over];
    }
  }
  const what = record.isLeaf(node) ? "leaf" : record.boundKind(node);
  const above = path(record.trace.parents[node]);
  const leaving = say(`figure-tree-${what}`, { path: path(node), value });
  return [leaving, ...effect(record, step, above, line !== undefined, words)];
}

/** Says what a node's value does to its parent. @param line True if α and β are shown. */
function effect(
  record: TreeRecord,
  { node, recordStep }: FigureStep,
  path: string,
  line: boolean,
  { say, numeral }: Words,
) {
  const parent = record.trace.parents[node];
  const state = record.pathStates(record.step(recordStep)).find((each) => each.node === parent);
  if (!state) throw new Error(`node ${parent} is not on the path`);
  const isMax = record.player(parent) === "X";
  const name = isMax ? "max" : "min";
  const value = numeral(state.best ?? 0);
  const { kind } = record.step(recordStep);
  if (kind === "narrow" || (kind === "improve" && !record.pruning)) {
    const taken = say(`figure-tree-${name}-gets`, { value, path });
    return line ? [taken, say(`figure-bound-${name}`, { value })] : [taken];
  }
  if (kind !== "improve")
    return [say("figure-tree-keeps", { side: sideOf(record, parent), value, path })];
  return [say(`figure-tree-${name}-has`, { value: numeral(isMax ? state.alpha : state.beta) })];
}

/** Names the bound and its owner, the value that cut, and what is skipped. */
function cutValues(
  record: TreeRecord,
  node: number,
  path: (node: number) => string,
  numeral: (value: number) => string,
) {
  const { bound, value, owner, skipped, tie } = record.reason(node);
  return {
    side: sideOf(record, node),
    bound: numeral(bound),
    value: numeral(value),
    owner: path(owner),
    skipped: skipped.length,
    what: skipped.every((id) => record.tree[id].children.length === 0) ? "leaf" : "branch",
    compare: tie ? "tie" : "strict",
  };
}

/** Names the side that chooses at a node, for messages. */
export function sideOf(record: SearchRecord, node: number) {
  return record.player(node) === "X" ? "MAX" : "MIN";
}

function boardParts(
  record: SearchRecord,
  { show }: FigureSubject,
  { kind, node }: FigureStep,
  { say, numeral }: Words,
) {
  const { values, parents, moves } = record.trace;
  const { names } = record.shape;
  const player = record.player(0);
  if (kind === "start") return [say("figure-board-start", { player })];
  if (kind === "end") {
    if (show === "ends") return [say("figure-board-all")];
    const { chosen } = record.pathStates(record.step(record.length - 1))[0];
    const choice = say("figure-board-choice", { player, cell: names[moves[chosen ?? 0]] });
    return [say("figure-board-end", { result: resultOf(values[0]) }), choice];
  }
  const taken = { player: record.player(parents[node]), cell: names[moves[node]] };
  if (kind === "enter") return [say("figure-board-enter", taken)];
  const result = resultOf(values[node]);
  if (record.isLeaf(node))
    return [say("figure-board-enter", taken), say("figure-board-leaf", { result })];
  const returned = { ...taken, result, value: numeral(values[node]) };
  const what = show === "results" ? "result" : record.boundKind(node);
  return [say(`figure-board-${what}`, returned)];
}

/** Names the winner for messages. @param value X's. */
export const resultOf = (value: number) => (value > 0 ? "x" : value < 0 ? "o" : "draw");
