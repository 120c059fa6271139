/** Values over places in a row, such as plies, on a log scale: dots, joined so that one can follow them. */
import { svg } from "../../page/svg.js";
import { legend } from "./legend.js";
import { mark, paper, text, widthOf } from "./paper.js";
import { logScale } from "./scale.js";

/**
 * @typedef {object} Lines
 * @property {string} title
 * @property {string} across What the places are.
 * @property {string} up What the values are, and that they are on a log scale.
 * @property {string[]} places
 * @property {{ name: string, series: number, values: (number | null)[] }[]} series A value for each
 * place, above 0, or none.
 * @property {(value: number) => string} format
 */

/** Above the legend; what the title of the scale takes; below the places. */
const [TOP, TITLE, BELOW] = [24, 26, 48];

/**
 * A system of coordinates: it runs from left to right in every language.
 * @param {Lines} chart
 * @param {number} width
 * @param {number} height
 */
export function lineChart({ title, across, up, places, series, format }, width, height) {
  const rightToLeft = document.documentElement.dir === "rtl";
  const drawing = paper(width, height, title, title);
  const key = legend(series, width, TOP, rightToLeft);
  const top = TOP + key.height + TITLE;
  const bottom = height - BELOW;
  const values = series.flatMap(({ values }) => values.filter(isValue));
  const scale = logScale(values, bottom, top, () => 26);
  const left = Math.max(...scale.ticks.map(({ value }) => widthOf(format(value)))) + 12;
  const step = (width - left) / Math.max(places.length, 1);
  const x = (/** @type {number} */ place) => left + step * (place + 0.5);
  drawing.append(key.group, text("start", 0, top - 12, up, "chart-text chart-tick"));
  for (const { at, value, labelled } of scale.ticks) {
    drawing.append(svg("path", { class: "chart-grid", d: `M${left} ${at}H${width}` }));
    if (labelled)
      drawing.append(text("end", left - 8, at + 4, format(value), "chart-text chart-tick"));
  }
  const every = Math.ceil((Math.max(...places.map(widthOf)) + 8) / step);
  places.forEach((place, index) => {
    if (index % every > 0) return;
    drawing.append(text("middle", x(index), bottom + 18, place, "chart-text chart-tick"));
  });
  const centre = (left + width) / 2;
  drawing.append(text("middle", centre, bottom + 40, across, "chart-text chart-tick"));
  for (const { values, series: index } of series) {
    const points = values.flatMap((value, place) =>
      isValue(value) ? [{ x: x(place), y: scale.at(value) }] : [],
    );
    const d = points.map((point, at) => `${at === 0 ? "M" : "L"}${point.x} ${point.y}`).join("");
    drawing.append(
      svg("path", { class: `chart-line series-${index}`, d }),
      ...points.map((point) => mark(index, point.x, point.y)),
    );
  }
  return drawing;
}

/** @param {number | null} value @returns {value is number} */
function isValue(value) {
  return value !== null && value > 0;
}
