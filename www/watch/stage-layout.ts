/** Places the nodes on a stage: a readable tree in full, otherwise the rows of its path. */
import { pathTo, visibleIds } from "../parts/search/branches.ts";
import { centre, spaceNodes, type CameraView, type Extent } from "../parts/tree/camera.ts";
import { layOutTree, pointsOf } from "../parts/tree/layout.ts";
import { layOutRows, type PlacedNodes } from "../parts/tree/rows.ts";
import type { CutReason } from "../parts/search/path-state.ts";
import type { PictureSubject } from "./picture/search-drawing.ts";

/** `points` has the middles and sizes of nodes, `all` is the view of the whole drawing. */
export type StageLayout = { ids: readonly number[]; points: PlacedNodes; all: CameraView };

type Tree = Pick<PictureSubject, "branches" | "style">;

/** Pixels between the drawing and the edge of the stage. */
const MARGIN = 10;
/** The size that sets the scale of every tree that opens, so that nodes keep their size. */
const TYPICAL = { columns: 10, rows: 3.6 };

const spaceOn = ({ width, height }: Extent, names = 0) => ({
  width: width - 2 * MARGIN - names,
  height: height - 2 * MARGIN,
});

/**
 * Places a whole tree in the widest style in which it is readable, and beside the names of its rows
 * if there is space. @param stage In pixels. @returns Null if no style is readable.
 */
export function placeInFull({ branches, style: wide }: Tree, stage: Extent, isMirrored: boolean) {
  if (branches.count > wide.mostInFull) return null;
  const ids = visibleIds(branches, 0, new Set(), wide.mostInFull);
  const layout = layOutTree(ids, branches.parent, wide.halfWidths);
  const beside = stage.width < 600 ? 44 : 140;
  const { narrow } = wide;
  for (const [attempt, style] of [wide, narrow, narrow].entries()) {
    if (!style) return null;
    const names = attempt < 2 ? beside : 0;
    const space = spaceOn(stage, names);
    const { across, down, scale, height, isReadable } = spaceNodes(style.spacing, layout, space);
    if (!isReadable) continue;
    // Leaves room on the outer sides of the outermost nodes.
    const column = Math.min(across, space.width / scale / layout.columns);
    const pointOf = pointsOf(layout, column, down, { x: column / 2, y: style.middle.y });
    const points = new Map(ids.map((id) => [id, pointOf(id)]));
    const all = centre({ width: layout.columns * column, height }, scale, stage);
    const aside = (isMirrored ? 1 : -1) * (names / 2 / scale);
    return { style, layout: { ids, points, all: { ...all, x: all.x + aside } } };
  }
  return null;
}

/** Places a tree with an open path in rows, and leaves room for the `best` nodes and a cut. */
export function placeRows(
  { branches, style }: Tree,
  ids: readonly number[],
  stage: Extent,
  best: number[],
  { here, opened, why }: { here: number; opened: ReadonlySet<number>; why: CutReason | null },
): StageLayout {
  const path = pathTo(branches, here);
  const depth = path.length - 1;
  const near = new Set([depth - 1, depth, depth + 1]);
  const large = new Set(path.concat(best.map(branches.idOf)));
  if (why) {
    const owner = path.indexOf(branches.idOf(why.owner));
    near.add(owner).add(owner + 1);
    for (const node of [why.answer, why.closing]) large.add(branches.idOf(node));
  }
  for (const id of opened) {
    const row = pathTo(branches, id).length;
    near.add(row - 1).add(row);
  }
  const space = spaceOn(stage);
  const tree = { ids, parent: branches.parent, path, large, near, word: style.word };
  const { scale: wanted } = spaceNodes(style.spacing, TYPICAL, space);
  const spacing = { ...(style.closed?.spacing ?? style.spacing), middle: style.middle };
  const { points, scale } = layOutRows(tree, spacing, space, wanted);
  const size = { width: space.width / scale, height: space.height / scale };
  return { ids: ids.filter((id) => points.has(id)), points, all: centre(size, scale, stage) };
}
