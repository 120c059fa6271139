/** What all charts are drawn on: a paper as wide as its place, words, marks, and the file of a drawing. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { download } from "../../base/download.ts";
import { svgText } from "../../parts/picture/file.ts";
import { wrapped, widthOf } from "../../parts/picture/words.ts";
import { useWords } from "../../ui/words.tsx";
import type { ComponentChildren } from "preact";

const MARK = 5;

/** Marks around 0, one for each series in turn. Each encloses a space, and none looks like a stone's cross. */
const MARKS = [
  `M${-MARK} 0a${MARK} ${MARK} 0 1 0 ${2 * MARK} 0a${MARK} ${MARK} 0 1 0 ${-2 * MARK} 0z`,
  `M${-MARK} ${-MARK}h${2 * MARK}v${2 * MARK}h${-2 * MARK}z`,
  `M0 ${-MARK - 1}L${MARK + 1} ${MARK}H${-MARK - 1}z`,
  `M0 ${MARK + 1}L${MARK + 1} ${-MARK}H${-MARK - 1}z`,
  `M0 ${-MARK - 2}L${MARK + 2} 0L0 ${MARK + 2}L${-MARK - 2} 0z`,
  `M${-MARK - 2} -2.5h${2 * MARK + 4}v5h${-2 * MARK - 4}z`,
  `M-2.5 ${-MARK - 2}h5v${2 * MARK + 4}h-5z`,
  `M${-MARK} ${-MARK}H${MARK}L${-MARK} ${MARK}H${MARK}z`,
];

/** How many series have a colour and a shape of their own. */
const SERIES = MARKS.length;

/** The colour of a series. */
export const inSeries = (series: number) => ({ color: `var(--series-${series % SERIES})` });

/** The mark of a series; `other` for another value of a row, `open` for one that is not final or not exact. */
export function Mark({
  series,
  x,
  y,
  rank = "main",
}: {
  series: number;
  x: number;
  y: number;
  rank?: "main" | "other" | "open";
}) {
  const style = inSeries(series);
  if (rank === "other") return <circle class="chart-dot" style={style} cx={x} cy={y} r={3} />;
  return (
    <path
      class={rank === "open" ? "chart-mark open" : "chart-mark"}
      style={style}
      d={MARKS[series % SERIES]}
      transform={`translate(${x} ${y})`}
    />
  );
}

export function ChartText({
  anchor,
  x,
  y,
  class: name = "",
  children,
}: {
  anchor: "start" | "middle" | "end";
  x: number;
  y: number;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <text class={`chart-text ${name}`.trim()} x={x} y={y} text-anchor={anchor}>
      {children}
    </text>
  );
}

/** The height of a line of text that may need several. */
export const LINE = 18;

/** A title: its font, the height of a line, and the space below it. */
const TITLE = { font: "600 17px", line: 22, below: 8 };

/** The title of a chart. @param mirrored Whether it begins at the right. */
export function heading(title: string, width: number, mirrored: boolean) {
  const lines = wrapped(title, width, TITLE.font);
  const group = lines.map((line, at) => (
    <ChartText
      key={at}
      class="chart-title"
      anchor={mirrored ? "end" : "start"}
      x={mirrored ? width : 0}
      y={16 + at * TITLE.line}
    >
      {line}
    </ChartText>
  ));
  return { group, height: title === "" ? 0 : lines.length * TITLE.line + TITLE.below };
}

/** @param label What a screen reader says: the title and all values. */
export function ChartPaper({
  width,
  height,
  label,
  children,
}: {
  width: number;
  height: number;
  label: string;
  children: ComponentChildren;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" class="chart" aria-label={label}>
      {children}
    </svg>
  );
}

/** Charts are drawn again when their width changes by more than this. */
const STEP = 8;

/**
 * A chart drawn for the width it has, so that its words keep their size.
 * @param name Of its file, if it can be saved.
 */
export function Chart({
  name,
  children,
}: {
  name?: string;
  children: (width: number) => ComponentChildren;
}) {
  const { say } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Before it is painted: else what stands below it would be seen to move.
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    const fit = () => {
      const wide = Math.floor(box.clientWidth);
      setWidth((now) => (wide === 0 || Math.abs(wide - now) < STEP ? now : wide));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  function save() {
    const drawing = place.current?.firstElementChild;
    const ground = getComputedStyle(document.body).backgroundColor;
    if (drawing instanceof SVGSVGElement) {
      download(`${name}.svg`, svgText(drawing, ground), "image/svg+xml");
    }
  }
  return (
    <figure class="chart-box stack">
      <div ref={place} class="chart-place">
        {width > 0 && children(width)}
      </div>
      {name !== undefined && (
        <button type="button" onClick={save}>
          {say("lab-picture-button")}
        </button>
      )}
    </figure>
  );
}

/** The series whose empty mark stands in the legend for what is not finished. */
export const EMPTY_MARK = 7;

export type LegendEntry = { name: string; series: number; rank?: "main" | "other" | "open" };

/** The measures of the legend: the height of a line, the width of a mark, and the space between entries and below. */
const KEY = { line: 22, mark: 20, gap: 18, below: 6 };

export function legend(entries: LegendEntry[], width: number, top: number, mirrored: boolean) {
  let [x, lines] = [0, entries.length > 0 ? 1 : 0];
  const group = entries.map(({ name, series, rank }) => {
    const needed = KEY.mark + widthOf(name);
    if (x > 0 && x + needed > width) [x, lines] = [0, lines + 1];
    const y = top + (lines - 0.5) * KEY.line;
    const [at, words] = mirrored ? [width - x - 8, width - x - KEY.mark] : [x + 8, x + KEY.mark];
    x += needed + KEY.gap;
    return (
      <g key={name}>
        <Mark series={series} x={at} y={y} rank={rank} />
        <ChartText anchor={mirrored ? "end" : "start"} x={words} y={y + 5}>
          {name}
        </ChartText>
      </g>
    );
  });
  return { group, height: lines > 0 ? lines * KEY.line + KEY.below : 0 };
}
