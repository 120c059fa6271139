/** Draws a figure of a search at one of its steps, with the sentence about it. */
import { drawBoardTree, drawNumberTree, provedText } from "./tree.ts";
import { svgOf } from "./sized-drawing.ts";
import { drawNumberLine } from "./number-line.ts";
import { svgElement, type SvgElement } from "../../base/svg-element.ts";
import { gameSnapshot, snapshotOf, type Snapshot } from "./snapshot.ts";
import { sentenceOf } from "../subject/step-sentence.ts";
import type { Knowledge } from "../../parts/search/node-state.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { FigureSearch, FigureStep } from "../subject/steps.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { FigureSubject } from "../subject/subject.ts";

/** @param chosen The root's child that a search with a bug chooses. */
export function stepView(
  { subject, record }: FigureSearch,
  step: FigureStep,
  words: Words,
  chosen?: number,
): { drawing: SvgElement; sentence: string } {
  const snapshot =
    subject.show === "ends" ? gameSnapshot(record, step) : snapshotOf(record, step, chosen);
  const drawing = record.isTree()
    ? withLine(record, subject, snapshot, words)
    : drawBoardTree(record, snapshot, boardLabels(record, subject, words));
  return {
    drawing: svgOf(drawing, titleOf(subject, words), record.isTree() ? "tree" : "tree boards"),
    sentence: sentenceOf(record, subject, step, words),
  };
}

function titleOf({ tree, board = "" }: FigureSubject, { say }: Words) {
  return tree === undefined ? say("figure-boards", { board }) : say("figure-tree", { tree });
}

function withLine(
  record: TreeRecord,
  { line }: FigureSubject,
  snapshot: Snapshot,
  { numeral, say }: Words,
) {
  const drawing = drawNumberTree(record, snapshot, numeral, { X: say("max"), O: say("min") });
  if (!line) return drawing;
  const values = record.tree.flatMap(({ value }) => (value === null ? [] : [value]));
  const width = Math.max(drawing.width, 340);
  const below = drawNumberLine(snapshot.window, values, width, numeral);
  const aside = (width - drawing.width) / 2;
  const down = `translate(0 ${drawing.height})`;
  return {
    width,
    height: drawing.height + below.height,
    elements: [
      svgElement("g", { transform: `translate(${aside} 0)` }, ...drawing.elements),
      svgElement("g", { class: "number-line", transform: down }, ...below.elements),
    ],
  };
}

function boardLabels(record: SearchRecord, { show }: FigureSubject, { say, numeral }: Words) {
  const resultText = (value: number) =>
    value === 0 ? say("draw") : say("wins", { player: value > 0 ? "X" : "O" });
  return (node: number, knowledge: Knowledge) => {
    const { state, value } = knowledge;
    if (value === null) return "";
    if (show === "ends") return record.isLeaf(node) ? resultText(value) : "";
    if (show === "results") return state === "exact" ? resultText(value) : "";
    return provedText(knowledge, numeral);
  };
}
