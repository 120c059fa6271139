/**
 * Reads the numbers that visitors type, in every form that the pages print. Groups of three
 * digits may have any language's separator between them. A comma before other digits is a decimal
 * comma only in languages that have one. In other languages “1,5” is ambiguous, so it is refused.
 * So is a decimal that no search shows, such as 0.1000000000000000001.
 */
import { latin, unmarked } from "./typed-text.ts";

const INFINITY_SIGN = /^(?:∞|oo|inf(?:ty|init[ye]|\.)?)$/i;
const DECIMAL = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;
/** Digits in groups with one kind of separator, and decimals. */
const GROUPED = /^([1-9]\d{0,2})(([,.٬’'_ ])\d{3}(?:\3\d{3})*)(?:([,.])(\d+))?$/;

/** The decimal sign of each language, as `latin` writes it. */
const decimalSigns: Map<string, string> = new Map();

function decimalSignOf(language: string) {
  const cached = decimalSigns.get(language);
  if (cached) return cached;
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const sign = latin(parts.find(({ type }) => type === "decimal")?.value ?? ".");
  decimalSigns.set(language, sign);
  return sign;
}

/** @returns A number or ±Infinity; NaN if the text is ambiguous or not a number; null if empty. */
export function readNumber(text: string, language: string): number | null {
  return read(text, decimalSignOf(language));
}

/** Reads a whole number or ±∞. A separator before three digits groups thousands. */
export function readInteger(text: string) {
  const number = read(text, null);
  return number === null || !Number.isFinite(number) || Number.isInteger(number) ? number : NaN;
}

/** Removes the thousands separators from a whole number. */
export function ungrouped(text: string) {
  const typed = signed(text);
  const size = pointed(typed, null);
  return /^\d+$/.test(size) ? size : typed;
}

/** @param decimalSign Null for a whole number. */
function read(text: string, decimalSign: string | null) {
  const typed = signed(text);
  if (typed === "") return null;
  const [, sign, rest] = typed.match(/^([+-]? ?)(.*)$/) ?? [];
  const negative = sign.startsWith("-");
  if (INFINITY_SIGN.test(rest)) return negative ? -Infinity : Infinity;
  const size = pointed(rest, decimalSign);
  const written = canonical(size);
  const number = Number(size);
  if (written === null || canonical(String(number)) !== written) return NaN;
  return negative && number !== 0 ? -number : number;
}

/** Replaces digits with Latin digits, and gives each minus, plus and space one form. */
function signed(text: string) {
  return latin(unmarked(text))
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[−–—﹣－]/g, "-")
    .replace(/＋/g, "+");
}

/**
 * Removes thousands separators and writes a decimal point. Leaves other texts unchanged.
 * @param size The number without its sign.
 * @param decimalSign Null for a whole number.
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

/** Writes a decimal as an integer and a power of ten, such as 15e-1; null for any other text. */
function canonical(text: string) {
  const [number, whole = "", part = "", power = "0"] = text.match(DECIMAL) ?? [];
  if (number === undefined || whole + part === "") return null;
  const digits = (whole + part).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  if (short === "") return "0";
  return `${short}e${Number(power) - part.length + digits.length - short.length}`;
}
