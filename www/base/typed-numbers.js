/**
 * Numbers as people write them. Pure. A decimal that is not the shortest form of its floating-point
 * number, such as 0.1000000000000000001, is no number that a search shows. So it is not read,
 * rather than rounded to its neighbour.
 */
import { latin, unmarked } from "./typed-text.js";

const INFINITE = /^(?:∞|oo|inf(?:ty|init[ye]|\.)?)$/i;
const DECIMAL = /^(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * @param {string} text
 * @returns {number | null} ±Infinity too; NaN if it is none; null if there is nothing.
 */
export function readNumber(text) {
  const plain = latin(unmarked(text))
    .replace(/\s+/g, "")
    .replace(/[−–—﹣－]/g, "-")
    .replace(/＋/g, "+")
    // A decimal comma; with three digits behind it, it could as well part thousands.
    .replace(/^([^,.]*),(\d{1,2}|\d{4,})$/, "$1.$2");
  if (plain === "") return null;
  const [, sign, size] = plain.match(/^([+-]?)(.*)$/) ?? [];
  const negative = sign === "-";
  if (INFINITE.test(size)) return negative ? -Infinity : Infinity;
  const written = canonical(size);
  const number = Number(size);
  if (written === null || canonical(String(number)) !== written) return NaN;
  return negative && number !== 0 ? -number : number;
}

/**
 * A decimal without a sign as its digits and the power of ten that they are counted in; null if it
 * is none.
 * @param {string} text
 */
function canonical(text) {
  const [number, whole = "", part = "", power = "0"] = text.match(DECIMAL) ?? [];
  if (number === undefined || whole + part === "") return null;
  const digits = (whole + part).replace(/^0+/, "");
  const short = digits.replace(/0+$/, "");
  if (short === "") return "0";
  return `${short}e${Number(power) - part.length + digits.length - short.length}`;
}
