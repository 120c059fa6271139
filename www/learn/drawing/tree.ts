/** Draws a tree of numbers or boards: the state of each node, the current node, and the cuts. */
import { drawTree } from "../../parts/tree/drawing.ts";
import { layOutTree, pointsOf, type NodePoint } from "../../parts/tree/layout.ts";
import { nodeStyle, type NodeSize } from "../../parts/tree/node-style.ts";
import { rounded } from "../../base/rounded.ts";
import { svgElement } from "../../base/svg-element.ts";
import { miniBoardSize } from "../../parts/board/mini.ts";
import { LABEL_HEIGHT, boardNodeStyle, framedSize } from "../../parts/tree/board-node-style.ts";
import type { Snapshot } from "./snapshot.ts";
import { isDrawn } from "../subject/steps.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Knowledge } from "../../parts/search/node-state.ts";
import type { SizedDrawing } from "./sized-drawing.ts";
import type { SearchRecord } from "../../parts/search/record.ts";
import type { GameDescription } from "../../../pkg/whole/cutoff.js";

const PLY_GAP = 78;
const MARGIN = 8;
/** Returns the distance between columns. It is greater in narrow trees. */
const across = (columns: number) => (columns <= 6 ? 64 : 50);
/** Half the height of an inner node. */
const HALF = 19;
const SIZE: NodeSize = {
  leaf: { wide: 20, high: 16 },
  inner: { wide: 27, tip: HALF, base: HALF },
  text: 15,
};

/** The space for the name of a row, and its distance below the middle of the row. */
const NAME = { wide: 54, down: 5 };

/**
 * @param numeral Writes a value in the page's digits.
 * @param sides The names of MAX and MIN, for their rows.
 */
export function drawNumberTree(
  { tree }: TreeRecord,
  { knowledgeOf, marks }: Snapshot,
  numeral: (value: number) => string,
  sides: Record<string, string>,
): SizedDrawing {
  const ids = [...tree.keys()];
  const parent = (id: number) => tree[id].parent;
  const layout = layOutTree(ids, parent);
  const wide = across(layout.columns);
  const inner = ids.filter((id) => tree[id].children.length > 0);
  const startOf = (id: number) => {
    const { column = 0, row = 0 } = layout.slots.get(id) ?? {};
    return { row, left: MARGIN + (column + 0.5) * wide - SIZE.inner.wide };
  };
  // A row that starts far to the left needs more space for its name.
  const rows = new Map(inner.map((id) => [startOf(id).row, tree[id].player]));
  const begun = ids.map(startOf).filter(({ row }) => rows.has(row));
  const aside = Math.max(0, NAME.wide - Math.min(...begun.map(({ left }) => left)));
  const textOf = (id: number, knowledge: Knowledge) => {
    const { children, name, value } = tree[id];
    return children.length === 0 ? (name ?? numeral(value ?? 0)) : provedText(knowledge, numeral);
  };
  const elements = drawTree({
    ids,
    parent,
    knowledgeOf,
    marks,
    pointOf: pointsOf(layout, wide, PLY_GAP, { x: aside + MARGIN + wide / 2, y: MARGIN + HALF }),
    style: nodeStyle(tree, SIZE, textOf),
  });
  const names = [...rows].map(([row, side]) => {
    const y = MARGIN + HALF + row * PLY_GAP + NAME.down;
    return svgElement("text", { class: "side", x: MARGIN / 2, y }, sides[side]);
  });
  return {
    elements: [...elements, ...names],
    // The same space on the right, so that the tree is centred.
    width: 2 * (aside + MARGIN) + layout.columns * wide,
    height: 2 * (MARGIN + HALF) + (layout.rows - 1) * PLY_GAP,
  };
}

/** Writes a node's value or bound, such as ≥ 3; empty if the value proves nothing. */
export function provedText({ value, proves }: Knowledge, numeral: (value: number) => string) {
  if (value === null || proves === null) return "";
  return `${{ exact: "", lower: "≥ ", upper: "≤ " }[proves]}${numeral(value)}`;
}

/** Spaces: between boards, above each for its edge, around all, and above the root for names. */
const GAP = { across: 20, down: 26, around: 6, names: 10 };

/** @param label Writes the text below a board. */
export function drawBoardTree(
  record: SearchRecord,
  { knowledgeOf, marks }: Snapshot,
  label: (node: number, knowledge: Knowledge) => string,
): SizedDrawing {
  const { shape, trace } = record;
  const { width, height } = framedSize(shape);
  const [across, down] = [width + GAP.across, height + GAP.down + LABEL_HEIGHT];
  const ids = [...trace.parents.keys()].filter((node) => isDrawn(record, node));
  const parent = (node: number) => trace.parents[node];
  const layout = layOutTree(ids, parent);
  const top = GAP.around + GAP.names;
  const first = { x: GAP.around + width / 2, y: top + height / 2 };
  const pointOf = pointsOf(layout, across, down, first);
  const style = boardNodeStyle(shape, {
    board: (node) => record.board(node),
    move: (node) => (node === 0 ? null : trace.moves[node]),
    label,
  });
  return {
    elements: [
      ...drawTree({ ids, parent, pointOf, knowledgeOf, marks, style }),
      ...drawNames(shape, pointOf(0)),
    ],
    width: 2 * GAP.around + layout.columns * across - GAP.across,
    height: top + GAP.around + layout.rows * down - GAP.down,
  };
}

/** Draws the names of columns and rows at the root's board, because the text uses them. */
function drawNames(shape: GameDescription, middle: NodePoint) {
  const { width, height } = miniBoardSize(shape);
  const [x, y] = [middle.x - width / 2, middle.y - height / 2];
  const column = width / shape.columns;
  const row = height / shape.rows;
  return [
    ...shape.columnNames.map((name, n) =>
      svgElement("text", { class: "name", x: rounded(x + (n + 0.5) * column), y: y - 6 }, name),
    ),
    ...shape.rowNames.map((name, n) =>
      svgElement("text", { class: "name", x: x - 9, y: rounded(y + (n + 0.5) * row + 3) }, name),
    ),
  ];
}
