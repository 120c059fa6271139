/** Node counts as dots on one axis, a row for each search: ten times as many are one mark further. */
import { rounded, shape } from "../../base/shape.js";

/** @import { Shape } from "../../base/shape.js" */

/**
 * @typedef {object} Row
 * @property {string} label
 * @property {number} count
 * @property {string} text The count as it is written.
 * @property {"minimax" | "other"} kind
 */

/** The width of the drawing, the height of a row, and how far the dots may go. */
const [WIDTH, ROW, LEFT, RIGHT] = [420, 44, 14, 352];
const TOP = 6;

/**
 * @param {readonly Row[]} rows
 * @param {object} page
 * @param {boolean} page.rightToLeft
 * @param {(count: number) => string} page.number
 * @returns {{ shapes: Shape[], width: number, height: number }}
 */
export function drawScale(rows, { rightToLeft, number }) {
  const most = Math.max(...rows.map(({ count }) => count));
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
      ...rows.map((row, index) => drawRow(row, TOP + index * ROW, placeOf, rightToLeft)),
    ],
  };
}

/**
 * @param {Row} row
 * @param {number} top
 * @param {(count: number) => number} placeOf
 * @param {boolean} rightToLeft
 */
function drawRow({ label, count, text, kind }, top, placeOf, rightToLeft) {
  const y = top + 31;
  const x = placeOf(count);
  return shape(
    "g",
    { class: "row" },
    shape("path", { class: "rail", d: `M${LEFT} ${y}H${RIGHT}` }),
    shape("text", { class: "label", x: rightToLeft ? WIDTH - 4 : 4, y: top + 16 }, label),
    shape("path", { class: `dot ${kind}`, d: dot(kind, x, y) }),
    shape("text", { class: "count after", x: x + 10, y: y + 5 }, text),
  );
}

/** A square for minimax, a disc for the others: not by colour alone. @param {string} kind @param {number} x @param {number} y */
function dot(kind, x, y) {
  if (kind === "minimax") return `M${x - 5} ${y - 5}h10v10h-10z`;
  return `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`;
}
