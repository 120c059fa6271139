/** Node counts as dots on one axis, a row for each search: ten times as many are one mark further. */
import { rounded, shape } from "../../base/shape.js";

/** @import { Shape } from "../../base/shape.js" */

/**
 * @typedef {object} Row
 * @property {string} label
 * @property {string} [board] Drawn before the label.
 * @property {{ count: number, text: string, kind: "minimax" | "alpha-beta" | "other" }[]} dots From left to right.
 */

/** The width of the drawing, the height of a row, and how far the dots may go. */
const [WIDTH, ROW, LEFT, RIGHT] = [420, 44, 14, 352];
const TOP = 6;

/**
 * @param {readonly Row[]} rows
 * @param {object} page
 * @param {boolean} page.rightToLeft
 * @param {(count: number) => string} page.number
 * @param {number} [page.chosen] The row that a reader has chosen.
 * @returns {{ shapes: Shape[], width: number, height: number }}
 */
export function drawScale(rows, { rightToLeft, number, chosen }) {
  const most = Math.max(...rows.flatMap(({ dots }) => dots.map(({ count }) => count)));
  const last = Math.ceil(Math.log10(most));
  /** @param {number} count */
  const placeOf = (count) => rounded(LEFT + ((RIGHT - LEFT) * Math.log10(count)) / last);
  const bottom = TOP + rows.length * ROW;
  const marks = Array.from({ length: last + 1 }, (_, power) => 10 ** power);
  return {
    width: WIDTH,
    height: bottom + 26,
    shapes: [
      ...marks.flatMap((count) => [
        shape("path", { class: "rule", d: `M${placeOf(count)} ${TOP}V${bottom}` }),
        // Every second one: the others would touch.
        ...(Math.log10(count) % 2 < 0.5
          ? [shape("text", { class: "tick", x: placeOf(count), y: bottom + 18 }, number(count))]
          : []),
      ]),
      ...rows.map((row, index) =>
        drawRow(row, TOP + index * ROW, placeOf, rightToLeft, index === chosen),
      ),
    ],
  };
}

/**
 * @param {Row} row
 * @param {number} top
 * @param {(count: number) => number} placeOf
 * @param {boolean} rightToLeft
 * @param {boolean} chosen
 */
function drawRow({ label, dots }, top, placeOf, rightToLeft, chosen) {
  const y = top + 31;
  const [first, last] = [dots[0], dots[dots.length - 1]].map(({ count }) => placeOf(count));
  const range =
    dots.length > 1 ? [shape("path", { class: "range", d: `M${first} ${y}H${last}` })] : [];
  return shape(
    "g",
    { class: chosen ? "row chosen" : "row" },
    shape("rect", { class: "ground", x: 0, y: top, width: WIDTH, height: ROW }),
    shape("path", { class: "rail", d: `M${LEFT} ${y}H${RIGHT}` }),
    ...range,
    shape("text", { class: "label", x: rightToLeft ? WIDTH - 4 : 4, y: top + 16 }, label),
    ...dots.flatMap(({ count, text, kind }, index) => {
      const x = placeOf(count);
      const before = dots.length > 1 && index === 0;
      const at = { x: before ? x - 10 : x + 10, y: y + 5 };
      return [
        shape("path", { class: `dot ${kind}`, d: dot(kind, x, y) }),
        shape("text", { class: `count ${before ? "before" : "after"}`, ...at }, text),
      ];
    }),
  );
}

/** A square for minimax, a disc for the others: not by colour alone. @param {string} kind @param {number} x @param {number} y */
function dot(kind, x, y) {
  if (kind === "minimax") return `M${x - 5} ${y - 5}h10v10h-10z`;
  return `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`;
}
