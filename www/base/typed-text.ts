/** Characters as people type them, turned into those that the engine and other programs read. */

/** Marks of direction. Text that is copied from a page such as this one contains them. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Persian and Arabic signs of numbers, each with the one that engines read. */
const SIGNS: Record<string, string> = { "٫": ".", "،": ",", "−": "-" };

/**
 * A text with the digits, decimal signs and commas of Persian and Arabic keyboards as engines read
 * them. Sign stands for sign, so that places in it stay what they are.
 */
export function latin(text: string) {
  return latinDigits(text).replace(/[٫،−]/g, (sign) => SIGNS[sign]);
}

/** A text with the digits of Persian and Arabic keyboards as engines read them, and all else as it is. */
export function latinDigits(text: string) {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** A text for files and tables, where marks of direction would be part of the data. */
export function unmarked(text: string) {
  return text.replace(MARKS, "");
}
