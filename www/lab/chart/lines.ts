/**
 * Values over places in a row, such as plies, on a log scale: dots, joined so that one can follow them. A
 * value that is not final or not exact has an empty mark, a dashed line and, if it is known how exact it
 * is, a bar.
 */
import { svg } from "../../base/svg.ts";
import { legend, heading, mark, chartPaper, tickText } from "./paper.ts";
import { widthOf } from "../../parts/picture/words.ts";
import { logScale } from "./scale.ts";
import type { LegendEntry } from "./paper.ts";
import type { Scale } from "./scale.ts";

export interface Lines {
  title: string;
  across: string;
  /** What the values are, and that they are on a log scale. */
  up: string;
  places: string[];
  series: Series[];
  entries?: LegendEntry[];
  /** How the scale writes a value, beside its greatest. */
  format: (value: number, most: number) => string;
}

interface Series {
  name: string;
  series: number;
  /** A value for each place, above 0, or none. */
  values: (number | null)[];
  /** Which of them are not final or not exact. */
  open?: boolean[];
  /** The ends of the bars; a low end of 0 or less is that of the scale. */
  bars?: ([low: number, high: number] | null)[];
}

/** What the title of the scale takes; below the places. */
const [TITLE, BELOW] = [26, 48];
/** Lines of the scale that are closer are left out, but for those with a label. */
const DENSE = 8;
const END = 3;

/** A system of coordinates: it runs from left to right in every language. */
export function lineChart(chart: Lines, width: number, height: number) {
  const { title, across, up, places, series, entries = [], format } = chart;
  const rightToLeft = document.documentElement.dir === "rtl";
  const head = heading(title, width, rightToLeft);
  const key = legend([...series, ...entries], width, head.height, rightToLeft);
  const top = head.height + key.height + TITLE;
  const bottom = height - BELOW;
  const values = series.flatMap(({ values, bars = [] }) =>
    [...values, ...bars.flatMap((bar) => bar ?? [])].filter(isValue),
  );
  const scale = logScale(values, bottom, top, () => 26);
  const most = scale.ticks[scale.ticks.length - 1].value;
  const left = Math.max(...scale.ticks.map(({ value }) => widthOf(format(value, most)))) + 12;
  const step = (width - left) / Math.max(places.length, 1);
  const x = (place: number) => left + step * (place + 0.5);
  const dense = (bottom - top) / scale.ticks.length < DENSE;
  const every = Math.ceil((Math.max(...places.map((word) => widthOf(word))) + 8) / step);
  const drawing = chartPaper(width, height, title);
  drawing.append(
    head.group,
    key.group,
    tickText("start", 0, top - 12, up),
    ...scale.ticks.flatMap(({ at, value, labelled }) => {
      if (!labelled && dense) return [];
      const line = svg("path", { class: "chart-grid", d: `M${left} ${at}H${width}` });
      return labelled ? [line, tickText("end", left - 8, at + 4, format(value, most))] : [line];
    }),
    ...places.flatMap((place, index) =>
      index % every > 0 ? [] : [tickText("middle", x(index), bottom + 18, place)],
    ),
    tickText("middle", (left + width) / 2, bottom + 40, across),
    ...series.flatMap((one) => drawnSeries(one, x, scale, bottom)),
  );
  return drawing;
}

function drawnSeries(
  { values, series, open = [], bars = [] }: Series,
  x: (place: number) => number,
  scale: Scale,
  bottom: number,
) {
  const points = values.flatMap((value, place) =>
    isValue(value) ? [{ place, x: x(place), y: scale.at(value), open: open[place] }] : [],
  );
  /** @param dashed The parts that lead to an empty mark, or the others. */
  const path = (dashed: boolean) =>
    points
      .slice(1)
      .map((to, at) => {
        const from = points[at];
        return Boolean(to.open) === dashed ? `M${from.x} ${from.y}L${to.x} ${to.y}` : "";
      })
      .join("");
  const bar = (x: number, [low, high]: [number, number]) => {
    const [from, to] = [low > 0 ? scale.at(low) : bottom, scale.at(high)];
    const foot = low > 0 ? `M${x - END} ${from}h${2 * END}` : "";
    return `M${x} ${from}V${to}M${x - END} ${to}h${2 * END}${foot}`;
  };
  const spread = points.map(({ place, x }) => (bars[place] ? bar(x, bars[place]) : "")).join("");
  const name = `series-${series}`;
  return [
    svg("path", { class: `chart-line ${name}`, d: path(false) }),
    svg("path", { class: `chart-line chart-dashed ${name}`, d: path(true) }),
    ...points.map((point) => mark(series, point.x, point.y, point.open ? "open" : "main")),
    // A bar can be shorter than a mark.
    svg("path", { class: `chart-line ${name}`, d: spread }),
  ];
}

function isValue(value: number | null): value is number {
  return value !== null && value > 0;
}
