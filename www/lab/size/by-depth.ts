/** The positions to each depth, as a chart and as a table. */
import { make } from "../../base/elements.ts";
import { isRough } from "../../page/large-numbers.ts";
import { estimateText, magnitude, orderText, powerText } from "../../page/magnitude.ts";
import { number, say } from "../../messages/index.ts";
import { wideTable } from "../table.ts";
import { errorBar } from "./counts.ts";
import type { Count } from "./counts.ts";
import type { Lines } from "../chart/lines.ts";

/** What stands for an empty mark in the legend. */
const ANY = 7;

export function linesOf(counts: Count[], title: string): Lines {
  const chess = counts.map(({ chess }) => (chess === null ? null : Number(chess)));
  const isOpen = counts.some(
    ({ error, alphaBeta, finished }) => error > 0 || (alphaBeta !== null && !finished),
  );
  return {
    title,
    across: say("depth-axis"),
    up: say("race-axis-nodes"),
    places: counts.map(({ depth }) => number(depth)),
    series: [
      {
        name: say("minimax-name"),
        series: 0,
        values: counts.map(({ minimax }) => minimax),
        open: counts.map(({ error }) => error > 0),
        bars: counts.map(errorBar),
      },
      {
        name: say("race-alpha-beta"),
        series: 1,
        values: counts.map(({ alphaBeta }) => alphaBeta),
        open: counts.map(({ finished }) => !finished),
      },
      { name: say("size-positions"), series: 3, values: counts.map(({ different }) => different) },
      { name: say("count-chess"), series: 2, values: chess },
    ],
    entries: isOpen ? [{ name: say("count-open"), series: ANY, rank: "open" }] : [],
    format: powerText,
  };
}

export function byDepth(counts: Count[]) {
  const heads = [
    ...[say("race-column-depth"), say("minimax-name"), say("race-alpha-beta")],
    ...[say("size-positions"), say("count-chess")],
  ];
  const rows = counts.map((count) => {
    const { depth, different, chess } = count;
    const cells = [
      minimaxWords(count),
      alphaBetaWords(count),
      different === null ? say("time-none") : number(different),
      chess === null ? say("time-none") : magnitude(Number(chess), true),
    ];
    const name = make("th", { scope: "row" }, number(depth));
    return make("tr", {}, name, ...cells.map((words) => make("td", {}, words)));
  });
  const bodies = [make("tbody", {}, ...rows)];
  return wideTable({ caption: say("count-by-depth"), heads, bodies });
}

function minimaxWords({ minimax, error }: Count) {
  if (minimax === null) return say("time-none");
  if (error === 0) return magnitude(minimax, true);
  if (isRough({ nodes: minimax, standardError: error, exact: false })) {
    return say("count-cell-rough", { nodes: orderText(minimax) });
  }
  return say("count-cell", estimateText(minimax, error));
}

function alphaBetaWords({ alphaBeta, finished }: Count) {
  if (alphaBeta === null) return say("time-none");
  const nodes = magnitude(alphaBeta, true);
  return finished ? nodes : say("count-cell-open", { nodes });
}
