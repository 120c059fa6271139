/**
 * Lays out a tree with an open path in rows that fit the stage. If necessary, rows far above the
 * current node become a line of words. In a narrow row, nodes beside the path are smaller.
 */
import type { Range } from "../../base/whole-number.ts";
import type { Branches } from "../search/branches.ts";
import type { NodePoint } from "./layout.ts";
import type { Extent } from "./camera.ts";

/** The point and scale of a node. In a folded row, a node has a word. */
export type PlacedNode = NodePoint & { size?: number; word?: Extent & { text: string } };
export type PlacedNodes = Map<number, PlacedNode>;

/** Sizes in units of the drawing: of a node with its label, and the distances between nodes. */
export type NodeSpacing = Extent & { across: Range; down: Range };

/** Sizes of words in pixels, so that they are readable and clickable on every stage. */
const WORD = { height: 24, letter: 8, around: 10, apart: 10 };
/** Pixels between a line of words and its neighbours. */
const WORD_GAP = 10;
/** Reserves room for this many rows, so that the first replies do not move the root. */
const RESERVED_ROWS = 3;
/** The share of the way by which a group moves to its parent. At 1, paths reach the edge. */
const PULL_SHARE = 0.5;

interface OpenTree {
  /** Row by row, from the root. */
  ids: readonly number[];
  parent: Branches["parent"];
  /** The nodes from the root to the current node. */
  path: readonly number[];
  /** Nodes that stay large: the path, and the nodes of the current step. */
  large: ReadonlySet<number>;
  /** Rows that are never folded. */
  near: ReadonlySet<number>;
  word: (id: number) => string;
}

/** Places the nodes that are drawn. @param stage In pixels. @param most Pixels per unit. */
export function layOutRows(
  tree: OpenTree,
  spacing: NodeSpacing & { middle: NodePoint },
  stage: Extent,
  most: number,
): { points: PlacedNodes; scale: number } {
  const { ids, parent, path, large, word } = tree;
  const rows = rowsOf(ids, parent);
  const folded = foldedRows(rows.length, tree, spacing, stage.height, most);
  const heights = heightsOf(rows.length, folded, spacing);
  const scale = Math.min(most, (stage.height - heights.words) / heights.rows);
  const space = { width: stage.width / scale, height: stage.height / scale };
  const left = space.height - heights.rows - heights.words / scale;
  const { above, more } = sharedSpace(left, rows.length, folded, spacing);

  const points: PlacedNodes = new Map();
  let top = above;
  rows.forEach((groups, row) => {
    if (folded.has(row)) {
      if (folded.has(row - 1)) return;
      const line = path.slice(row).findIndex((_, index) => !folded.has(row + index));
      if (row > 0) top += WORD_GAP / scale;
      const from = row > 0 ? points.get(path[row - 1])?.x : undefined;
      const placed = { word, space: stage.width, scale, from, y: top };
      placeWords(points, path.slice(row, row + line), placed);
      top += (WORD.height + WORD_GAP) / scale + more;
      return;
    }
    const widthOf = widthsOf(groups.flat(), large, spacing.across, space.width);
    const parents = groups.map(([id]) => points.get(parent(id))?.x ?? space.width / 2);
    const wide = groups.map((group) => group.reduce((sum, id) => sum + widthOf(id), 0));
    const starts = startsOf(wide, parents, space.width);
    groups.forEach((ids, index) => {
      let x = starts[index];
      for (const id of ids) {
        const [width, y] = [widthOf(id), top + spacing.middle.y];
        points.set(id, { x: x + width / 2, y, size: Math.min(1, width / spacing.across[0]) });
        x += width;
      }
    });
    top += spacing.height + (folded.has(row + 1) ? 0 : gapOf(spacing) + more);
  });
  return { points, scale };
}

const gapOf = ({ down, height }: NodeSpacing) => down[0] - height;

/** Folds the first rows that may be folded, until the others fit. @param height In pixels. */
function foldedRows(
  count: number,
  { path, near }: OpenTree,
  spacing: NodeSpacing,
  height: number,
  scale: number,
) {
  const folded: Set<number> = new Set();
  const last = Math.min(path.length, count) - 1;
  for (let row = 0; row < last; row += 1) {
    const { words, rows } = heightsOf(count, folded, spacing);
    if (rows * scale + words <= height) break;
    if (!near.has(row)) folded.add(row);
  }
  return folded;
}

