/** What a race has come to: a table, and charts of nodes, times and their spread. */
import { button, download, make } from "../page/elements.js";
import { duration, number, say, times } from "../messages/index.js";
import { barChart, legend, lineChart, stripChart, toSvg } from "./charts.js";
import { summary } from "./contest.js";

/** @typedef {import("./contest.js").Row} Row */

/** The columns of the table. */
const COLUMNS = ["search", "nodes", "fewer", "min", "median", "max", "rate"];

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
      ...own.map((row) => line(row, most)),
    );
  });
  const caption = make("caption", { class: "unseen" }, say("race-caption"));
  const made = make("table", { class: "figures" }, caption, make("thead", {}, head), ...bodies);
  return make(
    "div",
    { class: "scrolls", tabindex: 0, role: "group", "aria-label": say("race-caption") },
    made,
  );
}

/** @param {Row} row @param {number} most */
function line({ contestant, nodes, samplesMs }, most) {
  const time = summary(samplesMs);
  const cells = [
    number(nodes),
    times(most / nodes),
    duration(time?.min ?? null),
    duration(time?.median ?? null),
    duration(time?.max ?? null),
    time ? number((nodes / time.median) * 1e3, { maximumSignificantDigits: 3 }) : say("time-none"),
  ];
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, say(`race-${contestant}`)),
    ...cells.map((text) => make("td", {}, text)),
  );
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
      told: (value) => number(value),
    }),
    chart({
      title: say("race-chart-times"),
      places: workloads,
      series: series(({ samplesMs }) => [summary(samplesMs)?.median ?? null]),
      told: ms,
    }),
    stripChart({
      title: say("race-chart-spread", { workload: workloads[0] }),
      series: series(({ samplesMs }) => samplesMs).map(({ name, values }) => ({
        name,
        values: values.slice(0, 1),
      })),
      told: ms,
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
