/** The result of a race: a table, and charts of nodes, times and their spread. */
import { button, download, make } from "../../page/elements.js";
import { duration, number, say, times } from "../../messages/index.js";
import { claim, ratioOf } from "../../engine/ratio.js";
import { barChart, legend, lineChart, stripChart, toSvg } from "./charts.js";
import { summary } from "./data.js";

/** @typedef {import("./data.js").Row} Row */

/** The columns of the table. */
const COLUMNS = ["search", "nodes", "fewer", "faster", "min", "median", "max", "rate"];

/**
 * @param {Row[]} rows
 * @param {string} title
 */
export function resultView(rows, title) {
  const workloads = [...new Set(rows.map(({ workload }) => workload))];
  return make(
    "section",
    { class: "race-result" },
    make("h3", {}, title),
    table(rows, workloads),
    ...charts(rows, workloads),
  );
}

/** @param {Row[]} rows @param {string[]} workloads */
function table(rows, workloads) {
  const head = make(
    "tr",
    {},
    ...COLUMNS.map((name) => make("th", { scope: "col" }, say(`race-column-${name}`))),
  );
  const bodies = workloads.map((workload) => {
    const own = rows.filter((row) => row.workload === workload);
    const most = Math.max(...own.map(({ nodes }) => nodes));
    const slowest = slowestOf(own);
    return make(
      "tbody",
      {},
      workloads.length > 1
        ? make(
            "tr",
            {},
            make("th", { colspan: COLUMNS.length, scope: "rowgroup", class: "group" }, workload),
          )
        : null,
      ...own.map((row) => line(row, most, slowest)),
    );
  });
  const caption = make("caption", { class: "unseen" }, say("race-caption"));
  const content = make("table", { class: "figures" }, caption, make("thead", {}, head), ...bodies);
  return make(
    "div",
    { class: "scrolls", tabindex: 0, role: "group", "aria-label": say("race-caption") },
    content,
  );
}

/** The row with the longest time; undefined if none has one. @param {Row[]} rows */
function slowestOf(rows) {
  const least = (/** @type {Row} */ { samplesMs }) => summary(samplesMs)?.min ?? 0;
  return rows.filter(least).toSorted((one, other) => least(other) - least(one))[0];
}

/**
 * @param {Row} row
 * @param {number} most The nodes of the search that visits most.
 * @param {Row | undefined} slowest
 */
function line(row, most, slowest) {
  const { contestant, nodes, samplesMs } = row;
  const time = summary(samplesMs);
  const cells = [
    number(nodes),
    times(most / nodes),
    fasterText(row, slowest),
    duration(time?.min ?? null),
    duration(time?.median ?? null),
    duration(time?.max ?? null),
    time ? number((nodes / time.min) * 1e3, { maximumSignificantDigits: 3 }) : say("time-none"),
  ];
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, say(`race-${contestant}`)),
    ...cells.map((text) => make("td", {}, text)),
  );
}

/**
 * How many times faster than the slowest search; nothing if the batches do not agree.
 * @param {Row} row
 * @param {Row | undefined} slowest
 */
function fasterText(row, slowest) {
  if (row === slowest) return number(1);
  const ratio = slowest && ratioOf(slowest.samplesMs, row.samplesMs);
  const allowed = ratio && claim(ratio);
  if (!allowed || allowed.verdict === "slower") return say("time-none");
  if (allowed.verdict === "same") return number(1);
  return number(allowed.times);
}

/** @param {Row[]} rows @param {string[]} workloads */
function charts(rows, workloads) {
  const contestants = [...new Set(rows.map(({ contestant }) => contestant))];
  const names = contestants.map((contestant) => say(`race-${contestant}`));
  /** @param {(row: Row) => (number | null)[]} values */
  const series = (values) =>
    contestants.map((contestant, index) => ({
      name: names[index],
      values: workloads.map((workload) => {
        const row = rows.find((row) => row.workload === workload && row.contestant === contestant);
        return row ? values(row) : [];
      }),
    }));
  const ms = (/** @type {number} */ value) => duration(value);
  const chart = workloads.length > 1 ? lineChart : barChart;
  const drawings = [
    chart({
      title: say("race-chart-nodes"),
      places: workloads,
      series: series(({ nodes }) => [nodes]),
      format: (value) => number(value),
    }),
    chart({
      title: say("race-chart-times"),
      places: workloads,
      series: series(({ samplesMs }) => [summary(samplesMs)?.min ?? null]),
      format: ms,
    }),
    stripChart({
      title: say("race-chart-spread", { workload: workloads[0] }),
      series: series(({ samplesMs }) => samplesMs).map(({ name, values }) => ({
        name,
        values: values.slice(0, 1),
      })),
      format: ms,
    }),
  ];
  return [
    legend(names),
    ...drawings.map((drawing, index) =>
      make(
        "figure",
        { class: "chart-box" },
        drawing,
        button(say("race-picture-button"), () => {
          const ground = getComputedStyle(document.body).backgroundColor;
          download(`race-${index + 1}.svg`, toSvg(drawing, ground), "image/svg+xml");
        }),
      ),
    ),
  ];
}
