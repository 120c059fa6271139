/** Some figures on one line, by powers of ten. */
import { number } from "../messages/index.js";
import { shape } from "../board/picture.js";
import { decades, paperWidth } from "./charts.js";

/** @typedef {{ name: string, value: number, main?: boolean }} Mark */

const [MARGIN, LINE, ROW] = [24, 24, 22];

/**
 * @param {string} title
 * @param {Mark[]} marks
 */
export function logScale(title, marks) {
  const width = paperWidth();
  const sorted = marks.toSorted((one, other) => one.value - other.value);
  const [low, high] = decades(sorted.map(({ value }) => value));
  const x = (/** @type {number} */ value) =>
    MARGIN + ((Math.log10(value) - low) / (high - low)) * (width - 2 * MARGIN);
  const height = LINE + ROW * (sorted.length + 2);
  const drawing = shape("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", class: "chart" });
  const told = (/** @type {Mark} */ { name, value }) => `${name}: ${number(Math.round(value))}`;
  drawing.setAttribute("aria-label", `${title}: ${sorted.map(told).join("; ")}`);
  drawing.append(shape("path", { class: "chart-axis", d: `M${MARGIN} ${LINE}H${width - MARGIN}` }));
  for (let power = low; power <= high; power += 1) {
    const at = x(10 ** power);
    drawing.append(shape("path", { class: "chart-axis", d: `M${at} ${LINE - 5}v10` }));
    drawing.append(label("chart-tick", [at, width], LINE - 9, number(10 ** power)));
  }
  sorted.forEach((mark, index) => {
    const at = x(mark.value);
    const below = LINE + ROW * (index + 1.5);
    drawing.append(
      shape("path", {
        class: mark.main ? "chart-pin main" : "chart-pin",
        d: `M${at} ${LINE - 6}V${below - 12}`,
      }),
      label(mark.main ? "chart-name main" : "chart-name", [at, width], below, told(mark)),
    );
  });
  return drawing;
}

/**
 * A text at a place, held within the drawing.
 * @param {string} name
 * @param {[x: number, width: number]} place
 * @param {number} y
 * @param {string} words
 */
function label(name, [x, width], y, words) {
  const anchor = x > width * 0.6 ? "end" : x < width * 0.25 ? "start" : "middle";
  const made = shape("text", { class: name, x, y, "text-anchor": anchor });
  made.textContent = words;
  return made;
}
