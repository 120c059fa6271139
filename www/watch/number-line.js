/** The window as a line of numbers: what MAX is sure of, what MIN is sure of, and the room between. */
import { figure as plain, say } from "../messages/index.js";
import { shape } from "../board/picture.js";

/** Scores of positions go from −10 to 10. */
const SCORES = 10;
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
 * A value as it is written.
 * @param {number | null} value
 * @param {boolean} [signed] Whether a plus is written.
 */
export function figure(value, signed = true) {
  if (value === null) return say("step-none");
  const written = plain(value);
  return Number.isFinite(value) && value > 0 && signed ? `+${written}` : written;
}

/**
 * @param {HTMLElement} box
 * @param {{ alpha: number, beta: number, best: number | null }} stand
 * @param {number} [reach] The largest value of a tree; none for positions.
 */
export function renderNumberLine(box, { alpha, beta, best }, reach) {
  const title = say(reach === undefined ? "step-line" : "step-line-tree");
  drawLine(box, { alpha, beta, best }, title, reach ?? SCORES);
}

/**
 * @param {HTMLElement} box
 * @param {{ alpha: number, beta: number, best: number | null }} stand
 * @param {string} title
 * @param {number} reach
 */
function drawLine(box, { alpha, beta, best }, title, reach) {
  const place = (/** @type {number} */ value) => placed(value, reach);
  const drawing = shape("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" });
  const values = { alpha: figure(alpha), beta: figure(beta), best: figure(best) };
  drawing.setAttribute("aria-label", `${title}: ${say("step-line-values", values)}`);
  const open = alpha < beta;
  const [left, right] = [place(alpha), place(beta)];
  drawing.append(
    shape("path", { class: "axis", d: `M10 ${LINE}H${WIDTH - 10}` }),
    ...[-Infinity, -reach / 2, 0, reach / 2, Infinity].flatMap((value) =>
      tick(value, place(value)),
    ),
    shape("rect", {
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
    drawing.append(shape("path", { class: "best", d: `M${x} ${LINE - 9}l7 9l-7 9l-7 -9z` }));
  }
  box.replaceChildren(drawing);
}

/** @param {number} value @param {number} x */
function tick(value, x) {
  return [
    shape("path", { class: "axis", d: `M${x} ${LINE - 4}v8` }),
    label(figure(value), x, LINE + 24, "tick"),
  ];
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function label(text, x, y, name) {
  const made = shape("text", { class: name, x, y, "text-anchor": "middle" });
  made.textContent = text;
  return made;
}
