/** Where the nodes of a whole written-out tree are drawn, on a sheet or a sketch. Pure. */
import { layOutTree } from "./tidy.js";

/** A tree with more nodes is shown as a list only: a drawing of all of it would be too small to read. */
export const MOST_DRAWN = 120;

/** The room above the root and below the deepest leaf. */
const MARGIN = 30;

/**
 * @param {readonly import("../../pkg/web/cutoff.js").TreeNode[]} tree
 * @param {number} across From one column to the next.
 * @param {number} down From one ply to the next.
 * @returns {{ places: [number, number][], width: number, height: number }} The middle of each node, and
 * the size of the drawing.
 */
export function layOutWritten(tree, across, down) {
  const layout = layOutTree([...tree.keys()], (id) => tree[id].parent);
  const places = tree.map((_, id) => {
    const { column, row } = layout.places.get(id) ?? { column: 0, row: 0 };
    return /** @type {[number, number]} */ ([(column + 0.5) * across, row * down + MARGIN]);
  });
  return {
    places,
    width: layout.columns * across,
    height: (layout.rows - 1) * down + 2 * MARGIN,
  };
}
