/** The nodes of a written-out tree as they are drawn: △ for MAX, ▽ for MIN, a box for a leaf. */
import { say } from "../../messages/index.js";
import { figure } from "../../page/figures.js";
import { svg } from "../../page/svg.js";
import { lookText } from "../search/value-text.js";

/** @import { Figure, Grain } from "./types.d.ts" */
/** @import { TreeRecord } from "../search/tree-record.js" */

/** Half the width of a triangle, and half the height of a box. */
const [HALF, BOX] = [20, 14];

/** @type {Grain} */
const GRAIN = { width: 42, height: 44, across: [42, 84], down: [66, 110] };

/** The outline of a node around the origin. @param {boolean} leaf @param {boolean} maximises */
export function outline(leaf, maximises) {
  if (leaf) return `M${-HALF + 3} ${-BOX}h${2 * HALF - 6}v${2 * BOX}h${6 - 2 * HALF}z`;
  return maximises
    ? `M0 ${-HALF - 2}L${HALF + 2} ${HALF - 3}H${-HALF - 2}z`
    : `M0 ${HALF + 2}L${HALF + 2} ${3 - HALF}H${-HALF - 2}z`;
}

/** Where the text in a node has its foot. @param {boolean} leaf @param {boolean} maximises */
const foot = (leaf, maximises) => (leaf ? 5 : maximises ? 13 : -2);

/**
 * @param {TreeRecord} record
 * @returns {Figure}
 */
export function treeFigure(record) {
  return {
    grain: GRAIN,
    // The middle of a node, from its upper left corner.
    middle: { x: GRAIN.width / 2, y: GRAIN.height / 2 },
    top: () => -HALF,
    bottom: (id) => (record.tree[id].children.length === 0 ? BOX : HALF - 3),
    flag: "M14 -9v-13l9 4l-9 4",
    whole: 90,
    draw(id) {
      const { children, name, value } = record.tree[id];
      const leaf = children.length === 0;
      const maximises = record.maximises(id);
      const own = leaf ? (name ?? figure(value)) : "";
      const text = svg("text", { class: "node-text", y: foot(leaf, maximises) }, own);
      const shape = svg("path", { class: "shape", d: outline(leaf, maximises) });
      return {
        elements: [shape, text],
        update(look) {
          if (leaf) return;
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
