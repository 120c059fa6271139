/**
 * Reads the numbers that visitors type, in every form in which the pages print them. Pure.
 * Groups of three digits may be parted by the sign of any language. A comma before other digits is
 * a decimal comma only in languages that have one: elsewhere “1,5” has two meanings, and is not
 * read. Nor is a decimal that no search shows, such as 0.1000000000000000001.
 */
import { latin, unmarked } from "./typed-text.ts";

const INFINITE = /^(?:∞|oo|inf(?:ty|init[ye]|\.)?)$/i;
const DECIMAL = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;
/** Digits in groups, all parted by one sign, and decimals. */
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

/** @returns ±Infinity too; NaN if it is no number, or has two meanings; null if it is empty. */
export function readNumber(text: string, language: string): number | null {
  return read(text, decimalSignOf(language));
}

/** Reads a whole number or ±∞: every sign between three digits parts thousands. */
export function readInteger(text: string) {
  const number = read(text, null);
  return number === null || !Number.isFinite(number) || Number.isInteger(number) ? number : NaN;
}

/** Takes the signs between thousands out of a whole number. */
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

/** Writes digits as Latin ones, and every minus, plus and space in one way. */
function signed(text: string) {
  return latin(unmarked(text))
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[−–—﹣－]/g, "-")
    .replace(/＋/g, "+");
}

/**
 * Takes out the groups and writes a decimal point; leaves what is not a number.
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

/** Writes a decimal as its digits and the power of ten that they count; null if it is not one. */
function canonical(text: string) {
  const [number, whole = "", part = "", power = "0"] = text.match(DECIMAL) ?? [];
  if (number === undefined || whole + part === "") return null;
  const digits = (whole + part).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  if (short === "") return "0";
  return `${short}e${Number(power) - part.length + digits.length - short.length}`;
}
