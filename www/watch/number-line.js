/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the interval between. */
import { say } from "../messages/index.js";
import { svg } from "../base/svg.js";
import { valueText } from "../parts/search/value-text.js";
import { lineOf } from "./line-scale.js";

/** @import { Subject } from "../parts/tree/types.d.ts" */
/** @import { Moment } from "./types.d.ts" */

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
