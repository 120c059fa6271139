/** Numbers and times beyond what one counts, in words and figures of the reader's language. */
import { number, say } from "../../messages/index.js";

/** From here on a number is written with a power of ten. */
const LARGE = 1e7;
const SUPERSCRIPTS = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

/** A number as two digits and a power of ten. @param {number} value @returns {{ mantissa: number, power: number }} */
export function powerOfTen(value) {
  const [mantissa, power] = value.toExponential(1).split("e");
  return { mantissa: Number(mantissa), power: Number(power) };
}

/**
 * A number of positions: in full while it is small, else with two digits and a power of ten.
 * @param {number} value
 * @param {boolean} [exact] Whether it was counted.
 */
export function magnitude(value, exact = false) {
  if (value < LARGE) {
    return number(exact ? value : Number(value.toPrecision(3)), { maximumFractionDigits: 0 });
  }
  const { mantissa, power } = powerOfTen(value);
  const digits = [...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)]).join("");
  // From left to right in every script.
  return `\u2066${number(mantissa)}·10${digits}\u2069`;
}

/** The units of long times, in seconds. */
const UNITS = /** @type {const} */ ([
  ["span-years", 31_557_600],
  ["span-days", 86_400],
  ["span-hours", 3_600],
  ["span-minutes", 60],
  ["span-seconds", 1],
]);

/**
 * A long time in the unit that suits it, and how many of them.
 * @param {number} seconds
 * @param {number} digits The significant digits: no more than the estimate has.
 * @returns {{ id: string, count: number }} Less than a second is `span-moment`.
 */
export function spanOf(seconds, digits) {
  for (const [id, size] of UNITS) {
    const count = Number((seconds / size).toPrecision(digits));
    if (count >= 1) return { id, count };
  }
  return { id: "span-moment", count: 0 };
}

/** @param {number} seconds @param {number} digits */
export function spanText(seconds, digits) {
  const { id, count } = spanOf(seconds, digits);
  return say(id, { count, text: count < LARGE ? number(count) : magnitude(count) });
}
