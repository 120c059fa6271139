/** The nodes of a written-out tree as they are drawn: △ for MAX, ▽ for MIN, a box for a leaf. */
import { say } from "../../messages/index.js";
import { figure } from "../../messages/figures.js";
import { svg } from "../../base/svg.js";
import { lookText } from "../search/value-text.js";
import { bottomOf, kindOf, outline, topOf } from "./node-shape.js";

/** @import { Figure, Grain, NodeKind, NodeSize } from "./types.d.ts" */
/** @import { TreeRecord } from "../search/tree-record.js" */

/** @type {NodeSize} */
const SIZE = { leaf: { wide: 17, high: 14 }, inner: { wide: 22, tip: 22, base: 17 } };

/** @type {Grain} */
const GRAIN = { width: 42, height: 44, across: [42, 84], down: [66, 110] };

/** Where the text in a node has its foot. @type {Record<NodeKind, number>} */
const FOOT = { leaf: 5, max: 13, min: -2 };

/** A node of a tree alone. @param {NodeKind} kind */
export function nodeShape(kind) {
  return svg("path", { class: "shape", d: outline(kind, SIZE) });
}

/**
 * @param {TreeRecord} record
 * @returns {Figure}
 */
export function treeFigure(record) {
  const kind = (/** @type {number} */ id) => kindOf(record.tree[id]);
  return {
    grain: GRAIN,
    // The middle of a node, from its upper left corner.
    middle: { x: GRAIN.width / 2, y: GRAIN.height / 2 },
    top: (id) => -topOf(kind(id), SIZE),
    bottom: (id) => bottomOf(kind(id), SIZE),
    flag: "M14 -9v-13l9 4l-9 4",
    whole: 90,
    draw(id) {
      const { name, value } = record.tree[id];
      const own = kind(id) === "leaf" ? (name ?? figure(value)) : "";
      const text = svg("text", { class: "node-text", y: FOOT[kind(id)] }, own);
      return {
        elements: [nodeShape(kind(id)), text],
        update(look) {
          if (kind(id) === "leaf") return;
          const node = record.visit(id);
          const words = lookText(look, figure);
          const isEstimate = look.proves === "exact" && node >= 0 && record.isEstimate(node);
          setSvgText(text, isEstimate ? say("tree-estimate", { value: words }) : words);
        },
      };
    },
  };
}

/** @param {SVGTextElement} element @param {string} text */
export function setSvgText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
