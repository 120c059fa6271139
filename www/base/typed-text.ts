/** Replaces characters that people type with those that engines and programs read. */

/** Direction marks, which are in text that was copied from this page. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const SIGNS: Record<string, string> = { "٫": ".", "،": ",", "−": "-" };

/** Replaces Persian and Arabic digits, decimal signs and commas, one character for one. */
export const latin = (text: string) => latinDigits(text).replace(/[٫،−]/g, (sign) => SIGNS[sign]);

export function latinDigits(text: string) {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** Removes direction marks, which must not be in the data of files and tables. */
export const unmarked = (text: string) => text.replace(MARKS, "");
