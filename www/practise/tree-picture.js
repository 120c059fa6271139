/** The nodes of a drawn tree with their letters and texts. */
import { say } from "../messages/index.js";
import { figure } from "../messages/figures.js";
import { svg } from "../base/svg.js";
import { unmarked } from "../base/typed-text.js";
import { kindOf, outline } from "../parts/tree/node-shape.js";

/** @import { NodeKind, NodeSize, Place } from "../parts/tree/types.d.ts" */
/** @import { Look } from "../parts/search/types.d.ts" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */

/** Sizes by about half a node's width. @param {number} leaf @param {number} inner @returns {NodeSize} */
export function sizeOf(leaf, inner) {
  return {
    leaf: { wide: leaf * 0.9, high: leaf * 0.72 },
    inner: { wide: inner * 1.12, tip: inner, base: inner * 0.85 },
  };
}

/**
 * A node with its letter, and what is known of it.
 * @param {TreeRecord} record
 * @param {number} index
 * @param {string} letter
 * @param {Look} known
 * @param {Place} place
 * @param {number} half
 * @param {boolean} here Whether the search is there.
 */
export function nodePicture(record, index, letter, known, place, half, here) {
  const kind = kindOf(record.tree[index]);
  const text = nodeText(record, index, known);
  const size = textSize(text, kind, half);
  const foot = place.y + FOOT[kind] * half + size * 0.36;
  return svg(
    "g",
    { class: `tree-node ${known.state}${here ? " here" : ""}` },
    svg("path", { class: "shape", d: outline(kind, sizeOf(half, half), place) }),
    svg("text", { class: "value", x: place.x, y: foot, "font-size": size }, text),
    letterText(letter, kind, place, half),
  );
}

/** How far below the middle of a node its text stands, as a share of half its width. @type {Record<NodeKind, number>} */
const FOOT = { leaf: 0, max: 0.3, min: -0.26 };

/**
 * The size of a text that fits into a node; long values, such as 0.25, are written smaller.
 * @param {string} text
 * @param {NodeKind} kind
 * @param {number} half
 */
export function textSize(text, kind, half) {
  const wide = (half * 2.2) / Math.max(unmarked(text).length, 1);
  return Math.min(18, wide, half * (kind === "leaf" ? 1.2 : 0.9));
}

/**
 * The letter of a node, where no edge passes: under a leaf, else beside the tip.
 * @param {string} letter
 * @param {NodeKind} kind
 * @param {Place} place
 * @param {number} half
 */
export function letterText(letter, kind, { x, y }, half) {
  const size = Math.max(Math.min(13, half * 0.72), 9);
  const [dx, dy] =
    kind === "leaf"
      ? [0, half * 0.72 + size]
      : [-half * 1.05, kind === "max" ? -half * 0.4 : half * 0.9];
  return svg("text", { class: "letter", x: x + dx, y: y + dy, "font-size": size }, letter);
}

/** What is written in a node: of a leaf what it is, of an inner node what came back. @param {TreeRecord} record @param {number} index @param {Look} known */
function nodeText(record, index, { state, value }) {
  const { name, value: own, children } = record.tree[index];
  if (children.length === 0) return name ?? figure(own);
  // The best so far may be what is asked for.
  if (value === null || state === "open") return "";
  return state === "least" || state === "most"
    ? say(`practise-sign-${state}`, { value: figure(value) })
    : figure(value);
}
