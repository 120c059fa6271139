/** The parts of a drawn tree: outlines, edges and texts, by form and by letter. */
import { say } from "../messages/index.js";
import { figure } from "../page/figures.js";
import { svg } from "../page/svg.js";
import { unmarked } from "../page/typed-text.js";

/** @import { Look } from "../parts/search/types.d.ts" */
/** @import { TreeRecord } from "../parts/search/tree-record.js" */

/**
 * △ for MAX, ▽ for MIN, a box for a leaf, around a place.
 * @param {boolean} leaf
 * @param {boolean} max
 * @param {readonly [number, number]} place
 * @param {number} half Half the width of a triangle.
 */
export function outline(leaf, max, [x, y], half) {
  if (leaf) {
    const [w, h] = [half * 0.9, half * 0.72];
    return `M${x - w} ${y - h}h${2 * w}v${2 * h}h${-2 * w}z`;
  }
  const [tip, base] = max ? [-half, half * 0.85] : [half, -half * 0.85];
  return `M${x} ${y + tip}L${x + half * 1.12} ${y + base}H${x - half * 1.12}z`;
}

/** How far above its middle the drawing of a node begins. @param {boolean} max @param {boolean} leaf @param {number} half */
export function topOf(leaf, max, half) {
  return half * (leaf ? 0.72 : max ? 1 : 0.85);
}

/** How far below its middle the drawing of an inner node ends. @param {boolean} max @param {number} half */
export function bottomOf(max, half) {
  return half * (max ? 0.85 : 1);
}

/**
 * A node with its letter, and what is known of it.
 * @param {TreeRecord} record
 * @param {number} index
 * @param {string} letter
 * @param {Look} known
 * @param {readonly [number, number]} place
 * @param {number} half
 * @param {boolean} here Whether the search is there.
 */
export function nodePicture(record, index, letter, known, place, half, here) {
  const [x, y] = place;
  const leaf = record.tree[index].children.length === 0;
  const max = record.maximises(index);
  const text = nodeText(record, index, known);
  const size = textSize(text, leaf, half);
  const foot = leaf ? 0 : half * (max ? 0.3 : -0.26);
  return svg(
    "g",
    { class: `tree-node ${known.state}${here ? " here" : ""}` },
    svg("path", { class: "shape", d: outline(leaf, max, place, half) }),
    svg("text", { class: "value", x, y: y + foot + size * 0.36, "font-size": size }, text),
    letterText(letter, leaf, max, place, half),
  );
}

/**
 * The size of a text that fits into a node; long values, such as 0.25, are written smaller.
 * @param {string} text
 * @param {boolean} leaf
 * @param {number} half
 */
export function textSize(text, leaf, half) {
  const wide = (half * 2.2) / Math.max(unmarked(text).length, 1);
  return Math.min(18, wide, half * (leaf ? 1.2 : 0.9));
}

/**
 * The letter of a node, where no edge passes: under a leaf, else beside the tip.
 * @param {string} letter
 * @param {boolean} leaf
 * @param {boolean} max
 * @param {readonly [number, number]} place
 * @param {number} half
 */
export function letterText(letter, leaf, max, [x, y], half) {
  const size = Math.max(Math.min(13, half * 0.72), 9);
  const [dx, dy] = leaf ? [0, half * 0.72 + size] : [-half * 1.05, max ? -half * 0.4 : half * 0.9];
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

/** The fills that tell the forms apart: one half for a bound, lines for what was cut. */
export function formFills() {
  const lines = { width: 5, height: 5, patternUnits: "userSpaceOnUse" };
  return svg(
    "defs",
    {},
    svg(
      "linearGradient",
      { id: "form-bound", x1: 0, y1: 0, x2: 0, y2: 1 },
      svg("stop", { class: "stop-empty", offset: 0.5 }),
      svg("stop", { class: "stop-full", offset: 0.5 }),
    ),
    svg(
      "pattern",
      { id: "form-cut", patternTransform: "rotate(45)", ...lines },
      svg("rect", { class: "form-empty", width: 5, height: 5 }),
      svg("rect", { class: "form-line", width: 1.5, height: 5 }),
    ),
  );
}
