/** The shapes of a tree's nodes: △ for MAX, ▽ for MIN, a box for a leaf. Pure. */

/** @import { TreeNode } from "../../../pkg/web/cutoff.js" */
/** @import { NodeKind, NodeSize, Place } from "./types.d.ts" */

/** @param {Pick<TreeNode, "children" | "player">} node Of a written-out tree. @returns {NodeKind} */
export function kindOf({ children, player }) {
  if (children.length === 0) return "leaf";
  return player === "X" ? "max" : "min";
}

/**
 * The corners of a node, clockwise from the left; of a box from the upper left.
 * @param {NodeKind} kind
 * @param {NodeSize} size
 * @param {Place} [place] Its middle.
 * @returns {[x: number, y: number][]}
 */
export function corners(kind, { leaf, inner }, { x, y } = { x: 0, y: 0 }) {
  if (kind === "leaf") {
    const { wide, high } = leaf;
    return [
      [x - wide, y - high],
      [x + wide, y - high],
      [x + wide, y + high],
      [x - wide, y + high],
    ];
  }
  const way = kind === "max" ? 1 : -1;
  const base = y + way * inner.base;
  return [
    [x - inner.wide, base],
    [x, y - way * inner.tip],
    [x + inner.wide, base],
  ];
}

/** The outline of a node as the data of a path. @param {NodeKind} kind @param {NodeSize} size @param {Place} [place] */
export function outline(kind, size, place) {
  return pathThrough(corners(kind, size, place));
}

/** A closed path through some corners. @param {readonly (readonly [number, number])[]} points */
export function pathThrough(points) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}z`;
}

/** How far above its middle a node begins. @param {NodeKind} kind @param {NodeSize} size */
export function topOf(kind, { leaf, inner }) {
  if (kind === "leaf") return leaf.high;
  return kind === "max" ? inner.tip : inner.base;
}

/** How far below its middle a node ends. @param {NodeKind} kind @param {NodeSize} size */
export function bottomOf(kind, { leaf, inner }) {
  if (kind === "leaf") return leaf.high;
  return kind === "max" ? inner.base : inner.tip;
}

/** @param {number} length */
const round = (length) => Math.round(length * 100) / 100;
