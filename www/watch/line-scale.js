/** The scale of the number line: from the least value of a search to the largest, as wide as there is room. Pure. */
import { unmarked } from "../base/typed-text.js";
import { say } from "../messages/index.js";

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */
/** @typedef {{ value: number, label: string }} Mark */

/** From the edge to ±∞. */
const EDGE = 28;
/** From one of what lies beyond all numbers to the next, as a share of the width, and at the most. */
const BEYOND = { share: 0.09, most: 90 };
/** About how wide a sign of a label is, and the room between two labels. */
const [SIGN, BETWEEN] = [7, 10];

/** Whether a value is a win beside estimates: it lies beyond all of them. @param {SearchRecord} record @param {number} value */
const isWon = (record, value) => !record.isTree() && record.isLimited && record.isDecided(value);

/**
 * The values that the line names, in order: ±∞, wins that lie beyond all estimates, and numbers.
 * @param {Subject} subject
 */
function valuesOf({ record }) {
  /** @type {Set<number>} */
  const numbers = new Set();
  const wins = { X: false, O: false };
  /** @param {number} value */
  const take = (value) => {
    if (isWon(record, value)) wins[value > 0 ? "X" : "O"] = true;
    else numbers.add(value);
  };
  const values = record.isTree() ? record.tree.map(({ value }) => value) : record.trace.values;
  for (const value of values) if (value !== null) take(value);
  // A draw, or an even chance; in a written-out tree, it means nothing.
  if (!record.isTree() || numbers.size === 0) numbers.add(0);
  return { numbers: [...numbers].sort((one, other) => one - other), wins };
}

/**
 * @param {Subject} subject
 * @param {number} width In pixels.
 * @returns {{ at: (value: number) => number, marks: Mark[] }} Where a value lies, and what is named there.
 */
export function lineOf(subject, width) {
  const { record, write } = subject;
  const { numbers, wins } = valuesOf(subject);
  const [least, most] = [numbers[0], numbers[numbers.length - 1]];
  const beyond = Math.min(BEYOND.most, width * BEYOND.share);
  const start = EDGE + (wins.O ? 2 : 1) * beyond;
  const end = width - EDGE - (wins.X ? 2 : 1) * beyond;
  /** @param {number} value */
  const at = (value) => {
    if (value === -Infinity) return EDGE;
    if (value === Infinity) return width - EDGE;
    if (isWon(record, value)) return value > 0 ? end + beyond : start - beyond;
    if (least === most) return width / 2;
    return start + ((value - least) / (most - least)) * (end - start);
  };
  /** @param {number} value @returns {Mark} */
  const mark = (value) => ({ value, label: write(value) });
  /** @param {"X" | "O"} player @returns {Mark[]} */
  const win = (player) =>
    wins[player]
      ? [
          {
            value: (player === "X" ? 1 : -1) * record.wins.least,
            label: say("step-win", { player }),
          },
        ]
      : [];
  const marks = [
    mark(-Infinity),
    ...win("O"),
    ...apart(numbers.map(mark), at),
    ...win("X"),
    mark(Infinity),
  ];
  return { at, marks };
}

/**
 * The first mark, the last, and of the others those whose labels do not touch.
 * @param {Mark[]} marks In order.
 * @param {(value: number) => number} at
 */
function apart(marks, at) {
  const half = (/** @type {Mark} */ { label }) => (SIGN * unmarked(label).length) / 2;
  /** @param {Mark} one @param {Mark} next */
  const touch = (one, next) => at(next.value) - at(one.value) < half(one) + half(next) + BETWEEN;
  /** @type {Mark[]} */
  const seen = [];
  const last = marks[marks.length - 1];
  for (const mark of marks.slice(0, -1)) {
    const before = seen.at(-1);
    const isFree = !before || !touch(before, mark);
    if (isFree && (mark === marks[0] || !touch(mark, last))) seen.push(mark);
  }
  return [...seen, last];
}
