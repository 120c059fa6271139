/** A written-out tree, drawn: what the search knows of each node, where it is, and what it cuts. */
import { drawTree } from "../../parts/tree/drawing.js";
import { layOutTree, placesOf } from "../../parts/tree/layout.js";
import { nodeFigure } from "../../parts/tree/node-figure.js";

/** @import { TreeRecord } from "../../parts/search/tree-record.js" */
/** @import { Scene } from "./types.d.ts" */
/** @import { NodeSize } from "../../parts/tree/types.d.ts" */
/** @import { Look } from "../../parts/search/types.d.ts" */
/** @import { SvgShape } from "../../base/types.d.ts" */

/** From one ply to the next, and the room around the tree. */
const [DOWN, AROUND] = [78, 8];
/** From one column to the next: a narrow tree has more room. */
const across = (/** @type {number} */ columns) => (columns <= 6 ? 64 : 50);
/** Half the height of an inner node. */
const HIGH = 19;
/** @type {NodeSize} */
const SIZE = {
  leaf: { wide: 20, high: 16 },
  inner: { wide: 27, tip: HIGH, base: HIGH },
  text: 15,
};

/**
 * @param {TreeRecord} record
 * @param {Scene} scene
 * @param {(value: number) => string} figure Writes a value in the page's digits.
 * @returns {{ shapes: SvgShape[], width: number, height: number }}
 */
export function drawWritten({ tree }, { look, marks }, figure) {
  const ids = [...tree.keys()];
  const parent = (/** @type {number} */ id) => tree[id].parent;
  const layout = layOutTree(ids, parent);
  const wide = across(layout.columns);
  /** @param {number} id @param {Look} known */
  const textOf = (id, known) => {
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

/** What is known of a node, in a few signs; nothing that proves nothing. @param {Look} look @param {(value: number) => string} figure */
export function lookSigns({ value, proves }, figure) {
  if (value === null || proves === null) return "";
  return `${{ exact: "", least: "≥ ", most: "≤ " }[proves]}${figure(value)}`;
}
