/** Fits a tree into a box. */
import { clamp } from "../../base/clamp.ts";
import { layOutTree, pointsOf, type NodePoint } from "../../parts/tree/layout.ts";
import type { Range } from "../../base/whole-number.ts";
import type { Extent } from "../../parts/tree/camera.ts";
import type { TreeNode } from "../../../pkg/whole/cutoff.js";

/** The distances in a drawing and around it, in pixels. */
export interface TreeSpacing {
  /** The distance from one column to the next. */
  across: Range;
  /** The distance from one ply to the next. */
  down: Range;
  above: number;
  below: number;
}

/** Places the nodes, parents first. The drawing can be larger than the box. */
export function fitTree(tree: readonly TreeNode[], box: Extent, spacing: TreeSpacing) {
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
function leastGapOf(tree: readonly TreeNode[], points: NodePoint[]) {
  const inner = points.filter((_, index) => tree[index].children.length > 0);
  const besides = inner.flatMap((point) =>
    points.filter((other) => other !== point && other.y === point.y).map(({ x }) => x - point.x),
  );
  return Math.min(...besides.map(Math.abs));
}
