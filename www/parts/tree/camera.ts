/** Scales a tree to its stage, and moves the view. */
import { clamp } from "../../base/clamp.ts";
import type { NodeSpacing } from "./rows.ts";
import type { NodePoint } from "./layout.ts";

export type Extent = { width: number; height: number };

export type CameraView = NodePoint & Extent;

/** Pixels per unit. Nodes are readable, and grow above normal size only on wide stages. */
const SCALES = { least: 0.65, most: 1.5, wide: 800 };
/** The share of the view at each edge that the current node must not enter. */
const EDGE_SHARE = 0.15;

/** Spaces nodes, in the drawing's units, to fill a stage in pixels. */
export function spaceNodes(
  { width, height, ...ranges }: NodeSpacing,
  { columns, rows }: { columns: number; rows: number },
  stage: Extent,
) {
  const gaps = [columns - 1, rows - 1];
  const least = [width + gaps[0] * ranges.across[0], height + gaps[1] * ranges.down[0]];
  const wanted = Math.min(stage.width / least[0], stage.height / least[1]);
  const most = Math.max(SCALES.most, stage.width / SCALES.wide);
  const scale = clamp(wanted, [SCALES.least, most]);
  const across = clamp((stage.width / scale - width) / Math.max(gaps[0], 1), ranges.across);
  const down = clamp((stage.height / scale - height) / Math.max(gaps[1], 1), ranges.down);
  const isReadable = wanted >= SCALES.least;
  return { scale, across, down, height: height + gaps[1] * down, isReadable };
}

/** Centres a drawing, in its own units, on a stage in pixels. */
export function centre(drawing: Extent, scale: number, stage: Extent): CameraView {
  const view = { width: stage.width / scale, height: stage.height / scale };
  return { ...view, x: (drawing.width - view.width) / 2, y: (drawing.height - view.height) / 2 };
}

/** Moves a view just far enough for a point to be well inside. */
export function bringInside(view: CameraView, { x, y }: NodePoint): CameraView {
  const move = (from: number, size: number, at: number) =>
    clamp(from, [at - size * (1 - EDGE_SHARE), at - size * EDGE_SHARE]);
  return { ...view, x: move(view.x, view.width, x), y: move(view.y, view.height, y) };
}

/** Keeps a view in place when the tree is rearranged, with the end of `path` in view. */
export function keepInPlace(
  view: CameraView,
  before: ReadonlyMap<number, NodePoint>,
  points: ReadonlyMap<number, NodePoint>,
  path: readonly number[],
): CameraView {
  const fixed = path.findLast((id) => before.has(id) && points.has(id)) ?? 0;
  const [from, to] = [before, points].map((all) => all.get(fixed) ?? { x: 0, y: 0 });
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y };
  return bringInside(moved, points.get(path[path.length - 1]) ?? to);
}