/** `words` is in pixels, `rows` in units of the drawing. */
function heightsOf(count: number, folded: ReadonlySet<number>, spacing: NodeSpacing) {
  const lines = [...folded].filter((row) => !folded.has(row - 1));
  const words = lines.reduce((sum, row) => sum + WORD.height + (row === 0 ? 1 : 2) * WORD_GAP, 0);
  const open = count - folded.size;
  const stretches = lines.length + (folded.has(0) ? 0 : 1);
  return { words, rows: open * spacing.height + (open - stretches) * gapOf(spacing) };
}

/**
 * Divides spare space among the gaps, as if there were `RESERVED_ROWS` rows. @param left In units.
 * @returns The space above the first row, and the increase of each gap.
 */
function sharedSpace(
  left: number,
  count: number,
  folded: ReadonlySet<number>,
  { down: [least, most] }: NodeSpacing,
): { above: number; more: number } {
  const missing = Math.max(RESERVED_ROWS - count, 0);
  const gaps = count - 1 - folded.size + (folded.has(0) ? 1 : 0);
  const shared = left - missing * least;
  const more = Math.max(0, Math.min(shared / Math.max(gaps + missing, 1), most - least));
  return { above: Math.max(0, shared - (gaps + missing) * more) / 2, more };
}

type WordLine = Pick<OpenTree, "word"> & { space: number; scale: number; from?: number; y: number };

/** Places folded rows as a line of words. A long line keeps its first word and its end. */
function placeWords(
  points: PlacedNodes,
  path: readonly number[],
  { word, space, scale, from, y }: WordLine,
) {
  let words = path.map((id) => ({ id, text: word(id) }));
  const widthOf = (text: string) => [...text].length * WORD.letter + WORD.around;
  const total = () =>
    words.reduce((sum, { text }) => sum + widthOf(text) + WORD.apart, -WORD.apart);
  while (total() > space && words.length > 3) {
    words = [words[0], { id: words[2].id, text: "…" }, ...words.slice(3)];
  }
  const width = total();
  const middle = (from === undefined ? space / 2 : from * scale) - width / 2;
  let x = Math.max(0, Math.min(space - width, middle));
  for (const { id, text } of words) {
    const wide = widthOf(text);
    points.set(id, {
      x: (x + wide / 2) / scale,
      y: y + WORD.height / scale / 2,
      size: 1 / scale,
      word: { text, width: wide, height: WORD.height },
    });
    x += wide + WORD.apart;
  }
}

function rowsOf(visible: readonly number[], parent: Branches["parent"]) {
  const rows: number[][][] = [[[visible[0]]]];
  const depths = new Map([[visible[0], 0]]);
  for (const id of visible.slice(1)) {
    const depth = (depths.get(parent(id)) ?? 0) + 1;
    depths.set(id, depth);
    const groups = (rows[depth] ??= []);
    const last = groups.at(-1);
    if (last && parent(last[0]) === parent(id)) last.push(id);
    else groups.push([id]);
  }
  return rows;
}

function widthsOf(
  ids: readonly number[],
  large: ReadonlySet<number>,
  [least, most]: Range,
  space: number,
): (id: number) => number {
  const share = space / ids.length;
  if (share >= least) return () => Math.min(share, most);
  const count = ids.filter((id) => large.has(id)).length;
  const small = (space - count * least) / Math.max(ids.length - count, 1);
  return (id) => (large.has(id) ? least : small);
}

/** Places each group near its parent, without overlaps and within the stage. */
function startsOf(widths: readonly number[], parents: readonly number[], space: number) {
  const starts: number[] = [];
  let end = 0;
  widths.forEach((width, index) => {
    const middle = space / 2 + PULL_SHARE * (parents[index] - space / 2);
    starts.push(Math.max(end, middle - width / 2));
    end = starts[index] + width;
  });
  let next = space;
  for (let index = widths.length - 1; index >= 0; index -= 1) {
    starts[index] = Math.min(starts[index], next - widths[index]);
    next = starts[index];
  }
  return starts;
}
