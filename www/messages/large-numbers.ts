/** Writes large numbers and long times. */
import { direction } from "./languages.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Estimate } from "../../pkg/whole/cutoff.js";

/** Numbers of at least this size are written with a power of ten. */
const LARGE_NUMBER = 1e7;
const SUPERSCRIPTS = [..."⁰¹²³⁴⁵⁶⁷⁸⁹"];

/** If the standard error is above this share of an estimate, only the power of ten is shown. */
const ROUGH_SHARE = 0.3;

/** A number that the engine has counted or estimated. */
export type NodeCount = Pick<Estimate, "nodes" | "standardError" | "exact">;

/** True if an estimate is so uncertain that only its power of ten is shown. */
export function isRough({ nodes, standardError, exact }: NodeCount) {
  return !exact && standardError > ROUGH_SHARE * nodes;
}

/** Rounds a number as it is displayed, so that results calculated from it agree with it. */
export function writtenNodes({ nodes, standardError, exact }: NodeCount) {
  if (isRough({ nodes, standardError, exact })) return 10 ** Math.round(Math.log10(nodes));
  if (exact) return nodes < LARGE_NUMBER ? nodes : Number(nodes.toPrecision(2));
  const unit = 10 ** digitOf(standardError);
  return Math.round(nodes / unit) * unit;
}

/** Finds the decimal place of the one digit of an error that is shown, never below the units. */
const digitOf = (standardError: number) =>
  Math.max(0, Math.floor(Math.log10(Number(standardError.toPrecision(1)))));

/** Units of time, in seconds. */
const UNITS = [
  ["span-years", 31_557_600],
  ["span-days", 86_400],
  ["span-hours", 3_600],
  ["span-minutes", 60],
  ["span-seconds", 1],
] as const;

export function powerOfTen(value: number): { mantissa: number; power: number } {
  const [mantissa, power] = value.toExponential(1).split("e");
  return { mantissa: Number(mantissa), power: Number(power) };
}

/**
 * @param digits The significant digits of the estimate.
 * @returns The message for the unit and the number of units; `span-moment` below a second.
 */
export function spanOf(seconds: number, digits: number): { id: MessageId; count: number } {
  const rounded = Number(seconds.toPrecision(digits));
  const unit = UNITS.find(([, size]) => rounded >= size);
  if (!unit) return { id: "span-moment", count: 0 };
  const [id, size] = unit;
  return { id, count: Number((rounded / size).toPrecision(digits)) };
}

type Writer = Pick<Catalogue, "language" | "number" | "say">;

/** Writes a power of ten. @param mantissa Empty if it is 1. */
function scientific({ language, number }: Writer, mantissa: string, power: number) {
  const written = number(power);
  const superscripts = written.replace(/\d/g, (digit) => SUPERSCRIPTS[Number(digit)]);
  // Only Latin digits have superscript forms.
  const raised = written === String(power) ? superscripts : `^${written}`;
  const text = `${mantissa && `${mantissa}·`}${number(10)}${raised}`;
  // Powers are written from left to right in every script.
  return direction(language) === "rtl" ? `\u2066${text}\u2069` : text;
}

export function largeNumbers(writer: Writer) {
  const { number, say } = writer;
  /** Writes a small number in full, and a large one with two digits and a power of ten. */
  function magnitude(value: number, exact = false) {
    if (value < LARGE_NUMBER)
      return number(exact ? value : Number(value.toPrecision(3)), { maximumFractionDigits: 0 });
    const { mantissa, power } = powerOfTen(value);
    return scientific(writer, value === 10 ** power ? "" : number(mantissa), power);
  }

  /**
   * Writes one digit of the error, the matching digits of the estimate, and a common power of ten.
   * @param standardError Positive, and less than the value.
   */
  function estimateText(value: number, standardError: number) {
    const digit = digitOf(standardError);
    const near = writtenNodes({ nodes: value, standardError, exact: false });
    const error = Math.max(Number(standardError.toPrecision(1)), 1);
    if (near < LARGE_NUMBER) return { nodes: number(near), error: number(Math.round(error)) };
    const power = Math.floor(Math.log10(near));
    const digits = { minimumFractionDigits: power - digit, maximumFractionDigits: power - digit };
    const text = (part: number) => scientific(writer, number(part / 10 ** power, digits), power);
    return { nodes: text(near), error: text(error) };
  }

  /** Writes only the power of ten. @param value Positive. */
  const powerText = (value: number) => magnitude(10 ** Math.round(Math.log10(value)), true);

  /** Writes an estimate without an error: one digit, or its power of ten. @param value Positive. */
  const roughText = (value: number) =>
    value < LARGE_NUMBER ? number(Number(value.toPrecision(1))) : powerText(value);

  function spanText(seconds: number, digits: number) {
    const { id, count } = spanOf(seconds, digits);
    return say(id, { count, text: count < LARGE_NUMBER ? number(count) : magnitude(count) });
  }
  return { magnitude, estimateText, powerText, roughText, spanText };
}
