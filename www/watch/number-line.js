/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the interval between. */
import { say } from "../messages/index.js";
import { signed } from "../page/figures.js";
import { svg } from "../page/svg.js";

const HALF = 160;
const [WIDTH, HEIGHT, LINE] = [2 * HALF + 40, 64, 36];

/**
 * Where a value lies; the ends stand for ∞.
 * @param {number} value
 * @param {number} reach
 */
const placed = (value, reach) =>
  WIDTH / 2 + (Math.max(-1.1, Math.min(1.1, value / reach)) / 1.1) * HALF;

/**
 * @param {HTMLElement} box
 * @param {{ alpha: number, beta: number, best: number | null }} stand
 * @param {string} title
 * @param {number} reach The largest value.
 */
export function renderNumberLine(box, { alpha, beta, best }, title, reach) {
  const place = (/** @type {number} */ value) => placed(value, reach);
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" });
  const values = { alpha: signed(alpha), beta: signed(beta), best: signed(best) };
  drawing.setAttribute("aria-label", `${title}: ${say("step-line-values", values)}`);
  const open = alpha < beta;
  const [left, right] = [place(alpha), place(beta)];
  drawing.append(
    svg("path", { class: "axis", d: `M10 ${LINE}H${WIDTH - 10}` }),
    ...[-Infinity, -reach / 2, 0, reach / 2, Infinity].flatMap((value) =>
      tick(value, place(value)),
    ),
    svg("rect", {
      class: open ? "window" : "window closed",
      x: Math.min(left, right),
      y: LINE - 8,
      width: Math.max(Math.abs(right - left), 2),
      height: 16,
    }),
    // Each on its own side where they meet, whether the window is open there or has closed.
    label("α", left + (open ? -6 : 6), LINE - 14, "alpha"),
    label("β", right + (open ? 6 : -6), LINE - 14, "beta"),
  );
  if (best !== null) {
    const x = place(best);
    drawing.append(svg("path", { class: "best", d: `M${x} ${LINE - 9}l7 9l-7 9l-7 -9z` }));
  }
  box.replaceChildren(drawing);
}

/** @param {number} value @param {number} x */
function tick(value, x) {
  return [
    svg("path", { class: "axis", d: `M${x} ${LINE - 4}v8` }),
    label(signed(value), x, LINE + 24, "tick"),
  ];
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function label(text, x, y, name) {
  const element = svg("text", { class: name, x, y, "text-anchor": "middle" });
  element.textContent = text;
  return element;
}
