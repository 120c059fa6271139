/** A written-out tree, drawn: what the search knows of each node, where it is, and what it cuts. */
import { drawTree } from "../../parts/tree/drawing.ts";
import { layOutTree, placesOf } from "../../parts/tree/layout.ts";
import { nodeFigure } from "../../parts/tree/node-figure.ts";
import type { TreeRecord } from "../../parts/search/tree-record.ts";
import type { Scene } from "./scene.ts";
import type { NodeSize } from "../../parts/tree/node-figure.ts";
import type { Look } from "../../parts/search/node-state.ts";
import type { SvgShape } from "../../base/svg-shape.ts";

/** From one ply to the next, and the room around the tree. */
const [DOWN, AROUND] = [78, 8];
/** From one column to the next: a narrow tree has more room. */
const across = (columns: number) => (columns <= 6 ? 64 : 50);
/** Half the height of an inner node. */
const HIGH = 19;
const SIZE: NodeSize = {
  leaf: { wide: 20, high: 16 },
  inner: { wide: 27, tip: HIGH, base: HIGH },
  text: 15,
};

/** @param figure Writes a value in the page's digits. */
export function drawWritten(
  { tree }: TreeRecord,
  { look, marks }: Scene,
  figure: (value: number) => string,
): { shapes: SvgShape[]; width: number; height: number } {
  const ids = [...tree.keys()];
  const parent = (id: number) => tree[id].parent;
  const layout = layOutTree(ids, parent);
  const wide = across(layout.columns);
  const textOf = (id: number, known: Look) => {
    const { children, name, value } = tree[id];
    return children.length === 0 ? (name ?? figure(value ?? 0)) : lookSigns(known, figure);
  };
  const shapes = drawTree({
    ids,
    parent,
    look,
    marks,
    placeOf: placesOf(layout, wide, DOWN, { x: AROUND + wide / 2, y: AROUND + HIGH }),
    figure: nodeFigure(tree, SIZE, textOf),
  });
  return {
    shapes,
    width: 2 * AROUND + layout.columns * wide,
    height: 2 * (AROUND + HIGH) + (layout.rows - 1) * DOWN,
  };
}

/** What is known of a node, in a few signs; nothing that proves nothing. */
export function lookSigns({ value, proves }: Look, figure: (value: number) => string) {
  if (value === null || proves === null) return "";
  return `${{ exact: "", least: "≥ ", most: "≤ " }[proves]}${figure(value)}`;
}
