/**
 * Numbers as people write them: the one reader of what a visitor types, which reads what the pages print. Pure.
 *
 * Between groups of three digits there may be the sign of any language. A comma before other digits is a decimal comma
 * in the languages that have one. In the others, “1,5” may be meant as one number or another, so it is not read.
 *
 * A decimal that is not the shortest form of its floating-point number, such as 0.1000000000000000001, is not a number
 * that a search shows. So it is not read, rather than rounded to its neighbour.
 */
import { latin, unmarked } from "./typed-text.ts";

const INFINITE = /^(?:∞|oo|inf(?:ty|init[ye]|\.)?)$/i;
const DECIMAL = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;
/** Digits in groups, by one sign throughout, and decimals behind them. */
const GROUPED = /^([1-9]\d{0,2})(([,.٬’'_ ])\d{3}(?:\3\d{3})*)(?:([,.])(\d+))?$/;

/** The decimal sign of each language, as `latin` writes it. */
const decimalSigns: Map<string, string> = new Map();

function decimalSignOf(language: string) {
  const known = decimalSigns.get(language);
  if (known) return known;
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const sign = latin(parts.find(({ type }) => type === "decimal")?.value ?? ".");
  decimalSigns.set(language, sign);
  return sign;
}

/** @returns ±Infinity too; NaN if it is not a number, or may be another; null if there is nothing. */
export function readNumber(text: string, language: string): number | null {
  return read(text, decimalSignOf(language));
}

/** The same of a whole number or ±∞: every sign between three digits parts thousands. */
export function readInteger(text: string) {
  const number = read(text, null);
  return number === null || !Number.isFinite(number) || Number.isInteger(number) ? number : NaN;
}

/** A text without what parts the thousands of a whole number; any other text as it is. */
export function ungrouped(text: string) {
  const typed = signed(text);
  const size = pointed(typed, null);
  return /^\d+$/.test(size) ? size : typed;
}

/** @param decimalSign Null if the number is whole. */
function read(text: string, decimalSign: string | null) {
  const typed = signed(text);
  if (typed === "") return null;
  const [, sign, rest] = typed.match(/^([+-]? ?)(.*)$/) ?? [];
  const negative = sign.startsWith("-");
  if (INFINITE.test(rest)) return negative ? -Infinity : Infinity;
  const size = pointed(rest, decimalSign);
  const written = canonical(size);
  const number = Number(size);
  if (written === null || canonical(String(number)) !== written) return NaN;
  return negative && number !== 0 ? -number : number;
}

/** A text with Latin digits, one kind of minus and one of space. */
function signed(text: string) {
  return latin(unmarked(text))
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[−–—﹣－]/g, "-")
    .replace(/＋/g, "+");
}

/**
 * A number without groups, and with a decimal point. What is not a number stays what it is.
 * @param size Without a sign.
 * @param decimalSign Null if the number is whole.
 */
function pointed(size: string, decimalSign: string | null) {
  const [, first, rest, sign, point, part = ""] = size.match(GROUPED) ?? [];
  if (first !== undefined) {
    const isGrouped = sign !== decimalSign || rest.lastIndexOf(sign) > 0;
    const isRight = point === undefined || (point === decimalSign && point !== sign);
    if (isGrouped && isRight) return first + rest.replaceAll(sign, "") + (part && `.${part}`);
  }
  return decimalSign === "," ? size.replace(/^(\d*),(\d*)$/, "$1.$2") : size;
}

/** A decimal without a sign as its digits and the power of ten that they are counted in; null if it is none. */
function canonical(text: string) {
  const [number, whole = "", part = "", power = "0"] = text.match(DECIMAL) ?? [];
  if (number === undefined || whole + part === "") return null;
  const digits = (whole + part).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  if (short === "") return "0";
  return `${short}e${Number(power) - part.length + digits.length - short.length}`;
}
