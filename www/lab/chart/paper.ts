/** What all charts are drawn on: a paper as wide as its place, words, marks, and the file of a drawing. */
import { button, download, make } from "../../base/elements.ts";
import { svg } from "../../base/svg.ts";
import { say } from "../../messages/index.ts";
import { svgText } from "../../parts/picture/file.ts";
import { wrapped, widthOf } from "../../parts/picture/words.ts";

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

/** The mark of a series; `other` for another value of a row, `open` for one that is not final or not exact. */
export function mark(
  series: number,
  x: number,
  y: number,
  rank: "main" | "other" | "open" = "main",
) {
  const name = `series-${series % SERIES}`;
  if (rank === "other") return svg("circle", { class: `chart-dot ${name}`, cx: x, cy: y, r: 3 });
  const d = MARKS[series % SERIES];
  const open = rank === "open" ? " open" : "";
  return svg("path", { class: `chart-mark ${name}${open}`, d, transform: `translate(${x} ${y})` });
}

export function chartText(
  anchor: "start" | "middle" | "end",
  x: number,
  y: number,
  words: string,
  name = "chart-text",
) {
  return svg("text", { class: name, x, y, "text-anchor": anchor }, words);
}

/** A text of the scales. */
export function tickText(anchor: "start" | "middle" | "end", x: number, y: number, words: string) {
  return chartText(anchor, x, y, words, "chart-text chart-tick");
}

/** The height of a line of text that may need several. */
export const LINE = 18;

/** A title: its font, the height of a line, and the space below it. */
const TITLE = { font: "600 17px", line: 22, below: 8 };

/** The title of a chart. @param mirrored Whether it begins at the right. */
export function heading(title: string, width: number, mirrored: boolean) {
  const lines = wrapped(title, width, TITLE.font);
  const drawn = lines.map((line, at) => {
    const [anchor, x] = mirrored ? (["end", width] as const) : (["start", 0] as const);
    return chartText(anchor, x, 16 + at * TITLE.line, line, "chart-text chart-title");
  });
  const height = title === "" ? 0 : lines.length * TITLE.line + TITLE.below;
  return { group: svg("g", {}, ...drawn), height };
}

/** An empty drawing. @param label What a screen reader says: the title and all values. */
export function chartPaper(width: number, height: number, label: string) {
  const viewBox = `0 0 ${width} ${height}`;
  return svg("svg", { viewBox, role: "img", class: "chart", "aria-label": label });
}

/** Charts are drawn again when their width changes by more than this. */
const STEP = 8;

/** A chart drawn for the width it has, so that its words keep their size. @param name Of its file, if it can be saved. */
export function chartFigure(draw: (width: number) => SVGSVGElement, name?: string) {
  const place = make("div", { class: "chart-place" });
  const figure = make("figure", { class: "chart-box" }, place);
  let drawing: SVGSVGElement | null = null;
  let drawn = 0;
  const fit = () => {
    const width = Math.floor(place.clientWidth);
    if (width === 0 || Math.abs(width - drawn) < STEP) return;
    drawn = width;
    drawing = draw(width);
    place.replaceChildren(drawing);
  };
  // In the frame in which it comes to the page: else what stands below it would be seen to move.
  requestAnimationFrame(fit);
  new ResizeObserver(fit).observe(place);
  if (name !== undefined) {
    const save = () => {
      const ground = getComputedStyle(document.body).backgroundColor;
      if (drawing) download(`${name}.svg`, svgText(drawing, ground), "image/svg+xml");
    };
    figure.append(button(say("lab-picture-button"), save, { class: "small" }));
  }
  return figure;
}

/** The series whose empty mark stands in the legend for what is not finished. */
export const EMPTY_MARK = 7;

export type LegendEntry = { name: string; series: number; rank?: "main" | "other" | "open" };

/** The measures of the legend: the height of a line, the width of a mark, and the space between entries and below. */
const KEY = { line: 22, mark: 20, gap: 18, below: 6 };

export function legend(entries: LegendEntry[], width: number, top: number, mirrored: boolean) {
  const group = svg("g", {});
  let [x, lines] = [0, entries.length > 0 ? 1 : 0];
  for (const { name, series, rank } of entries) {
    const needed = KEY.mark + widthOf(name);
    if (x > 0 && x + needed > width) [x, lines] = [0, lines + 1];
    const y = top + (lines - 0.5) * KEY.line;
    const [at, words] = mirrored ? [width - x - 8, width - x - KEY.mark] : [x + 8, x + KEY.mark];
    group.append(
      mark(series, at, y, rank),
      chartText(mirrored ? "end" : "start", words, y + 5, name),
    );
    x += needed + KEY.gap;
  }
  return { group, height: lines > 0 ? lines * KEY.line + KEY.below : 0 };
}
