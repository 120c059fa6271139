/** The result of a race for times: dots of nodes and times, each with what it comes to, and a table. */
import { make } from "../../base/elements.ts";
import { duration, number, say, times } from "../../messages/index.ts";
import { folded } from "../frame.ts";
import { chartFigure } from "../chart/paper.ts";
import { dotChart } from "../chart/dots.ts";
import { lineChart } from "../chart/lines.ts";
import { SEARCH_NAMES } from "../searches.ts";
import { percentText, tableRow, wideTable } from "../table.ts";
import { extremesOf, fasterOf, mostNodes, sameLanguage, slowestOf, summary } from "./ratios.ts";
import type { TimesRow } from "./rounds.ts";

const HEIGHT = 320;

export function timeResult(rows: TimesRow[]) {
  const workloads = [...new Set(rows.map(({ workload }) => workload))];
  const charts = workloads.length > 1 ? overPositions(rows, workloads) : ofOne(rows);
  return make(
    "div",
    { class: "race-result stack roomy" },
    make("div", { class: "chart-pair" }, ...charts),
    ...(workloads.length > 1 ? [] : remarks(rows).map((words) => make("p", {}, words))),
    folded(say("race-all"), timeTable(rows, workloads)),
  );
}

/**
 * How much pruning saves, in nodes and, if the batches allow a ratio, in time: alpha-beta beside minimax, as the page
 * is about these two. Without one of them: the search that visits fewest beside the one that visits most.
 */
function findings(all: TimesRow[]) {
  const own = sameLanguage(all, "minimax");
  const rows = own.length > 0 ? own : all;
  const find = (wanted: string) => rows.find((row) => row.searchName === wanted);
  const name = ({ searchName }: TimesRow) => say(`race-${searchName}`);
  const [least, greatest] = extremesOf(rows, ({ nodes }) => nodes);
  const [pruned, plain] = [find("alpha-beta"), find("minimax")];
  const [fewest, most] = pruned && plain ? [pruned, plain] : [least, greatest];
  const words = { fewest: name(fewest), most: name(most) };
  const longer = fewest === most ? 1 : fasterOf(fewest, most);
  return {
    nodes:
      fewest.nodes === most.nodes
        ? say("nodes-label")
        : say("race-headline-nodes", { ...words, times: times(most.nodes / fewest.nodes) }),
    time: timeTitle(longer, words),
  };
}

function timeTitle(longer: number | null, words: { fewest: string; most: string }) {
  if (longer === null) return say("race-headline-none");
  return longer > 1
    ? say("race-headline-times", { ...words, times: number(longer) })
    : say("race-chart-times");
}

/** How much longer minimax takes in JavaScript, if both have raced. */
function remarks(rows: TimesRow[]) {
  const [engine, script] = ["minimax", "textbook-minimax"].map((wanted) =>
    rows.find(({ searchName }) => searchName === wanted),
  );
  const longer = engine && script ? fasterOf(engine, script) : null;
  if (longer === null || longer <= 1) return [];
  return [say("race-headline-script", { times: number(longer) })];
}

function ofOne(rows: TimesRow[]) {
  const most = mostNodes(rows);
  const row = ({ searchName }: TimesRow) => ({
    name: say(`race-${searchName}`),
    series: SEARCH_NAMES.indexOf(searchName),
  });
  const nodes = rows.map((one) => ({
    ...row(one),
    value: one.nodes,
    note: one.nodes === most ? "" : say("race-share", { share: percentText(one.nodes, most) }),
  }));
  const spread = rows.map((one) => {
    const slowest = slowestOf(sameLanguage(rows, one.searchName));
    const faster = slowest && one !== slowest ? fasterOf(one, slowest) : null;
    return {
      ...row(one),
      value: summary(one.samplesMs)?.min ?? null,
      others: one.samplesMs,
      note: faster ? say("race-faster", { times: number(faster) }) : "",
    };
  });
  const entries = [
    { name: say("race-legend-fastest"), series: 0 },
    { name: say("race-legend-others"), series: 0, rank: "other" as const },
  ];
  const found = findings(rows);
  const [axis, clock] = [say("race-axis-nodes"), say("race-axis-times")];
  const format = (value: number) => number(value);
  const ms = (value: number) => duration(value);
  return [
    chartFigure(
      (width) => dotChart({ title: found.nodes, axis, rows: nodes, format }, width),
      "race-1",
    ),
    chartFigure((width) =>
      dotChart({ title: found.time, axis: clock, rows: spread, entries, format: ms }, width),
    ),
  ];
}

function overPositions(rows: TimesRow[], workloads: string[]) {
  const searchNames = [...new Set(rows.map(({ searchName }) => searchName))];
  const series = (value: (row: TimesRow) => number | null) =>
    searchNames.map((searchName) => ({
      name: say(`race-${searchName}`),
      series: SEARCH_NAMES.indexOf(searchName),
      values: workloads.map((workload) => {
        const row = rows.find((row) => row.workload === workload && row.searchName === searchName);
        return row ? value(row) : null;
      }),
    }));
  const shared = {
    across: say("race-axis-plies"),
    places: workloads.map((_, ply) => number(ply)),
  };
  const nodes = {
    ...shared,
    title: say("nodes-label"),
    up: say("race-axis-nodes"),
    series: series(({ nodes }) => nodes),
    format: (value: number) => number(value),
  };
  const timed = {
    ...shared,
    title: say("race-chart-times"),
    up: say("race-axis-times"),
    series: series(({ samplesMs }) => summary(samplesMs)?.min ?? null),
    format: (value: number) => duration(value),
  };
  return [
    chartFigure((width) => lineChart(nodes, width, HEIGHT), "race-1"),
    chartFigure((width) => lineChart(timed, width, HEIGHT)),
  ];
}

const COLUMNS = ["search", "nodes", "share", "faster", "min", "median", "max", "rate"] as const;

function timeTable(rows: TimesRow[], workloads: string[]) {
  const heads = COLUMNS.map((name) => say(`race-column-${name}`));
  const bodies = workloads.map((workload) => {
    const own = rows.filter((row) => row.workload === workload);
    const most = mostNodes(own);
    const group = make(
      "th",
      { colspan: COLUMNS.length, scope: "rowgroup", class: "group" },
      workload,
    );
    return make(
      "tbody",
      {},
      workloads.length > 1 ? make("tr", {}, group) : null,
      ...own.map((row) => line(row, most, slowestOf(sameLanguage(own, row.searchName)))),
    );
  });
  return wideTable({ caption: say("race-caption"), heads, bodies });
}

function line(row: TimesRow, most: number, slowest: TimesRow | undefined) {
  const { searchName, nodes, samplesMs } = row;
  const time = summary(samplesMs);
  const faster = row === slowest ? 1 : slowest ? fasterOf(row, slowest) : null;
  const cells = [
    number(nodes),
    percentText(nodes, most),
    faster === null ? say("time-none") : number(faster),
    duration(time?.min ?? null),
    duration(time?.median ?? null),
    duration(time?.max ?? null),
    time ? number((nodes / time.min) * 1e3, { maximumSignificantDigits: 3 }) : say("time-none"),
  ];
  return tableRow(say(`race-${searchName}`), cells);
}
