/** The window on a line of numbers: α on the left, β on the right, and the values between them. */
import { rounded, svgShape } from "../../base/svg-shape.js";

/** @import { SvgShape } from "../../base/types.d.ts" */

/** The height of the drawing, and of the line in it; the room for ∞ at each end. */
const [HEIGHT, LINE, END] = [84, 44, 34];

/** The largest space between two numbers is divided no further than into so many. */
const MOST_TICKS = 11;

/**
 * @param {{ alpha: number, beta: number }} window
 * @param {readonly number[]} values All values of the tree: they fit on the line.
 * @param {number} width
 * @param {(value: number) => string} figure Writes a value in the page's digits.
 * @returns {{ shapes: SvgShape[], height: number }}
 */
export function drawNumberLine({ alpha, beta }, values, width, figure) {
  const [least, most] = [Math.min(0, ...values), Math.max(...values)];
  /** @param {number} value */
  const placeOf = (value) => {
    if (value === Infinity) return width - END / 2;
    if (value === -Infinity) return END / 2;
    return rounded(END + 12 + ((width - 2 * END - 24) * (value - least)) / (most - least || 1));
  };
  const [left, right] = [placeOf(alpha), placeOf(beta)];
  const open = alpha < beta;
  const stride = Math.ceil((most - least + 1) / MOST_TICKS);
  const ticks = [];
  for (let value = least; value <= most; value += stride) ticks.push(value);
  return {
    height: HEIGHT,
    shapes: [
      svgShape("rect", {
        class: open ? "window" : "window closed",
        x: Math.min(left, right),
        y: LINE - 10,
        width: Math.max(Math.abs(right - left), 2),
        height: 20,
      }),
      svgShape("path", { class: "axis", d: `M6 ${LINE}H${width - 6}` }),
      ...[-Infinity, ...ticks, Infinity].flatMap((value) => tick(placeOf(value), figure(value))),
      // Side by side where they meet or have crossed.
      ...bound("α", left - (open ? 0 : 1), "alpha", open || left < right ? 0 : 9),
      ...bound("β", right + (open ? 0 : 1), "beta", open || left < right ? 0 : -9),
    ],
  };
}

/** @param {number} x @param {string} text */
function tick(x, text) {
  return [
    svgShape("path", { class: "axis", d: `M${x} ${LINE - 4}v8` }),
    svgShape("text", { class: "tick", x, y: LINE + 30 }, text),
  ];
}

/** @param {string} text @param {number} x @param {string} name @param {number} aside */
function bound(text, x, name, aside) {
  return [
    svgShape("path", { class: `bound ${name}`, d: `M${x} ${LINE - 16}v32` }),
    svgShape("text", { class: `bound ${name}`, x: x + aside, y: LINE - 22 }, text),
  ];
}
