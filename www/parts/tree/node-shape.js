/** The shapes of a tree's nodes: △ for MAX, ▽ for MIN, a box for a leaf. Pure. */
import { rounded } from "../../base/svg-shape.js";

/** @import { TreeNode } from "../../../pkg/web/cutoff.js" */
/** @import { NodeKind, NodeSize } from "./types.d.ts" */

/** @param {Pick<TreeNode, "children" | "player">} node Of a written-out tree. @returns {NodeKind} */
export function nodeKind({ children, player }) {
  if (children.length === 0) return "leaf";
  return player === "X" ? "max" : "min";
}

/** The outline of a node around its middle, as the data of a path. @param {NodeKind} kind @param {NodeSize} size */
export function outline(kind, { leaf, inner }) {
  if (kind === "leaf") {
    const [wide, high] = [rounded(leaf.wide), rounded(leaf.high)];
    return `M${-wide} ${-high}H${wide}V${high}H${-wide}z`;
  }
  const way = kind === "max" ? 1 : -1;
  const [wide, base, tip] = [inner.wide, way * inner.base, -way * inner.tip].map(rounded);
  return `M${-wide} ${base}L0 ${tip}L${wide} ${base}z`;
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
