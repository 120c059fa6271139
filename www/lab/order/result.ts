/** What the orders have visited, in words and as a chart. */
import { make } from "../../base/elements.js";
import { folded } from "../frame.js";
import { magnitude, powerText } from "../../page/magnitude.js";
import { number, say, times } from "../../messages/index.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { percentText } from "../share.js";
import { ORDERS, isInformed } from "./orders.js";

/** @import { Player } from "../../../pkg/web/cutoff.js" */
/** @import { OrderCounts, OrderName } from "./types.d.ts" */
/** @import { Dots } from "../chart/types.d.ts" */

/** Orders differ hardly if one visits at most so many times as many nodes as another. */
const HARDLY = 1.05;

/** @param {OrderName | "minimax"} name */
export function orderWords(name) {
  if (name === "minimax") return say("minimax-name");
  return say(isInformed(name) ? `order-${name}` : `orders-${name}`);
}

/**
 * What whole searches of one position are compared with.
 * @typedef {object} WholeCount
 * @property {Player | null} winner Who wins with best play.
 * @property {number | null} proof The nodes of the smallest proof.
 */

/**
 * @param {OrderCounts} counts
 * @param {string} about Which positions these are, and how deep they were searched.
 * @param {WholeCount | null} whole
 * @param {number[]} tried What other orders of the visitor's visit.
 * @returns {HTMLElement[]}
 */
export function orderResult(counts, about, whole, tried) {
  const all = counts.minimax?.nodes ?? 0;
  const marks = whole && all > 0 ? { all, root: Math.sqrt(all), proof: whole.proof ?? 0 } : null;
  const remarks = [
    about,
    ...(whole ? [say("order-value", { result: resultText(whole.winner) })] : []),
    ...cheaper(counts),
    ...(counts.stopped ? [say("orders-stopped")] : []),
    ...(counts.refused === null
      ? []
      : [say("orders-refused", { nodes: magnitude(counts.refused) })]),
  ];
  return [
    chartFigure((width) => dotChart(chartOf(counts, marks, tried), width), "order"),
    ...remarks.map((words) => make("p", {}, words)),
    ...(marks
      ? [
          folded(
            say("order-marks-title"),
            make("p", { class: "explained" }, say("order-marks", marks)),
          ),
        ]
      : []),
  ];
}

/** @param {Player | null} winner */
const resultText = (winner) => (winner ? say("wins", { player: winner }) : say("worth-draw"));

/** The orders that have searched all positions. @param {OrderCounts} counts */
function finished({ nodes }) {
  return ORDERS.flatMap((name) => {
    const count = nodes[name];
    return count === undefined ? [] : [{ name, count }];
  });
}

/** The best and the worst of the orders that a real search can have. @param {OrderCounts} counts */
function headline(counts) {
  const real = finished(counts).filter(({ name }) => !isInformed(name));
  const sorted = real.toSorted((one, other) => one.count - other.count);
  const [best, worst] = [sorted[0], sorted[sorted.length - 1]];
  if (best.count === worst.count) {
    return say(real.length > 1 ? "orders-same" : "orders-only", {
      nodes: magnitude(best.count, true),
      order: orderWords(best.name),
    });
  }
  const ratio = worst.count / best.count;
  return say(ratio <= HARDLY ? "orders-headline-close" : "orders-headline", {
    best: orderWords(best.name),
    worst: orderWords(worst.name),
    times: times(ratio),
  });
}

/** Whether an order did with fewer positions than the one with the best move first, as a sentence. @param {OrderCounts} counts */
function cheaper(counts) {
  const informed = counts.nodes["best-first"];
  if (informed === undefined) return [];
  const [least] = finished(counts).toSorted((one, other) => one.count - other.count);
  if (least.count >= informed) return [];
  return [say("orders-fewer-than-best", { order: orderWords(least.name) })];
}

/**
 * @param {OrderCounts} counts
 * @param {{ root: number, proof: number } | null} marks
 * @param {number[]} tried
 * @returns {Dots}
 */
function chartOf(counts, marks, tried) {
  const { minimax } = counts;
  const rows = finished(counts).map(({ name, count }) => ({
    name: orderWords(name),
    value: count,
    series: isInformed(name) ? 2 : 1,
    note: minimax ? shareWords(minimax, count) : "",
    ...(name === "yours" ? { others: tried } : {}),
  }));
  const all = minimax && {
    name: say(minimax.exact ? "minimax-name" : "orders-minimax-estimated"),
    value: minimax.nodes,
    note: "",
    series: 0,
    open: !minimax.exact,
  };
  return {
    title: headline(counts),
    axis: say("race-axis-nodes"),
    rows: [
      ...(all ? [all] : []),
      ...rows,
      ...(marks
        ? [
            { name: say("order-mark-proof"), value: marks.proof, series: 3 },
            { name: say("order-mark-root"), value: Math.round(marks.root), series: 4 },
          ]
        : []),
    ],
    entries: [
      { name: say("orders-real"), series: 1 },
      ...(rows.some(({ series }) => series === 2)
        ? [{ name: say("orders-knows"), series: 2 }]
        : []),
      ...(tried.length > 0
        ? [{ name: say("order-legend-tried"), series: 1, rank: /** @type {const} */ ("other") }]
        : []),
    ],
    format: (/** @type {number} */ value) =>
      Number.isInteger(value) ? number(value) : magnitude(value),
    formatTick: powerText,
  };
}

/** @param {{ nodes: number, exact: boolean }} minimax @param {number} count */
function shareWords({ nodes, exact }, count) {
  // An estimate does not allow more digits.
  const share = percentText(count, nodes, exact ? 2 : 1);
  return say("orders-share", { how: exact ? "exact" : "about", share });
}
