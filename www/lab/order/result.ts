/** What the orders have visited, in words and as a chart. */
import { make } from "../../base/elements.ts";
import { folded } from "../frame.ts";
import { magnitude, powerText } from "../../page/magnitude.ts";
import { number, say, times } from "../../messages/index.ts";
import { chartFigure } from "../chart/paper.ts";
import { dotChart } from "../chart/dots.ts";
import { figureTable, percentText, tableRow } from "../table.ts";
import { ORDERS, isInformed } from "./orders.ts";
import type { Player } from "../../../pkg/web/cutoff.js";
import type { OrderCounts, OrderName } from "./orders.ts";
import type { Dots } from "../chart/dots.ts";

/** Orders hardly differ if one visits at most this many times the nodes of another. */
const HARDLY = 1.05;

export function orderWords(name: OrderName | "minimax") {
  if (name === "minimax") return say("minimax-name");
  return say(isInformed(name) ? `order-${name}` : `orders-${name}`);
}

/** What whole searches of one position are compared with. */
interface WholeCount {
  winner: Player | null;
  proof: number | null;
}

/** @param about Which positions these are. @param tried What other orders of the visitor visit. */
export function orderResult(
  counts: OrderCounts,
  about: string,
  whole: WholeCount | null,
  tried: number[],
): HTMLElement[] {
  const all = counts.minimax?.nodes ?? 0;
  const marks = whole && all > 0 ? { all, root: Math.sqrt(all), proof: whole.proof ?? 0 } : null;
  const { stopped, refused } = counts;
  const remarks = [
    about,
    whole ? say("order-value", { result: resultText(whole.winner) }) : "",
    cheaper(counts),
    stopped ? say("orders-stopped") : "",
    refused === null ? "" : say("orders-refused", { nodes: magnitude(refused) }),
  ];
  return [
    chartFigure((width) => dotChart(chartOf(counts, marks, tried), width), "order"),
    ...remarks.filter(Boolean).map((words) => make("p", {}, words)),
    ...(marks ? [explainedMarks(marks)] : []),
  ];
}

function explainedMarks(marks: { all: number; root: number; proof: number }) {
  const words = make("p", { class: "explained" }, say("order-marks", marks));
  return folded(say("order-marks-title"), words);
}

const resultText = (winner: Player | null) =>
  winner ? say("wins", { player: winner }) : say("worth-draw");

function finished({ nodes }: OrderCounts) {
  return ORDERS.flatMap((name) => {
    const count = nodes[name];
    return count === undefined ? [] : [{ name, count }];
  });
}

function headline(counts: OrderCounts) {
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

/** Whether an order did with fewer positions than the one with the best move first, as a sentence. */
function cheaper(counts: OrderCounts) {
  const informed = counts.nodes["best-first"];
  if (informed === undefined) return "";
  const [least] = finished(counts).toSorted((one, other) => one.count - other.count);
  if (least.count >= informed) return "";
  return say("orders-fewer-than-best", { order: orderWords(least.name) });
}

function chartOf(
  counts: OrderCounts,
  marks: { root: number; proof: number } | null,
  tried: number[],
): Dots {
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
        ? [{ name: say("order-legend-tried"), series: 1, rank: "other" as const }]
        : []),
    ],
    format: (value: number) => (Number.isInteger(value) ? number(value) : magnitude(value)),
    formatTick: powerText,
  };
}

function shareWords({ nodes, exact }: { nodes: number; exact: boolean }, count: number) {
  // An estimate does not allow more digits.
  const share = percentText(count, nodes, exact ? 2 : 1);
  return say("orders-share", { how: exact ? "exact" : "about", share });
}

const LISTED = 12;

type TriedOrder = { name: string; nodes: number };

/** The visitor's own orders that were tried with the same settings, with what each visits. */
export function triedList() {
  /** The last one first. */
  let all: TriedOrder[] = [];
  let about = "";
  const body = make("tbody", {});
  const caption = say("order-tried");
  const element = make(
    "div",
    { class: "order-list", tabindex: 0, role: "group", "aria-label": caption },
    figureTable({
      caption,
      isCaptioned: true,
      heads: [say("order"), say("nodes-label")],
      bodies: [body],
      name: "order-tried",
    }),
  );

  function show(list: TriedOrder[]) {
    all = list;
    element.hidden = all.length === 0;
    body.replaceChildren(...all.map(({ name, nodes }) => tableRow(name, [number(nodes)])));
  }

  show([]);
  return {
    element,
    /** The positions and the depth that the orders are counted for. Others begin the list anew. */
    of(subject: string) {
      if (subject !== about) show([]);
      about = subject;
    },
    add(one: TriedOrder) {
      show([one, ...all.filter(({ name }) => name !== one.name)].slice(0, LISTED));
    },
    /** The nodes that the earlier orders visit. */
    earlier: () => all.slice(1).map(({ nodes }) => nodes),
  };
}
