/** What the orders have visited, in words and as a chart. */
import { make } from "../../page/elements.js";
import { magnitude } from "../../page/magnitude.js";
import { number, say, times } from "../../messages/index.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { BOARD_ORDERS, isInformed } from "./orders.js";

/** @import { OrderCounts } from "./order-count.js" */
/** @import { OrderName } from "./orders.js" */

/** Orders differ hardly if one visits fewer percent less than this … */
const HARDLY = 5;
/** … and from this on, how many times as many the other visits says more. */
const HALF = 50;

/** @param {OrderName | "minimax"} name */
export function orderWords(name) {
  if (name === "minimax") return say("race-minimax");
  return say(isInformed(name) ? `order-${name}` : `orders-${name}`);
}

/**
 * @param {OrderCounts} counts
 * @param {string} about Which positions these are, and how deep they were searched.
 * @returns {HTMLElement[]}
 */
export function orderResult(counts, about) {
  const remarks = [
    about,
    ...cheaper(counts),
    ...(counts.stopped ? [say("orders-stopped")] : []),
    ...(counts.refused === null
      ? []
      : [say("orders-refused", { nodes: magnitude(counts.refused) })]),
  ];
  return [
    make("p", { class: "headline" }, headline(counts)),
    ...remarks.map((words) => make("p", {}, words)),
    chartFigure((width) => dotChart(chartOf(counts), width), "order"),
  ];
}

/** The orders that have searched all positions. @param {OrderCounts} counts */
function finished({ nodes }) {
  return BOARD_ORDERS.flatMap((name) => {
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
      ...{ nodes: magnitude(best.count, true), order: orderWords(best.name) },
    });
  }
  const share = Math.round(100 * (1 - best.count / worst.count));
  const kind = share < HARDLY ? "-close" : share < HALF ? "-share" : "";
  return say(`orders-headline${kind}`, {
    ...{ best: orderWords(best.name), worst: orderWords(worst.name), share },
    ...{ fewest: magnitude(best.count, true), most: magnitude(worst.count, true) },
    times: times(worst.count / best.count),
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

/** @param {OrderCounts} counts @returns {import("../chart/dots.js").Dots} */
function chartOf(counts) {
  const { minimax } = counts;
  const rows = finished(counts).map(({ name, count }) => ({
    ...{ name: orderWords(name), value: count, series: isInformed(name) ? 2 : 1 },
    note: minimax ? fewer(minimax, count) : "",
  }));
  const all = minimax && {
    name: say(minimax.exact ? "race-minimax" : "orders-minimax-estimated"),
    ...{ value: minimax.nodes, note: "", series: 0, open: !minimax.exact },
  };
  return {
    ...{ title: say("orders-chart"), axis: say("race-axis-nodes") },
    rows: all ? [all, ...rows] : rows,
    entries: [
      { name: say("orders-real"), series: 1 },
      ...(rows.some(({ series }) => series === 2)
        ? [{ name: say("orders-knows"), series: 2 }]
        : []),
    ],
    format: (/** @type {number} */ value) =>
      Number.isInteger(value) ? number(value) : magnitude(value),
    formatTick: (/** @type {number} */ value) => magnitude(value, true),
  };
}

/** @param {{ nodes: number, exact: boolean }} minimax @param {number} count */
function fewer({ nodes, exact }, count) {
  if (exact) return say("race-fewer", { times: times(nodes / count) });
  // An estimate does not allow more digits.
  const factor = magnitude(Number((nodes / count).toPrecision(1)));
  return say("orders-about-fewer", { times: factor });
}
