/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the interval between. */
import { say } from "../messages/index.js";
import { svg } from "../base/svg.js";
import { valueText } from "../parts/search/value-text.js";

const HALF = 130;
/** Beyond the largest value there is room for a label: where the window closes there, α and β stand on both sides. */
const [WIDTH, HEIGHT, LINE] = [2 * HALF + 80, 52, 26];

/** How far from the middle the largest value lies, as a share of the way to the end, which stands for ∞. */
const LARGEST = 1 / 1.3;
/** The same of the largest guess, and of a win, which lies beyond all guesses. */
const [GUESSED, WON] = [0.48, 0.74];

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { SearchRecord } from "../parts/search/record.js" */

/**
 * Where a value lies.
 * @param {SearchRecord} record
 * @param {number} value
 */
function placed(record, value) {
  const won = hasGuesses(record) && Number.isFinite(value) && record.isDecided(value);
  const largest = hasGuesses(record) ? GUESSED : LARGEST;
  const share = won ? Math.sign(value) * WON : (value / record.reach) * largest;
  return WIDTH / 2 + Math.max(-1, Math.min(1, share)) * HALF;
}

/** Whether guesses and wins stand on one line. @param {SearchRecord} record */
const hasGuesses = (record) => !record.isTree() && record.isLimited;

/** The values that the line names, and how. @param {Subject} subject */
function marksOf({ record, write }) {
  const { reach, wins } = record;
  const numbers = [-Infinity, -reach, 0, reach, Infinity].map((value) => ({
    value,
    label: write(value),
  }));
  if (!hasGuesses(record)) return numbers;
  const ends = /** @type {const} */ ([
    ["O", -wins.least],
    ["X", wins.least],
  ]);
  return [
    ...numbers,
    ...ends.map(([player, value]) => ({ value, label: say("step-win", { player }) })),
  ];
}

/**
 * @param {HTMLElement} box
 * @returns {(moment: import("./stepper.js").Moment) => void} Shows the window at a step.
 */
export function numberLine(box) {
  const ticks = svg("g", {});
  const interval = svg("rect", { y: LINE - 7, height: 14 });
  const best = svg("path", { class: "best" });
  const [alpha, beta] = ["alpha", "beta"].map((name) => text("", 0, LINE - 12, name));
  const drawing = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" },
    svg("path", { class: "axis", d: `M10 ${LINE}H${WIDTH - 10}` }),
    ticks,
    interval,
    best,
    alpha,
    beta,
  );
  box.replaceChildren(drawing);
  let drawn = "";

  return function render({ subject, stands }) {
    const stand = stands[stands.length - 1];
    const place = (/** @type {number} */ value) => placed(subject.record, value);
    const marks = marksOf(subject);
    const labels = marks.map(({ label }) => label).join(" ");
    if (labels !== drawn) {
      drawn = labels;
      ticks.replaceChildren(...marks.flatMap(({ value, label }) => tick(label, place(value))));
    }
    const open = stand.alpha < stand.beta;
    const [left, right] = [place(stand.alpha), place(stand.beta)];
    interval.setAttribute("class", open ? "window" : "window closed");
    interval.setAttribute("x", String(Math.min(left, right)));
    interval.setAttribute("width", String(Math.max(Math.abs(right - left), 2)));
    // Each on its own side where they meet, whether the window is open there or has closed.
    const values = {
      alpha: valueText(subject, stand.alpha, stand.alphaFrom),
      beta: valueText(subject, stand.beta, stand.betaFrom),
      best: valueText(subject, stand.best, stand.chosen),
    };
    put(alpha, `α ${values.alpha}`, left + (open ? -4 : 4), open ? "end" : "start");
    put(beta, `β ${values.beta}`, right + (open ? 4 : -4), open ? "start" : "end");
    best.setAttribute("display", stand.best === null ? "none" : "inline");
    if (stand.best !== null) {
      best.setAttribute("d", `M${place(stand.best)} ${LINE - 8}l6 8l-6 8l-6 -8z`);
    }
    drawing.setAttribute("aria-label", `${subject.lineTitle}: ${say("step-line-values", values)}`);
  };
}

/**
 * Keeps a label within the drawing.
 * @param {SVGTextElement} label
 * @param {string} words
 * @param {number} x
 * @param {"start" | "end"} anchor
 */
function put(label, words, x, anchor) {
  if (label.textContent !== words) label.textContent = words;
  const wide = 60;
  const flips = anchor === "end" ? x < wide : x > WIDTH - wide;
  const at = Math.max(2, Math.min(WIDTH - 2, x));
  label.setAttribute("x", String(flips ? Math.max(4, Math.min(WIDTH - 4, at)) : at));
  label.setAttribute("text-anchor", flips ? (anchor === "end" ? "start" : "end") : anchor);
}

/** @param {string} value @param {number} x */
function tick(value, x) {
  return [
    svg("path", { class: "axis", d: `M${x} ${LINE - 4}v8` }),
    text(value, x, LINE + 22, "tick"),
  ];
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
