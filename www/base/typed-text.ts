/** Turns the characters that people type into those that engines and programs read. */

/** Marks of direction, which text copied from this page contains. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const SIGNS: Record<string, string> = { "٫": ".", "،": ",", "−": "-" };

/** Replaces Persian and Arabic digits, decimal signs and commas. Every sign keeps its place. */
export function latin(text: string) {
  return latinDigits(text).replace(/[٫،−]/g, (sign) => SIGNS[sign]);
}

export function latinDigits(text: string) {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** Removes marks of direction, which do not belong to the data of files and tables. */
export function unmarked(text: string) {
  return text.replace(MARKS, "");
}
