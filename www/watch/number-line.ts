/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the interval between. */
import { say } from "../messages/index.js";
import { svg } from "../base/svg.js";
import { valueText } from "../parts/search/value-text.js";
import { unmarked } from "../base/typed-text.js";
import { conventionParts } from "../parts/exercise/convention.js";

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Moment } from "./types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */

/** @typedef {{ label: SVGTextElement, words: string, x: number }} Label What stands beside an end, and where that is. */

const [HEIGHT, LINE] = [56, 28];
/** Half the height of the interval. */
const HALF = 8;
/** Between a label and its end of the interval, from a label to the edge, and between two labels. */
const [BESIDE, MARGIN, BETWEEN] = [4, 2, 12];

/**
 * @param {HTMLElement} box
 * @returns {(moment: Moment) => void} Shows the window at a step.
 */
export function numberLine(box) {
  const axis = svg("path", { class: "axis" });
  const ticks = svg("g", {});
  const interval = svg("rect", { y: LINE - HALF, height: 2 * HALF, rx: 3 });
  const best = svg("path", { class: "best" });
  const [alpha, beta] = ["alpha", "beta"].map((name) => text("", 0, LINE - 13, name));
  const drawing = svg("svg", { role: "img" }, axis, interval, ticks, best, alpha, beta);
  box.replaceChildren(drawing);
  /** The line of what is shown, and of which subject it is. @type {{ of: Subject, at: (value: number) => number } | null} */
  let line = null;
  /** @type {Moment | null} */
  let shown = null;
  let width = 0;
  new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    line = null;
    if (shown) render(shown);
  }).observe(box);

  /** @param {Subject} subject */
  function draw(subject) {
    const { at, marks } = lineOf(subject, width);
    drawing.setAttribute("viewBox", `0 0 ${width} ${HEIGHT}`);
    axis.setAttribute("d", `M0 ${LINE}H${width}`);
    ticks.replaceChildren(
      ...marks.flatMap(({ value, label }) => [
        svg("path", { class: "axis", d: `M${at(value)} ${LINE - 4}v8` }),
        text(label, at(value), LINE + 24, "tick"),
      ]),
    );
    return { of: subject, at };
  }

  /** @param {Moment} moment */
  function render(moment) {
    shown = moment;
    const { subject, stands } = moment;
    if (width === 0) return;
    if (line?.of !== subject) line = draw(subject);
    const { at } = line;
    const stand = stands[stands.length - 1];
    const open = stand.alpha < stand.beta;
    const [left, right] = [at(stand.alpha), at(stand.beta)];
    interval.setAttribute("class", open ? "window" : "window closed");
    interval.setAttribute("x", String(Math.min(left, right)));
    interval.setAttribute("width", String(Math.max(Math.abs(right - left), 2)));
    const values = {
      alpha: valueText(subject, stand.alpha, stand.alphaFrom),
      beta: valueText(subject, stand.beta, stand.betaFrom),
      best: valueText(subject, stand.best, stand.chosen),
    };
    const low = { label: alpha, words: `α ${values.alpha}`, x: left };
    const high = { label: beta, words: `β ${values.beta}`, x: right };
    // Each on its own side where they meet, whether the window is open there or has closed.
    if (open) put(low, high);
    else put(high, low);
    best.setAttribute("display", stand.best === null ? "none" : "inline");
    if (stand.best !== null) {
      best.setAttribute("d", `M${at(stand.best)} ${LINE - 9}l7 9l-7 9l-7 -9z`);
    }
    drawing.setAttribute("aria-label", `${subject.lineTitle}: ${say("step-line-values", values)}`);
  }

  /**
   * Puts one label to the left of an end and another to the right of the other end: within the drawing, and apart.
   * @param {Label} first
   * @param {Label} second
   */
  function put(first, second) {
    const [one, two] = [first, second].map(({ label, words }) => {
      if (label.textContent !== words) label.textContent = words;
      return label.getComputedTextLength();
    });
    const last = width - MARGIN - two;
    let from = Math.max(MARGIN, first.x - BESIDE - one);
    const to = Math.min(last, Math.max(second.x + BESIDE, from + one + BETWEEN));
    from = Math.min(from, to - BETWEEN - one);
    first.label.setAttribute("x", String(from + one / 2));
    second.label.setAttribute("x", String(to + two / 2));
  }

  return render;
}

/**
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function text(words, x, y, name) {
  return svg("text", { class: name, x, y, "text-anchor": "middle" }, words);
}

/** @typedef {{ value: number, label: string }} Mark */

/** From the edge to ±∞. */
const EDGE = 28;
/** From one of what lies beyond all numbers to the next, as a share of the width, and at the most. */
const BEYOND = { share: 0.09, most: 90 };
/** About how wide a sign of a label is, and the room between two labels. */
const [SIGN, APART] = [7, 10];

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
function lineOf(subject, width) {
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
            label: say("wins", { player }),
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
  const touch = (one, next) => at(next.value) - at(one.value) < half(one) + half(next) + APART;
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

/** @param {SearchRecord} record @param {string} title */
export function lineTitle({ convention }, title) {
  const { words } = convention;
  return words === "" ? title : `${title} ${say("convention-told", conventionParts(words))}`;
}
