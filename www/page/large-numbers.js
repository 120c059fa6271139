/** Numbers and times beyond what one counts, in the words and figures of a language. Pure. */
import { direction } from "../messages/languages.js";
import { powerOfTen, spanOf } from "./span.js";

/** From here on a number is written with a power of ten. */
const LARGE = 1e7;
const SUPERSCRIPTS = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

/** @param {Pick<import("../messages/catalogue.js").Catalogue, "language" | "number" | "say">} words */
export function largeNumbers({ language, number, say }) {
  /**
   * A number of positions: in full while it is small, else with two digits and a power of ten.
   * @param {number} value
   * @param {boolean} [exact] Whether it was counted.
   */
  function magnitude(value, exact = false) {
    if (value < LARGE) {
      return number(exact ? value : Number(value.toPrecision(3)), { maximumFractionDigits: 0 });
    }
    const { mantissa, power } = powerOfTen(value);
    const digits = [...String(power)].map((digit) => SUPERSCRIPTS[Number(digit)]).join("");
    const front = value === 10 ** power ? "" : `${number(mantissa)}·`;
    const text = `${front}10${digits}`;
    // It runs from left to right in every script.
    return direction(language) === "rtl" ? `\u2066${text}\u2069` : text;
  }

  /** A number of which only the power of ten is known, as that power. @param {number} value Above 0. */
  function orderText(value) {
    return magnitude(10 ** Math.round(Math.log10(value)), true);
  }

  /** A long time in a unit that suits it. @param {number} seconds @param {number} digits */
  function spanText(seconds, digits) {
    const { id, count } = spanOf(seconds, digits);
    return say(id, { count, text: count < LARGE ? number(count) : magnitude(count) });
  }
  return { magnitude, orderText, spanText };
}
