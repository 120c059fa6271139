/** Draws node counts as dots on a logarithmic axis, with a row for each search. */
import { rounded } from "../../base/rounded.ts";
import { svgElement } from "../../base/svg-element.ts";
import { direction } from "../../messages/languages.ts";
import type { Words } from "../../messages/catalogue.ts";
import type { SizedDrawing } from "./sized-drawing.ts";

interface ScaleRow {
  label: string;
  count: number;
  /** The count in words; empty if it is hidden. */
  text: string;
  kind: "minimax" | "other";
}

const WIDTH = 420;
const ROW_HEIGHT = 44;
/** The range of the dots. */
const [LEFT, RIGHT] = [14, 330];
const TOP = 6;
/** The distance from the top of a row to its dot. */
const DOT_DOWN = 31;

/** Returns the number of powers of ten on the axis. */
export function powersOn(rows: readonly Pick<ScaleRow, "count">[]) {
  return Math.ceil(Math.log10(Math.max(...rows.map(({ count }) => count))));
}

/** Returns a count's distance from the left. @param powers The powers of ten on the axis. */
export function xOn(count: number, powers: number) {
  return LEFT + ((RIGHT - LEFT) * Math.log10(count)) / powers;
}

/**
 * @param question The row that a reader guesses. If `hidden`, this row and later ones have no dots.
 * @param axis Powers of ten and marks. By default, each power up to the largest count has a mark.
 */
export function drawScale(
  rows: readonly ScaleRow[],
  { language, number }: Words,
  question?: { row: number; hidden: boolean },
  axis?: { powers: number; marks: { count: number; text: string }[] },
): SizedDrawing {
  const rightToLeft = direction(language) === "rtl";
  const last = axis?.powers ?? powersOn(rows);
  const xOf = (count: number) => rounded(xOn(count, last));
  const bottom = TOP + rows.length * ROW_HEIGHT;
  const markTop = TOP + (question?.row ?? 0) * ROW_HEIGHT + DOT_DOWN - 9;
  // Only every second power has a label, because more labels would overlap.
  const tens = Array.from({ length: last + 1 }, (_, power) => {
    return { count: 10 ** power, text: power % 2 === 0 ? number(10 ** power) : "" };
  });
  return {
    width: WIDTH,
    height: bottom + 26,
    elements: [
      ...(axis?.marks ?? tens).flatMap(({ count, text }) => [
        svgElement("path", { class: "rule", d: `M${xOf(count)} ${TOP}V${bottom}` }),
        ...(text
          ? [svgElement("text", { class: "tick", x: xOf(count), y: bottom + 18 }, text)]
          : []),
      ]),
      // A reader's guess, which a script moves. It is behind the rows, so that it hides no count.
      ...(question
        ? [svgElement("path", { class: "figure-mark", d: `M0 ${markTop}l7 9l-7 9l-7 -9z` })]
        : []),
      ...rows.map((row, index) => {
        const hidden = question?.hidden === true && index >= question.row;
        const visible = hidden ? { ...row, text: "" } : row;
        return drawRow(visible, TOP + index * ROW_HEIGHT, xOf, rightToLeft);
      }),
    ],
  };
}

function drawRow(
  { label, count, text, kind }: ScaleRow,
  top: number,
  xOf: (count: number) => number,
  rightToLeft: boolean,
) {
  const y = top + DOT_DOWN;
  const x = xOf(count);
  const counted = [
    svgElement("path", { class: `dot ${kind}`, d: dot(kind, x, y) }),
    svgElement("text", { class: "count after", x: x + 10, y: y + 5 }, text),
  ];
  return svgElement(
    "g",
    { class: "scale-row" },
    svgElement("path", { class: "rail", d: `M${LEFT} ${y}H${RIGHT}` }),
    svgElement("text", { class: "label", x: rightToLeft ? WIDTH - 4 : 4, y: top + 16 }, label),
    ...(text ? counted : []),
  );
}

/** Draws a square for minimax and a disc for others, because colour alone is not enough. */
function dot(kind: string, x: number, y: number) {
  if (kind === "minimax") return `M${x - 5} ${y - 5}h10v10h-10z`;
  return `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`;
}
