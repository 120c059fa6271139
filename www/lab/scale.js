/** Some figures on one line, by powers of ten. */
import { number } from "../messages/index.js";
import { shape } from "../search/miniboard.js";
import { decades } from "./charts.js";

/** @typedef {{ name: string, value: number, main?: boolean }} Mark */

const [WIDTH, LEFT, RIGHT, LINE, ROW] = [640, 24, 616, 24, 22];

/**
 * @param {string} title
 * @param {Mark[]} marks
 */
export function logScale(title, marks) {
  const sorted = marks.toSorted((one, other) => one.value - other.value);
  const [low, high] = decades(sorted.map(({ value }) => value));
  const x = (/** @type {number} */ value) =>
    LEFT + ((Math.log10(value) - low) / (high - low)) * (RIGHT - LEFT);
  const height = LINE + ROW * (sorted.length + 2);
  const drawing = shape("svg", { viewBox: `0 0 ${WIDTH} ${height}`, role: "img", class: "chart" });
  const told = (/** @type {Mark} */ { name, value }) => `${name}: ${number(Math.round(value))}`;
  drawing.setAttribute("aria-label", `${title}: ${sorted.map(told).join("; ")}`);
  drawing.append(shape("path", { class: "chart-axis", d: `M${LEFT} ${LINE}H${RIGHT}` }));
  for (let power = low; power <= high; power += 1) {
    const at = x(10 ** power);
    drawing.append(shape("path", { class: "chart-axis", d: `M${at} ${LINE - 5}v10` }));
    drawing.append(label("chart-tick", at, LINE - 9, number(10 ** power)));
  }
  sorted.forEach((mark, index) => {
    const at = x(mark.value);
    const below = LINE + ROW * (index + 1.5);
    drawing.append(
      shape("path", {
        class: mark.main ? "chart-pin main" : "chart-pin",
        d: `M${at} ${LINE - 6}V${below - 12}`,
      }),
      label(mark.main ? "chart-name main" : "chart-name", at, below, told(mark)),
    );
  });
  return drawing;
}

/** A text at a place, held within the drawing. @param {string} name @param {number} x @param {number} y @param {string} words */
function label(name, x, y, words) {
  const anchor = x > WIDTH * 0.6 ? "end" : x < WIDTH * 0.25 ? "start" : "middle";
  const made = shape("text", { class: name, x, y, "text-anchor": anchor });
  made.textContent = words;
  return made;
}
