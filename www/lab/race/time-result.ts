/** The result of a race for times: dots of nodes and times, each with what it comes to, and a table. */
import { make } from "../../base/elements.js";
import { duration, number, say, times } from "../../messages/index.js";
import { folded } from "../frame.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { lineChart } from "../chart/lines.js";
import { SEARCH_NAMES } from "../searches.js";
import { percentText } from "../share.js";
import { extremesOf, fasterOf, mostNodes, sameLanguage, slowestOf } from "./ratios.js";
import { summary } from "./summary.js";
import { timeTable } from "./time-table.js";

/** @import { TimesRow } from "./types.d.ts" */

/** The height of a chart over several positions. */
const HEIGHT = 320;

/** @param {TimesRow[]} rows */
export function timeResult(rows) {
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
 * @param {TimesRow[]} all
 */
function findings(all) {
  const own = sameLanguage(all, "minimax");
  const rows = own.length > 0 ? own : all;
  const find = (/** @type {string} */ wanted) => rows.find((row) => row.searchName === wanted);
  const name = (/** @type {TimesRow} */ { searchName }) => say(`race-${searchName}`);
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

/** @param {number | null} longer @param {{ fewest: string, most: string }} words */
function timeTitle(longer, words) {
  if (longer === null) return say("race-headline-none");
  return longer > 1
    ? say("race-headline-times", { ...words, times: number(longer) })
    : say("race-chart-times");
}

/** How much longer minimax takes in JavaScript, if both have raced. @param {TimesRow[]} rows */
function remarks(rows) {
  const [engine, script] = ["minimax", "textbook-minimax"].map((wanted) =>
    rows.find(({ searchName }) => searchName === wanted),
  );
  const longer = engine && script ? fasterOf(engine, script) : null;
  if (longer === null || longer <= 1) return [];
  return [say("race-headline-script", { times: number(longer) })];
}

/** @param {TimesRow} row */
const seriesOf = ({ searchName }) => SEARCH_NAMES.indexOf(searchName);

/** @param {TimesRow[]} rows */
function ofOne(rows) {
  const most = mostNodes(rows);
  const row = (/** @type {TimesRow} */ row) => ({
    name: say(`race-${row.searchName}`),
    series: seriesOf(row),
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
    { name: say("race-legend-others"), series: 0, rank: /** @type {const} */ ("other") },
  ];
  const found = findings(rows);
  const [axis, clock] = [say("race-axis-nodes"), say("race-axis-times")];
  const format = (/** @type {number} */ value) => number(value);
  const ms = (/** @type {number} */ value) => duration(value);
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

/** @param {TimesRow[]} rows @param {string[]} workloads */
function overPositions(rows, workloads) {
  const searchNames = [...new Set(rows.map(({ searchName }) => searchName))];
  /** @param {(row: TimesRow) => number | null} value */
  const series = (value) =>
    searchNames.map((searchName) => ({
      name: say(`race-${searchName}`),
      series: SEARCH_NAMES.indexOf(searchName),
      values: workloads.map((workload) => {
        const row = rows.find((row) => row.workload === workload && row.searchName === searchName);
        return row ? value(row) : null;
      }),
    }));
  const places = workloads.map((_, ply) => number(ply));
  const across = say("race-axis-plies");
  const nodes = {
    ...{ title: say("nodes-label"), up: say("race-axis-nodes"), across, places },
    series: series(({ nodes }) => nodes),
    format: (/** @type {number} */ value) => number(value),
  };
  const timed = {
    ...{ title: say("race-chart-times"), up: say("race-axis-times"), across, places },
    series: series(({ samplesMs }) => summary(samplesMs)?.min ?? null),
    format: (/** @type {number} */ value) => duration(value),
  };
  return [nodes, timed].map((chart, index) =>
    chartFigure((width) => lineChart(chart, width, HEIGHT), index === 0 ? "race-1" : undefined),
  );
}
