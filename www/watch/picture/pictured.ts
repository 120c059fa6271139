/** Prepares the drawing and the caption of a search. */
import { sure } from "../../base/sure.ts";
import { say } from "../../messages/index.ts";
import { figure } from "../../messages/figures.ts";
import { positionBranches, writtenBranches, type Branches } from "../../parts/search/branches.ts";
import { knowledgeText, valueIn } from "../../parts/search/value-text.ts";
import { LABEL, boardFigure, framedSize, type StageFigure } from "../../parts/tree/board-figure.ts";
import { nodeFigure, type NodeSize } from "../../parts/tree/node-figure.ts";
import { leafText } from "../../parts/tree/node-names.ts";
import type { Knowledge } from "../../parts/search/node-state.ts";
import type { Scoring } from "../../parts/search/choice.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Grain } from "../../parts/tree/rows.ts";
import type { Pictured } from "../../parts/tree/search-drawing.ts";

const SIZE: NodeSize = {
  leaf: { wide: 17, high: 15 },
  inner: { wide: 30, tip: 22, base: 18 },
  text: 13,
};
const GRAIN: Grain = { width: 62, height: 44, across: [62, 130], down: [58, 124] };
/** The room beside an inner node and beside a leaf, and the gap between families, in columns. */
const [INNER, LEAF, FAMILY] = [0.5, 0.3, 0.05];

/** The gap between boards, and the width of a label with a winner. */
const [GAP, WIDE] = [8, 46];
/** Trees up to this width are drawn in full. */
const IN_FULL = 1200;

export function picturedTree(record: TreeRecord): Pictured {
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  return {
    record,
    branches: writtenBranches(record),
    figure: figureOfTree(record),
    write: figure,
    scoring: say("scoring-tree"),
    // A depth limit makes the tree no smaller.
    cost: say("tree-of", { algorithm, ...record.counts(Infinity) }),
  };
}

function figureOfTree(record: TreeRecord): StageFigure {
  const { tree } = record;
  const textOf = (id: number, knowledge: Knowledge) => {
    if (tree[id].children.length === 0) return leafText(tree[id]);
    const node = record.visit(id);
    const isEstimate = knowledge.proves === "exact" && node >= 0 && record.isEstimate(node);
    return knowledgeText(knowledge, figure, isEstimate);
  };
  return {
    ...nodeFigure(tree, SIZE, textOf),
    grain: GRAIN,
    middle: { x: GRAIN.width / 2, y: SIZE.inner.tip },
    word: (id) => (id === 0 ? say("tree-path-root") : figure(record.branch(id))),
    mostInFull: 90,
    room(id) {
      const { children, parent } = tree[id];
      if (children.length > 0) return { left: INNER, right: INNER };
      const family = tree[parent].children;
      const gap = (isOuter: boolean) => LEAF + (isOuter ? FAMILY : 0);
      return { left: gap(family[0] === id), right: gap(family[family.length - 1] === id) };
    },
  };
}

/** @param depth In plies; null for no limit. */
export function picturedPosition(
  record: SearchRecord,
  scoring: Scoring,
  depth: number | null,
): Pictured {
  const branches = positionBranches(record);
  const write = (value: number | null) => valueIn(record, value);
  return {
    record,
    branches,
    figure: figureOfBoards(record, branches, write),
    write,
    scoring: record.isLimited
      ? say("scoring-estimate")
      : say(`scoring-${scoring}`, { most: record.shape.longest + 1 }),
    cost: costText(record, depth),
  };
}

function figureOfBoards(
  record: SearchRecord,
  branches: Branches,
  write: (value: number) => string,
): StageFigure {
  const { width, height } = framedSize(record.shape);
  const wide = GAP + (record.isLimited ? Math.max(width, WIDE) : width);
  return {
    ...boardFigure(record.shape, {
      board: (id) => record.board(sure(branches.nodeOf(id))),
      move: (id) => (id === 0 ? null : branches.moveOf(id)),
      name: (cell) => say("cell-name", { cell }),
      label(id, knowledge) {
        const node = branches.nodeOf(id);
        return knowledgeText(knowledge, write, node !== null && record.isEstimate(node));
      },
    }),
    grain: {
      width: wide,
      height: height + LABEL + 4,
      across: [wide, Math.max(wide, 2.2 * width)],
      down: [height + LABEL + 18, height + LABEL + 48],
    },
    middle: { x: wide / 2, y: height / 2 + 2 },
    word: (id) =>
      id === 0 ? say("tree-path-root") : say("cell-name", { cell: branches.moveOf(id) }),
    mostInFull: Math.min(40, Math.floor(IN_FULL / width)),
  };
}

function costText(record: SearchRecord, depth: number | null) {
  const algorithm = record.pruning ? "alphaBeta" : "minimax";
  const { nodes } = record.trace;
  if (depth === null || !record.isLimited) return say("search-of", { algorithm, nodes });
  return say("search-of-limited", { algorithm, nodes, depth });
}
