/** The nodes of a written-out tree as they are drawn: △ for MAX, ▽ for MIN, a box for a leaf. Pure. */
import { rounded, svgShape } from "../../base/svg-shape.js";
import { unmarked } from "../../base/typed-text.js";

/** @import { TreeNode } from "../../../pkg/web/cutoff.js" */
/** @import { Look } from "../search/types.d.ts" */
/** @import { Figure, NodeKind, NodeSize } from "./types.d.ts" */

/** How far below the middle of a node that of its text is, as a share of how far its tip is. @type {Record<NodeKind, number>} */
const TEXT = { leaf: 0, max: 0.32, min: -0.28 };
/** The same of the foot of an inner node's letter, beside the tip, where no edge passes. */
const LETTER = { max: -0.3, min: 0.85 };

/**
 * @param {readonly Pick<TreeNode, "children" | "player" | "name">[]} tree
 * @param {NodeSize} size
 * @param {(id: number, look: Look) => string} textOf What stands in a node.
 * @param {readonly string[]} [letters] What the nodes are called, where that is drawn.
 * @returns {Figure}
 */
export function nodeFigure(tree, size, textOf, letters) {
  const kind = (/** @type {number} */ id) => nodeKind(tree[id]);
  const { wide, tip } = size.inner;
  return {
    top: (id) => -topOf(kind(id), size),
    bottom: (id) => bottomOf(kind(id), size),
    flag: `M${rounded(wide * 0.75)} ${rounded(-tip / 3)}v-16l11 4.5l-11 4.5`,
    draw(id, look) {
      const text = textOf(id, look);
      const high = textSize(text, kind(id), size);
      const y = rounded(TEXT[kind(id)] * tip + 0.36 * high);
      const name = tree[id].name ? "node-text named" : "node-text";
      return [
        svgShape("path", { class: "shape", d: outline(kind(id), size) }),
        svgShape("text", { class: name, y, "font-size": rounded(high) }, text),
        ...(letters?.[id] ? [letterText(letters[id], kind(id), size)] : []),
      ];
    },
  };
}

/** The height of a text that fits into a node: long values, such as 0.25, are written smaller. @param {string} text @param {NodeKind} kind @param {NodeSize} size */
function textSize(text, kind, { leaf, inner, text: most }) {
  const isLeaf = kind === "leaf";
  const wide = (isLeaf ? 3.1 * leaf.wide : 2.5 * inner.wide) / Math.max(unmarked(text).length, 1);
  return Math.min(most, wide, isLeaf ? 1.65 * leaf.high : 0.9 * inner.tip);
}

/** @param {string} letter @param {NodeKind} kind @param {NodeSize} size */
function letterText(letter, kind, { leaf, inner, letter: high = 13 }) {
  const place =
    kind === "leaf"
      ? { y: leaf.high + high * 0.95 }
      : { x: -0.65 * inner.tip, y: LETTER[kind] * inner.tip, "text-anchor": "end" };
  return svgShape("text", { class: "letter", ...place, "font-size": high }, letter);
}

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
function topOf(kind, { leaf, inner }) {
  if (kind === "leaf") return leaf.high;
  return kind === "max" ? inner.tip : inner.base;
}

/** How far below its middle a node ends. @param {NodeKind} kind @param {NodeSize} size */
function bottomOf(kind, { leaf, inner }) {
  if (kind === "leaf") return leaf.high;
  return kind === "max" ? inner.base : inner.tip;
}
