/** The window on a number line: α on the left, β on the right, and the values between them. */
import { rounded } from "../../base/rounded.ts";
import { svgElement, type SvgElement } from "../../base/svg-element.ts";

const HEIGHT = 84;
const AXIS = 44;
/** The space for ∞ at each end. */
const END = 34;

const MOST_TICKS = 11;

/**
 * @param values All values of the tree, which determine the length of the line.
 * @param numeral Writes a value in the page's digits.
 */
export function drawNumberLine(
  { alpha, beta }: { alpha: number; beta: number },
  values: readonly number[],
  width: number,
  numeral: (value: number) => string,
): { elements: SvgElement[]; height: number } {
  const [least, most] = [Math.min(0, ...values), Math.max(...values)];
  const xOf = (value: number) => {
    if (value === Infinity) return width - END / 2;
    if (value === -Infinity) return END / 2;
    return rounded(END + 12 + ((width - 2 * END - 24) * (value - least)) / (most - least || 1));
  };
  const [left, right] = [xOf(alpha), xOf(beta)];
  const open = alpha < beta;
  const stride = Math.ceil((most - least + 1) / MOST_TICKS);
  const ticks = [];
  for (let value = least; value <= most; value += stride) ticks.push(value);
  return {
    height: HEIGHT,
    elements: [
      svgElement("rect", {
        class: open ? "window" : "window closed",
        x: Math.min(left, right),
        y: AXIS - 10,
        width: Math.max(Math.abs(right - left), 2),
        height: 20,
      }),
      svgElement("path", { class: "axis", d: `M6 ${AXIS}H${width - 6}` }),
      ...[-Infinity, ...ticks, Infinity].flatMap((value) => tick(xOf(value), numeral(value))),
      // The labels are side by side if the bounds are equal or have crossed.
      ...bound("α", left - (open ? 0 : 1), "alpha", open || left < right ? 0 : 9),
      ...bound("β", right + (open ? 0 : 1), "beta", open || left < right ? 0 : -9),
    ],
  };
}

function tick(x: number, text: string) {
  return [
    svgElement("path", { class: "axis", d: `M${x} ${AXIS - 4}v8` }),
    svgElement("text", { class: "tick", x, y: AXIS + 30 }, text),
  ];
}

function bound(text: string, x: number, name: string, aside: number) {
  return [
    svgElement("path", { class: `bound ${name}`, d: `M${x} ${AXIS - 16}v32` }),
    svgElement("text", { class: `bound ${name}`, x: x + aside, y: AXIS - 22 }, text),
  ];
}
