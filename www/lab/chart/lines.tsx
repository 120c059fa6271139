/**
 * Values over places in a row, such as plies, on a log scale: dots, joined so that one can follow them. A
 * value that is not final or not exact has an empty mark, a dashed line and, if it is known how exact it
 * is, a bar.
 */
import { Fragment } from "preact";
import { direction } from "../../messages/languages.ts";
import { widthOf } from "../../parts/picture/words.ts";
import { useWords } from "../../ui/words.tsx";
import { Chart, ChartPaper, ChartText, Mark, heading, legend } from "./paper.tsx";
import { logScale } from "./scale.ts";
import type { LegendEntry } from "./paper.tsx";
import type { Scale } from "./scale.ts";

export interface Lines {
  /** Of its file, if it can be saved. */
  name?: string;
  title: string;
  height?: number;
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
export function LineChart(chart: Lines) {
  return <Chart name={chart.name}>{(width) => <Drawing {...chart} width={width} />}</Chart>;
}

function Drawing({
  title,
  across,
  up,
  places,
  series,
  entries = [],
  format,
  height = 340,
  width,
}: Lines & { width: number }) {
  const rightToLeft = direction(useWords().language) === "rtl";
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
  return (
    <ChartPaper width={width} height={height} label={title}>
      {head.group}
      {key.group}
      <ChartText class="chart-tick" anchor="start" x={0} y={top - 12}>
        {up}
      </ChartText>
      {scale.ticks.map(({ at, value, labelled }) =>
        labelled || !dense ? (
          <Fragment key={value}>
            <path class="chart-grid" d={`M${left} ${at}H${width}`} />
            {labelled && (
              <ChartText class="chart-tick" anchor="end" x={left - 8} y={at + 4}>
                {format(value, most)}
              </ChartText>
            )}
          </Fragment>
        ) : null,
      )}
      {places.map((place, index) =>
        index % every === 0 ? (
          <ChartText key={place} class="chart-tick" anchor="middle" x={x(index)} y={bottom + 18}>
            {place}
          </ChartText>
        ) : null,
      )}
      <ChartText class="chart-tick" anchor="middle" x={(left + width) / 2} y={bottom + 40}>
        {across}
      </ChartText>
      {series.map((one) => (
        <DrawnSeries key={one.name} of={one} x={x} scale={scale} bottom={bottom} />
      ))}
    </ChartPaper>
  );
}

function DrawnSeries({
  of: { values, series, open = [], bars = [] },
  x,
  scale,
  bottom,
}: {
  of: Series;
  x: (place: number) => number;
  scale: Scale;
  bottom: number;
}) {
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
  return (
    <>
      <path class={`chart-line ${name}`} d={path(false)} />
      <path class={`chart-line chart-dashed ${name}`} d={path(true)} />
      {points.map((point) => (
        <Mark
          key={point.place}
          series={series}
          x={point.x}
          y={point.y}
          rank={point.open ? "open" : "main"}
        />
      ))}
      {/* A bar can be shorter than a mark. */}
      <path class={`chart-line ${name}`} d={spread} />
    </>
  );
}

function isValue(value: number | null): value is number {
  return value !== null && value > 0;
}
