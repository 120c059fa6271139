/** Charts on a log scale, as drawings that can be saved. Every series has a colour and a shape. */
import { svg } from "../page/svg.js";

/**
 * @typedef {object} Series
 * @property {string} name
 * @property {(number | null)[][]} values For each place on the axis the values there.
 */

/**
 * The width of a drawing. On a phone it is narrower, so that its words are not too small to read.
 */
export function paperWidth() {
  return innerWidth < 600 ? 340 : 640;
}

/** Half the size of a mark. */
const MARK = 5;

/** Marks around 0, one for each series in turn. */
const MARKS = [
  `M${-MARK} 0a${MARK} ${MARK} 0 1 0 ${2 * MARK} 0a${MARK} ${MARK} 0 1 0 ${-2 * MARK} 0`,
  `M${-MARK} ${-MARK}h${2 * MARK}v${2 * MARK}h${-2 * MARK}z`,
  `M0 ${-MARK - 1}L${MARK + 1} ${MARK}H${-MARK - 1}z`,
  `M0 ${MARK + 1}L${MARK + 1} ${-MARK}H${-MARK - 1}z`,
  `M0 ${-MARK - 2}L${MARK + 2} 0L0 ${MARK + 2}L${-MARK - 2} 0z`,
  `M${-MARK} ${-MARK}L${MARK} ${MARK}M${MARK} ${-MARK}L${-MARK} ${MARK}`,
  `M${-MARK - 1} 0H${MARK + 1}M0 ${-MARK - 1}V${MARK + 1}`,
  `M${-MARK} ${-MARK}h${2 * MARK}v${2 * MARK}h${-2 * MARK}zM${-MARK} 0h${2 * MARK}`,
];

/** The mark of a series, for a legend too. @param {number} index @param {number} x @param {number} y */
function mark(index, x, y) {
  return svg("path", {
    class: `chart-mark series-${index % MARKS.length}`,
    d: MARKS[index % MARKS.length],
    transform: `translate(${x} ${y})`,
  });
}

/** @param {string} name @param {number} x @param {number} y @param {string} words @param {string} anchor */
function label(name, x, y, words, anchor) {
  const element = svg("text", { class: name, x, y, "text-anchor": anchor });
  element.textContent = words;
  return element;
}

/** The powers of ten that enclose some values. @param {number[]} values @returns {[number, number]} */
export function decades(values) {
  const positive = values.filter((value) => value > 0);
  if (positive.length === 0) return [0, 1];
  const low = Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.ceil(Math.log10(Math.max(...positive)));
  return [low, Math.max(high, low + 1)];
}

/**
 * Values over places, as lines with marks.
 * @param {object} chart
 * @param {string} chart.title
 * @param {string[]} chart.places
 * @param {Series[]} chart.series
 * @param {(value: number) => string} chart.format How a value is written.
 */
export function lineChart({ title, places, series, format }) {
  const width = paperWidth();
  const [height, left, top, bottom] = [320, 84, 28, 36];
  const [low, high] = decades(series.flatMap(({ values }) => values.flat().filter(isNumber)));
  const step = (width - left - 24) / Math.max(places.length, 1);
  const x = (/** @type {number} */ place) => left + step * (place + 0.5);
  const y = (/** @type {number} */ value) =>
    top + ((high - Math.log10(value)) / (high - low)) * (height - top - bottom);
  const drawing = frame(width, height, title);
  for (let power = low; power <= high; power += 1) {
    const at = y(10 ** power);
    drawing.append(
      svg("path", { class: "chart-grid", d: `M${left} ${at}H${width - 8}` }),
      label("chart-tick", left - 8, at + 4, format(10 ** power), "end"),
    );
  }
  places.forEach((place, index) =>
    drawing.append(label("chart-tick", x(index), height - 12, place, "middle")),
  );
  series.forEach(({ values }, index) => {
    const points = values.flatMap((column, place) =>
      column.filter(isNumber).map((value) => ({ x: x(place), y: y(value) })),
    );
    if (points.length > 1) {
      const d = points.map((point, at) => `${at === 0 ? "M" : "L"}${point.x} ${point.y}`).join("");
      drawing.append(svg("path", { class: `chart-line series-${index % MARKS.length}`, d }));
    }
    drawing.append(...points.map((point) => mark(index, point.x, point.y)));
  });
  return drawing;
}

/**
 * One row for each series, and on it a mark for each of its values: how they spread.
 * @param {object} chart
 * @param {string} chart.title
 * @param {Series[]} chart.series
 * @param {(value: number) => string} chart.format
 */
