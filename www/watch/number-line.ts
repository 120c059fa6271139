/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the interval between. */
import { say } from "../messages/index.ts";
import { svg } from "../base/svg.ts";
import { valueText } from "../parts/search/value-text.ts";
import { unmarked } from "../base/typed-text.ts";
import { conventionParts } from "../parts/exercise/convention.ts";
import type { Subject } from "../parts/tree/stage.ts";
import type { SearchRecord } from "../parts/search/record.ts";
import type { Step } from "../parts/search/steps.ts";
import type { Stand } from "../parts/search/path-state.ts";

/** What is shown. */
export interface Moment {
  subject: Subject;
  step: Step;
  /** How the nodes on the path stand. */
  stands: Stand[];
  playing: boolean;
}

/** What stands beside an end, and where that is. */
type Label = { label: SVGTextElement; words: string; x: number };

const [HEIGHT, LINE] = [56, 28];
/** Half the height of the interval. */
const HALF = 8;
/** Between a label and its end of the interval, from a label to the edge, and between two labels. */
const [BESIDE, MARGIN, BETWEEN] = [4, 2, 12];

/** @returns Shows the window at a step. */
export function numberLine(box: HTMLElement): (moment: Moment) => void {
  const axis = svg("path", { class: "axis" });
  const ticks = svg("g", {});
  const interval = svg("rect", { y: LINE - HALF, height: 2 * HALF, rx: 3 });
  const best = svg("path", { class: "best" });
  const [alpha, beta] = ["alpha", "beta"].map((name) => text("", 0, LINE - 13, name));
  const drawing = svg("svg", { role: "img" }, axis, interval, ticks, best, alpha, beta);
  box.replaceChildren(drawing);
  /** The line of what is shown, and of which subject it is. */
  let line: { of: Subject; at: (value: number) => number } | null = null;
  let shown: Moment | null = null;
  let width = 0;
  new ResizeObserver(() => {
    if (box.clientWidth === width) return;
    width = box.clientWidth;
    line = null;
    if (shown) render(shown);
  }).observe(box);

  function draw(subject: Subject) {
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

  function render(moment: Moment) {
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

  /** Puts one label to the left of an end and another to the right of the other end: within the drawing, and apart. */
  function put(first: Label, second: Label) {
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

function text(words: string, x: number, y: number, name: string) {
  return svg("text", { class: name, x, y, "text-anchor": "middle" }, words);
}

type Mark = { value: number; label: string };

/** From the edge to ±∞. */
const EDGE = 28;
/** From one of what lies beyond all numbers to the next, as a share of the width, and at the most. */
const BEYOND = { share: 0.09, most: 90 };
/** About how wide a sign of a label is, and the room between two labels. */
const [SIGN, APART] = [7, 10];

/** Whether a value is a win beside estimates: it lies beyond all of them. */
const isWon = (record: SearchRecord, value: number) =>
  !record.isTree() && record.isLimited && record.isDecided(value);

/** The values that the line names, in order: ±∞, wins that lie beyond all estimates, and numbers. */
function valuesOf({ record }: Subject) {
  const numbers: Set<number> = new Set();
  const wins = { X: false, O: false };
  const take = (value: number) => {
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
 * @param width In pixels.
 * @returns Where a value lies, and what is named there.
 */
function lineOf(subject: Subject, width: number): { at: (value: number) => number; marks: Mark[] } {
  const { record, write } = subject;
  const { numbers, wins } = valuesOf(subject);
  const [least, most] = [numbers[0], numbers[numbers.length - 1]];
  const beyond = Math.min(BEYOND.most, width * BEYOND.share);
  const start = EDGE + (wins.O ? 2 : 1) * beyond;
  const end = width - EDGE - (wins.X ? 2 : 1) * beyond;
  const at = (value: number) => {
    if (value === -Infinity) return EDGE;
    if (value === Infinity) return width - EDGE;
    if (isWon(record, value)) return value > 0 ? end + beyond : start - beyond;
    if (least === most) return width / 2;
    return start + ((value - least) / (most - least)) * (end - start);
  };
  const mark = (value: number): Mark => ({ value, label: write(value) });
  const win = (player: "X" | "O"): Mark[] =>
    wins[player]
      ? [{ value: (player === "X" ? 1 : -1) * record.wins.least, label: say("wins", { player }) }]
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
 * @param marks In order.
 */
function apart(marks: Mark[], at: (value: number) => number) {
  const half = ({ label }: Mark) => (SIGN * unmarked(label).length) / 2;
  const touch = (one: Mark, next: Mark) =>
    at(next.value) - at(one.value) < half(one) + half(next) + APART;
  const seen: Mark[] = [];
  const last = marks[marks.length - 1];
  for (const mark of marks.slice(0, -1)) {
    const before = seen.at(-1);
    const isFree = !before || !touch(before, mark);
    if (isFree && (mark === marks[0] || !touch(mark, last))) seen.push(mark);
  }
  return [...seen, last];
}

export function lineTitle({ convention }: SearchRecord, title: string) {
  const { words } = convention;
  return words === "" ? title : `${title} ${say("convention-told", conventionParts(words))}`;
}
