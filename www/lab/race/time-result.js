/** The result of a race for times: what it comes to in a sentence, dots of nodes and times, and a table. */
import { make } from "../../base/elements.js";
import { duration, number, say, times } from "../../messages/index.js";
import { folded } from "../frame.js";
import { chartFigure } from "../chart/paper.js";
import { dotChart } from "../chart/dots.js";
import { lineChart } from "../chart/lines.js";
import { NAMES } from "../searches.js";
import { endsOf, fasterOf, fewerOf, mostNodes, sameLanguage, slowestOf } from "./ratios.js";
import { summary } from "./summary.js";
import { timeTable } from "./time-table.js";

/** @import { Row } from "./types.js" */

/** The height of a chart over several positions. */
const HEIGHT = 320;

/** @param {Row[]} rows */
export function timeResult(rows) {
  const workloads = [...new Set(rows.map(({ workload }) => workload))];
  const charts = workloads.length > 1 ? overPositions(rows, workloads) : ofOne(rows);
  return make(
    "div",
    { class: "race-result stack roomy" },
    workloads.length > 1 ? null : headline(rows),
    make("div", { class: "chart-pair" }, ...charts),
    folded(say("race-all"), timeTable(rows, workloads)),
  );
}

/**
 * What is known before a race: the positions that the searches visit.
 * @param {Row[]} rows Without times; none if nothing is to be searched.
 */
export function timePreview(rows) {
  const waiting = make("p", { class: "lab-empty" }, say("race-before-start"));
  if (rows.length === 0) return waiting;
  const workloads = [...new Set(rows.map(({ workload }) => workload))];
  const [nodes] = workloads.length > 1 ? overPositions(rows, workloads) : ofOne(rows);
  return make("div", { class: "chart-pair" }, nodes, waiting);
}

/**
 * How much the engine's best search saves, in positions and, if the batches allow a ratio, in time: both
 * against its search that visits most. What JavaScript's take is a sentence of its own.
 * @param {Row[]} all
 */
function headline(all) {
  const own = sameLanguage(all, "minimax");
  const rows = own.length > 0 ? own : all;
  const name = (/** @type {Row} */ { searchName }) => say(`race-${searchName}`);
  const [fewest, most] = endsOf(rows, ({ nodes }) => nodes);
  const timed = rows.filter(({ samplesMs }) => samplesMs.length > 0);
  const [fastest] = endsOf(timed, ({ samplesMs }) => Math.min(...samplesMs));
  const faster = fastest && fastest !== most ? fasterOf(fastest, most) : null;
  const saved = say("race-headline-nodes", {
    ...{ fewest: name(fewest), most: name(most) },
    times: times(fewerOf(fewest, most.nodes)),
  });
  const quicker = faster
    ? say("race-headline-times", {
        ...{ fastest: name(fastest), slowest: name(most) },
        times: number(faster),
      })
    : say("race-headline-none");
  return make(
    "div",
    { class: "headline" },
    fewest.nodes === most.nodes ? null : make("p", {}, saved),
    timed.length > 1 ? make("p", {}, quicker) : null,
    ...languages(all),
  );
}

/** How much longer minimax takes in JavaScript, if both have raced. @param {Row[]} rows */
function languages(rows) {
  const [engine, script] = ["minimax", "textbook-minimax"].map((wanted) =>
    rows.find(({ searchName }) => searchName === wanted),
  );
  const longer = engine && script ? fasterOf(engine, script) : null;
  if (longer === null || longer <= 1) return [];
  return [make("p", {}, say("race-headline-script", { times: number(longer) }))];
}

/** @param {Row} row */
const seriesOf = ({ searchName }) => NAMES.indexOf(searchName);

/** @param {Row[]} rows */
function ofOne(rows) {
  const most = mostNodes(rows);
  const row = (/** @type {Row} */ row) => ({
    name: say(`race-${row.searchName}`),
    series: seriesOf(row),
  });
  const nodes = rows.map((one) => ({
    ...row(one),
    value: one.nodes,
    note: one.nodes === most ? "" : say("race-fewer", { times: times(fewerOf(one, most)) }),
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
  const [title, timed] = [say("race-chart-nodes"), say("race-chart-times")];
  const [axis, clock] = [say("race-axis-nodes"), say("race-axis-times")];
  const format = (/** @type {number} */ value) => number(value);
  const ms = (/** @type {number} */ value) => duration(value);
  return [
    chartFigure((width) => dotChart({ title, axis, rows: nodes, format }, width), "race-1"),
    chartFigure(
      (width) => dotChart({ title: timed, axis: clock, rows: spread, entries, format: ms }, width),
      "race-2",
    ),
  ];
}

/** @param {Row[]} rows @param {string[]} workloads */
function overPositions(rows, workloads) {
  const searchNames = [...new Set(rows.map(({ searchName }) => searchName))];
  /** @param {(row: Row) => number | null} value */
  const series = (value) =>
    searchNames.map((searchName) => ({
      name: say(`race-${searchName}`),
      series: NAMES.indexOf(searchName),
      values: workloads.map((workload) => {
        const row = rows.find((row) => row.workload === workload && row.searchName === searchName);
        return row ? value(row) : null;
      }),
    }));
  const places = workloads.map((_, ply) => number(ply));
  const across = say("race-axis-plies");
  const nodes = {
    ...{ title: say("race-chart-nodes"), up: say("race-axis-nodes"), across, places },
    series: series(({ nodes }) => nodes),
    format: (/** @type {number} */ value) => number(value),
  };
  const timed = {
    ...{ title: say("race-chart-times"), up: say("race-axis-times"), across, places },
    series: series(({ samplesMs }) => summary(samplesMs)?.min ?? null),
    format: (/** @type {number} */ value) => duration(value),
  };
  return [nodes, timed].map((chart, index) =>
    chartFigure((width) => lineChart(chart, width, HEIGHT), `race-${index + 1}`),
  );
}
