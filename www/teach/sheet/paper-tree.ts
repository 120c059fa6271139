/**
 * Lays out trees on paper, in millimetres. Nodes are at least 8 mm wide and high. Inner nodes have
 * room for α and β.
 */
import { isCutBranch } from "../../parts/exercise/cuts.ts";
import { layOutTree, pointsOf } from "../../parts/tree/layout.ts";
import type { Extent } from "../../parts/tree/camera.ts";
import type { NodeSize } from "../../parts/tree/node-style.ts";
import type { TreeNode, TreeTrace } from "../../../pkg/whole/cutoff.js";

const PLY_HEIGHT = 21;
export const NODE_SIZE: NodeSize = {
  leaf: { wide: 4.05, high: 4.05 },
  inner: { wide: 5.5, tip: 5, base: 5 },
  text: 3.9,
  letter: 2.4,
};
/** The position of α and β, relative to the middle of their node. */
export const WINDOW_POSITION = { left: 6.2, line: 3.2, width: 9, alpha: -1.2, beta: 4.2 };
/** The widths on both sides of a node's middle, for a leaf's gap or an inner node's α and β. */
const HALF_WIDTHS = {
  leaf: { left: 4.6, right: 4.6 },
  inner: { left: 6, right: WINDOW_POSITION.left + WINDOW_POSITION.width + 0.9 },
};

/**
 * The area within the margins of both A4 and Letter, minus what Chromium reserves.
 * www/style/paper.css has the same heights.
 */
export const PAPER = {
  portrait: { width: 186, height: 244 },
  landscape: { width: 254, height: 176 },
};
/** The heights of a page's header and footer and of a tree's text, and the gap between trees. */
const [FRAME, HEADING, GAP] = [44, 14, 2];

/** @param tree Parents come first. */
export function layOutPaper(tree: TreeNode[]) {
  const widthsOf = (index: number) =>
    HALF_WIDTHS[tree[index].children.length > 0 ? "inner" : "leaf"];
  const layout = layOutTree([...tree.keys()], (index) => tree[index].parent, widthsOf);
  const top = NODE_SIZE.inner.tip + 1;
  const points = [...tree.keys()].map(pointsOf(layout, 1, PLY_HEIGHT, { x: 0.5, y: top }));
  return { points, width: layout.columns, height: (layout.rows - 1) * PLY_HEIGHT + 2 * top };
}

const LARGEST_SCALE = 1.4;

/**
 * Distributes trees over pages, at the largest common scale that adds no page. @param sizes In
 * millimetres. @returns Null if a tree does not fit on a page.
 */
export function paginate(sizes: Extent[]) {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const orientation: keyof typeof PAPER = widest <= PAPER.portrait.width ? "portrait" : "landscape";
  const page = PAPER[orientation];
  const pages = stack(sizes, page, 1);
  if (!pages) return null;
  let scale = 1;
  for (let next = 1.05; next <= LARGEST_SCALE && widest * next <= page.width; next += 0.05) {
    if (stack(sizes, page, next)?.length === pages.length) scale = next;
  }
  const columns = columnsOf(sizes, page, scale);
  return { orientation, scale, columns, pages: stack(sizes, page, scale) ?? pages };
}

/** @returns Null if a tree does not fit on a page. */
function stack(sizes: Extent[], page: Extent, scale: number): number[][] | null {
  const space = page.height - FRAME;
  const pages: number[][] = [[]];
  let left = space;
  const columns = columnsOf(sizes, page, scale);
  if (columns === 0) return null;
  for (let index = 0; index < sizes.length; index += columns) {
    const row = sizes.slice(index, index + columns);
    const needed = Math.max(...row.map(({ height }) => height)) * scale + HEADING;
    if (needed > space) return null;
    if (needed > left) {
      pages.push([]);
      left = space;
    }
    left -= needed;
    pages[pages.length - 1].push(...row.map((_, at) => index + at));
  }
  return pages;
}

/** @returns 2 if two trees fit side by side, 1 if one fits, otherwise 0. */
function columnsOf(sizes: Extent[], page: Extent, scale: number) {
  const widest = Math.max(...sizes.map(({ width }) => width)) * scale;
  return Math.min(2, Math.floor((page.width + GAP) / (widest + GAP)));
}

/** Lists the answer for each node, null if the search skips it, and the cut branches. */
export function answerKey({ tree, moves, alphas, betas, values }: TreeTrace) {
  const entered: ({ alpha: number; beta: number; value: number } | null)[] = tree.map(() => null);
  for (const [node, index] of moves.entries())
    entered[index] = { alpha: alphas[node], beta: betas[node], value: values[node] };
  const visited = new Set(moves);
  return { entered, cut: tree.map((_, index) => isCutBranch(visited, tree, index)) };
}
