/**
 * Rows of dots on one log scale: a value of each row, and small dots for its other values. A bar would
 * need a zero, which a log scale does not have.
 *
 *     name ·············· value  note      wide
 *
 *     name        value  note              narrow: the dots are below
 *     ··············                       (and where that does not fit, the figures below the name)
 */
import { Fragment } from "preact";
import { direction } from "../../messages/languages.ts";
import { widthOf, wrapped } from "../../parts/picture/words.ts";
import { useWords } from "../../ui/words.tsx";
import { Chart, ChartPaper, ChartText, LINE, Mark, heading, legend } from "./paper.tsx";
import { decades, logScale } from "./scale.ts";
import type { Scale } from "./scale.ts";
import type { LegendEntry } from "./paper.tsx";

export interface Dots {
  /** Of its file, if it can be saved. */
  name?: string;
  title: string;
  /** What the scale shows, and that it is a log scale. */
  axis: string;
  rows: DotRow[];
  entries?: LegendEntry[];
  format: (value: number) => string;
  /** How the scale writes a value, beside its greatest. */
  formatTick?: (value: number, most: number) => string;
}

interface DotRow {
  name: string;
  /** Above 0. */
  value: number | null;
  others?: number[];
  /** Stands after the value. */
  note?: string;
  series: number;
  /** Whether the value is not exact: then its mark is empty. */
  open?: boolean;
}

/** Below this width a row takes two lines. */
const NARROW = 460;
const [ROW, GAP, EDGE] = [30, 14, 8];
/** Below the rows: the figures of the scale. What it shows comes below them. */
const FIGURES = 28;

export function DotChart(chart: Dots) {
  return <Chart name={chart.name}>{(width) => <Drawing {...chart} width={width} />}</Chart>;
}

function Drawing({
  title,
  axis,
  rows,
  entries = [],
  format,
  formatTick = format,
  width,
}: Dots & { width: number }) {
  const { language, clauses } = useWords();
  const mirrored = direction(language) === "rtl";
  const names = rows.map(({ name }) => name);
  const values = rows.map(({ value }) => (value === null ? "–" : format(value)));
  const notes = rows.map(({ note }) => note ?? "");
  const { stacked, tight, noted, left, right } = sharesOf(names, values, notes, width);
  const row = stacked ? ROW * (tight ? 2 : 1.5) : ROW;
  const head = heading(title, width, mirrored);
  const key = legend(entries, width, head.height, mirrored);
  const top = head.height + key.height;
  const bottom = top + row * rows.length + 4;
  const label = clauses(
    names.map((name, index) => [name, values[index], notes[index]].filter(Boolean).join(": ")),
  );
  const shows = wrapped(axis, width);
  const height = bottom + FIGURES + shows.length * LINE;

  // Names stand where reading begins. The scale runs from left to right in every language, as numbers do.
  const across = (x: number) => (mirrored ? width - x : x);
  const [low, high] = mirrored ? [width - right, width - left] : [left, right];
  const start = mirrored ? "end" : "start";
  const end = mirrored ? "start" : "end";
  const all = rows.flatMap(({ value, others = [] }) => [value ?? 0, ...others]);
  const most = 10 ** decades(all)[1];
  const tick = (value: number) => formatTick(value, most);
  const scale = logScale(all, low, high, (value) => widthOf(tick(value)) + GAP);
  return (
    <ChartPaper width={width} height={height} label={`${title}: ${label}`}>
      {head.group}
      {key.group}
      <Ticks scale={scale} words={tick} width={width} top={top} bottom={bottom} />
      {shows.map((line, at) => (
        <ChartText
          key={at}
          class="chart-tick"
          anchor="middle"
          x={width / 2}
          y={bottom + FIGURES + 10 + at * LINE}
        >
          {line}
        </ChartText>
      ))}
      {rows.map(({ name, value, others = [], series, open }, index) => {
        const line = top + row * index;
        const y = line + (stacked ? row - 12 : row / 2);
        const words = stacked ? line + 14 : y + 5;
        const figures = tight ? words + 18 : words;
        return (
          <Fragment key={name}>
            <path class="chart-guide" d={`M${low} ${y}H${high}`} />
            <ChartText anchor={start} x={across(0)} y={words}>
              {name}
            </ChartText>
            <ChartText class="chart-strong" anchor={end} x={across(width - noted)} y={figures}>
              {values[index]}
            </ChartText>
            <ChartText anchor={end} x={across(width)} y={figures}>
              {notes[index]}
            </ChartText>
            {others.map((other, at) => (
              <Mark key={at} series={series} x={scale.at(other)} y={y} rank="other" />
            ))}
            {value !== null && (
              <Mark series={series} x={scale.at(value)} y={y} rank={open ? "open" : "main"} />
            )}
          </Fragment>
        );
      })}
    </ChartPaper>
  );
}

/**
 * How the names, the scale, the values and their notes share the width: beside each other; or the scale below the
 * others (stacked), and the figures below the names where both do not fit one line (tight).
 */
function sharesOf(
  names: readonly string[],
  values: readonly string[],
  notes: readonly string[],
  width: number,
) {
  const widest = (words: readonly string[]) =>
    Math.max(0, ...words.map((word) => widthOf(word))) + GAP;
  const [named, valued] = [widest(names), widest(values)];
  const noted = notes.some((note) => note !== "") ? widest(notes) : 0;
  const all = named + valued + noted;
  const stacked = width < NARROW || all > width * 0.6;
  return {
    stacked,
    tight: stacked && all > width,
    noted,
    left: stacked ? EDGE : named + EDGE,
    right: stacked ? width - EDGE : width - valued - noted - EDGE,
  };
}

function Ticks({
  scale,
  words,
  width,
  top,
  bottom,
}: {
  scale: Scale;
  words: (value: number) => string;
  width: number;
  top: number;
  bottom: number;
}) {
  return scale.ticks.map(({ at: x, value, labelled }) => {
    const text = words(value);
    const half = widthOf(text) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    return (
      <Fragment key={value}>
        <path class="chart-grid" d={`M${x} ${top}V${bottom}`} />
        {labelled && (
          <ChartText class="chart-tick" anchor="middle" x={middle} y={bottom + 16}>
            {text}
          </ChartText>
        )}
      </Fragment>
    );
  });
}
