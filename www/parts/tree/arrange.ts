/** Where the nodes on a stage are: all of a tree that can be read at once, else the rows of its path. Pure. */
import { pathTo } from "../search/branches.ts";
import { centred, spacing } from "./camera.ts";
import { layOutTree, placesOf } from "./layout.ts";
import { layOutRows } from "./rows.ts";
import { shownAt } from "./visible-part.ts";
import type { CutReason } from "../search/cut-reason.ts";
import type { CameraView, Size } from "./camera.ts";
import type { Placed } from "./rows.ts";
import type { Pictured } from "./search-drawing.ts";

/** The nodes that are drawn, their middles and sizes, and all of the drawing. */
export interface Arranged {
  ids: readonly number[];
  places: Map<number, Placed>;
  all: CameraView;
}

type Tree = Pick<Pictured, "branches" | "figure">;

/** Pixels between the drawing and the edge of the stage. */
const MARGIN = 10;
/** The columns and rows by which a tree is scaled that opens and closes: its nodes keep their size. */
const TYPICAL = { columns: 10, rows: 3.6 };

/** What the drawing has of a stage. */
const roomOf = ({ width, height }: Size) => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
});

/** Whether all of a tree can be read at once. @param stage In pixels. */
export function fits({ branches, figure }: Tree, stage: Size) {
  if (branches.count > figure.whole) return false;
  const all = shownAt(branches, 0, new Set(), figure.whole);
  return spacing(figure.grain, layOutTree(all, branches.parent), roomOf(stage)).fits;
}

/** Places a tree that can be read at once. */
export function placeWhole(
  { branches, figure: { grain, middle } }: Tree,
  ids: readonly number[],
  stage: Size,
): Arranged {
  const layout = layOutTree(ids, branches.parent);
  const { across, down, scale, ...size } = spacing(grain, layout, roomOf(stage));
  const placeOf = placesOf(layout, across, down, middle);
  const places = new Map(ids.map((id) => [id, placeOf(id)]));
  return { ids, places, all: centred(size, scale, stage) };
}

/**
 * Places a tree of which a path is open, in rows.
 * @param stage In pixels, and whether its count is at the right.
 * @param here Where the search is.
 * @param opened What the visitor opened.
 * @param why What the step is about, if it cuts.
 */
export function placeRows(
  { branches, figure }: Tree,
  shown: readonly number[],
  stage: Size & { isMirrored: boolean },
  { here, opened, why }: { here: number; opened: ReadonlySet<number>; why: CutReason | null },
): Arranged {
  const path = pathTo(branches, here);
  const depth = path.length - 1;
  const near = new Set([depth - 1, depth, depth + 1]);
  const large = new Set(path);
  if (why) {
    const owner = path.indexOf(branches.idOf(why.owner));
    near.add(owner).add(owner + 1);
    for (const node of [why.answer, why.closing]) large.add(branches.idOf(node));
  }
  for (const id of opened) {
    const row = pathTo(branches, id).length;
    near.add(row - 1).add(row);
  }
  const room = roomOf(stage);
  const tree = { shown, parent: branches.parent, path, large, near, word: figure.word };
  const { scale: wanted } = spacing(figure.grain, TYPICAL, room);
  const { isMirrored } = stage;
  const grain = { ...figure.grain, middle: figure.middle };
  const { places, scale } = layOutRows(tree, grain, { ...room, isMirrored }, wanted);
  const size = { width: room.width / scale, height: room.height / scale };
  return { ids: shown.filter((id) => places.has(id)), places, all: centred(size, scale, stage) };
}
