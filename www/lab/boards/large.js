/** Numbers that are too long to be read digit by digit. */
import { number, say } from "../../messages/index.js";

/** From here on a number is written with a power of ten. */
const LONG = 1e7;
/** The digits of an exponent, raised. */
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * A count; 36,165,229,299,885 is 3.6 · 10¹³.
 * @param {number} value Not negative.
 * @param {number} [digits] How many are shown of a long number.
 */
export function large(value, digits = 2) {
  return value < LONG ? number(Math.round(value)) : power(value, digits);
}

/** A power of ten at a scale. @param {number} value */
export function tick(value) {
  return value < 1e4 ? number(value) : power(value, 1);
}

/** @param {number} value @param {number} digits */
function power(value, digits) {
  const [mantissa, exponent] = value.toExponential(digits - 1).split("e+");
  const words = {
    mantissa: number(Number(mantissa), { minimumFractionDigits: digits - 1 }),
    raised: raised(exponent),
  };
  return say(mantissa === "1" ? "lab-power-of-ten" : "lab-power", words);
}

/** An exponent. Unicode has raised digits for Latin ones only; for others it is written after a sign. @param {string} exponent */
function raised(exponent) {
  if (number(1) !== "1") return `^${number(Number(exponent))}`;
  return [...exponent].map((digit) => RAISED[Number(digit)]).join("");
}
