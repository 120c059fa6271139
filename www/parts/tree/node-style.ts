/** Draws the nodes of a written tree: △ for MAX, ▽ for MIN, a box for a leaf. */
import { rounded } from "../../base/rounded.ts";
import { svgElement } from "../../base/svg-element.ts";
import { unmarked } from "../../base/typed-text.ts";
import type { TreeNode } from "../../../pkg/whole/cutoff.js";
import type { Knowledge } from "../search/node-state.ts";
import type { NodeStyle } from "./drawing.ts";

type NodeKind = "max" | "min" | "leaf";

/** Distances from the middle of a node, the largest font size, and the size of the letter. */
export interface NodeSize {
  leaf: { wide: number; high: number };
  inner: { wide: number; tip: number; base: number };
  text: number;
  letter?: number;
}

/** The distance of the text's middle below the node's, as a share of the height of the tip. */
const TEXT: Record<NodeKind, number> = { leaf: 0, max: 0.32, min: -0.28 };
/** The corner radius of a leaf, as a share of its shorter side. */
const CORNER = 0.3;
/** The point of the letter beside the tip, where no edge passes. */
const LETTER = { max: -0.3, min: 0.85 };

/** @param letters Names of the nodes. */
export function nodeStyle(
  tree: readonly Pick<TreeNode, "children" | "player" | "name">[],
  size: NodeSize,
  textOf: (id: number, knowledge: Knowledge) => string,
  letters?: readonly string[],
): NodeStyle {
  const kind = (id: number) => nodeKind(tree[id]);
  const { wide, tip } = size.inner;
  return {
    top: (id) => -endsOf(kind(id), size)[0],
    bottom: (id) => endsOf(kind(id), size)[1],
    flag(id) {
      const { leaf, inner } = size;
      if (kind(id) === "leaf") return { x: CORNER * leaf.high - leaf.wide, y: -leaf.high };
      return kind(id) === "min" ? { x: -0.85 * wide, y: -inner.base } : { x: -0.6 * wide, y: 0 };
    },
    draw(id, knowledge) {
      const text = textOf(id, knowledge);
      const high = textSize(text, kind(id), size);
      const y = rounded(TEXT[kind(id)] * tip + 0.36 * high);
      const name = tree[id].name ? "node-text named" : "node-text";
      return [
        svgElement("path", { class: "shape", d: outline(kind(id), size) }),
        svgElement("text", { class: name, y, "font-size": rounded(high) }, text),
        ...(letters?.[id] ? [letterText(letters[id], kind(id), size)] : []),
      ];
    },
  };
}

/** Shrinks long values such as 0.25 until they fit. */
function textSize(text: string, kind: NodeKind, { leaf, inner, text: most }: NodeSize) {
  const isLeaf = kind === "leaf";
  const wide = (isLeaf ? 3.1 * leaf.wide : 1.9 * inner.wide) / Math.max(unmarked(text).length, 1);
  return Math.min(most, wide, isLeaf ? 1.65 * leaf.high : 0.9 * inner.tip);
}

function letterText(letter: string, kind: NodeKind, { leaf, inner, letter: high = 13 }: NodeSize) {
  const point =
    kind === "leaf"
      ? { y: leaf.high + high * 0.95 }
      : { x: -0.65 * inner.tip, y: LETTER[kind] * inner.tip, "text-anchor": "end" };
  return svgElement("text", { class: "letter", ...point, "font-size": high }, letter);
}

function nodeKind({ children, player }: Pick<TreeNode, "children" | "player">): NodeKind {
  if (children.length === 0) return "leaf";
  return player === "X" ? "max" : "min";
}

export function outline(kind: NodeKind, { leaf, inner }: NodeSize) {
  if (kind === "leaf") {
    const { wide, high } = leaf;
    const round = CORNER * Math.min(wide, high);
    const [w, h, x, y] = [wide, high, wide - round, high - round].map(rounded);
    const right = `H${x}Q${w} ${-h} ${w} ${-y}V${y}Q${w} ${h} ${x} ${h}`;
    return `M${-x} ${-h}${right}H${-x}Q${-w} ${h} ${-w} ${y}V${-y}Q${-w} ${-h} ${-x} ${-h}z`;
  }
  const sign = kind === "max" ? 1 : -1;
  const [wide, base, tip] = [inner.wide, sign * inner.base, -sign * inner.tip].map(rounded);
  return `M${-wide} ${base}L0 ${tip}L${wide} ${base}z`;
}

/** Measures a node above and below its middle. */
function endsOf(kind: NodeKind, { leaf, inner }: NodeSize) {
  if (kind === "leaf") return [leaf.high, leaf.high];
  return kind === "max" ? [inner.tip, inner.base] : [inner.base, inner.tip];
}
