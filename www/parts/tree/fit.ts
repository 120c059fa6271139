/** Fits a tree into a box, and numbers its branches. */
import { layOutTree, pointsOf, type NodePoint } from "./layout.ts";
import type { Range } from "../../base/whole-number.ts";
import type { Extent } from "./camera.ts";
import type { TreeNode } from "../../../pkg/whole/cutoff.js";

export type NamedTree = readonly Pick<TreeNode, "parent" | "children">[];

/** The distances in a drawing and around it, in pixels. */
export interface TreeSpacing {
  /** The distance from one column to the next. */
  across: Range;
  /** The distance from one ply to the next. */
  down: Range;
  above: number;
  below: number;
}

/** Larger trees are shown as lists only. */
export const MOST_DRAWN = 120;

/** Places the nodes, parents first. The drawing can be larger than the box. */
export function fitTree(tree: NamedTree, box: Extent, spacing: TreeSpacing) {
  const layout = layOutTree([...tree.keys()], (index) => tree[index].parent);
  const plies = layout.rows - 1;
  const across = clamp(box.width / layout.columns, spacing.across);
  const down = clamp((box.height - spacing.above - spacing.below) / plies, spacing.down);
  const points = [...tree.keys()].map(
    pointsOf(layout, across, down, { x: across / 2, y: spacing.above }),
  );
  const [width, height] = [layout.columns * across, plies * down + spacing.above + spacing.below];
  return { points, width, height, across, down, leastGap: leastGapOf(tree, points) };
}

/** Finds the least distance between an inner node and any other node of its row. */
function leastGapOf(tree: NamedTree, points: NodePoint[]) {
  const inner = points.filter((_, index) => tree[index].children.length > 0);
  const besides = inner.flatMap((point) =>
    points.filter((other) => other !== point && other.y === point.y).map(({ x }) => x - point.x),
  );
  return Math.min(...besides.map(Math.abs));
}

/** Limits a value to a range. */
export const clamp = (value: number, [least, most]: Range) =>
  Math.max(least, Math.min(most, value));

/** Lists the branch numbers, from 1, on the path to each node. Parents come first in `tree`. */
export function pathsOf(tree: NamedTree) {
  const paths: number[][] = [[]];
  for (const [node, { parent }] of tree.entries())
    if (node > 0) paths.push([...paths[parent], tree[parent].children.indexOf(node) + 1]);
  return paths;
}