export function stripChart({ title, series, format }) {
  const { drawing, x, y } = rows(title, series, format);
  series.forEach(({ values }, index) => {
    const column = values.flat().filter(isNumber);
    drawing.append(...column.map((value) => mark(index, x(value), y(index))));
  });
  return drawing;
}

/**
 * One row for each series, and on it a bar with the first of its values.
 * @param {object} chart
 * @param {string} chart.title
 * @param {Series[]} chart.series
 * @param {(value: number) => string} chart.format
 */
export function barChart({ title, series, format }) {
  const { drawing, x, y, left } = rows(title, series, format);
  series.forEach(({ values }, index) => {
    const value = values.flat().find(isNumber);
    if (value === undefined) return;
    const d = `M${left} ${y(index)}H${x(value)}`;
    drawing.append(
      svg("path", { class: `chart-bar series-${index % MARKS.length}`, d }),
      mark(index, x(value), y(index)),
      label("chart-name", x(value) + 12, y(index) + 4, format(value), "start"),
    );
  });
  return drawing;
}

/** Where the rows of a chart begin, and how far above them their names are. */
const SIDE_BY_SIDE = { left: 210, top: 28, row: 34, above: 0 };
const STACKED = { left: 10, top: 28, row: 48, above: 16 };

/** The width that a figure on a scale may need. */
const MOST_TICK = 84;

/**
 * A scale of powers of ten from left to right, and a named row for each series.
 * @param {string} title
 * @param {Series[]} series
 * @param {(value: number) => string} format
 */
function rows(title, series, format) {
  const width = paperWidth();
  const names = series.map(({ name }) => name);
  const { left, top, row, above } = width < 640 ? STACKED : SIDE_BY_SIDE;
  const height = top + row * series.length + 32;
  const [low, high] = decades(series.flatMap(({ values }) => values.flat().filter(isNumber)));
  const x = (/** @type {number} */ value) =>
    left + ((Math.log10(value) - low) / (high - low)) * (width - left - 70);
  const y = (/** @type {number} */ index) => top + row * (index + 1) - 17;
  const drawing = frame(width, height, title);
  // As many as there is space for their words.
  const every = Math.ceil(((high - low) * MOST_TICK) / (width - left));
  for (let power = low; power <= high; power += 1) {
    const at = x(10 ** power);
    drawing.append(svg("path", { class: "chart-grid", d: `M${at} ${top}V${height - 28}` }));
    if ((power - low) % every > 0) continue;
    const anchor = at < MOST_TICK / 2 ? "start" : "middle";
    drawing.append(label("chart-tick", at, height - 10, format(10 ** power), anchor));
  }
  names.forEach((name, index) => {
    const [at, anchor] = above ? [left, "start"] : [left - 12, "end"];
    drawing.append(label("chart-tick", at, y(index) + 4 - above, name, anchor));
  });
  return { drawing, x, y, left };
}

/** @param {number | null} value @returns {value is number} */
function isNumber(value) {
  return value !== null && value > 0;
}

/** @param {number} width @param {number} height @param {string} title */
function frame(width, height, title) {
  const drawing = /** @type {SVGSVGElement} */ (
    svg("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", class: "chart" })
  );
  drawing.setAttribute("aria-label", title);
  drawing.append(label("chart-title", 8, 16, title, "start"));
  return drawing;
}

/**
 * The names of the series with their marks.
 * @param {string[]} names
 */
export function legend(names) {
  const list = document.createElement("ul");
  list.className = "chart-legend";
  names.forEach((name, index) => {
    const item = document.createElement("li");
    const drawing = svg("svg", { viewBox: "-9 -9 18 18", "aria-hidden": "true" });
    drawing.append(mark(index, 0, 0));
    item.append(drawing, name);
    list.append(item);
  });
  return list;
}

/** What the page's style sheet gives a drawing. */
const STYLES = ["fill", "stroke", "stroke-width", "stroke-dasharray", "font-size", "font-family"];

/**
 * A drawing as a file that looks the same without the page's style sheet.
 * @param {SVGSVGElement} drawing In the page.
 * @param {string} ground The colour behind it.
 */
export function toSvg(drawing, ground) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, index) => {
    const style = getComputedStyle(originals[index]);
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
  });
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  copy.prepend(svg("rect", { width, height, fill: ground }));
  return new XMLSerializer().serializeToString(copy);
}
