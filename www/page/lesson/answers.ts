/**
 * Whether an answer is the expected one. Pure. Case, spaces and the kind of digits do not matter,
 * and a number is its value: what a reader would call the same is right, whatever the language that
 * it is written in.
 */
import { readNumber } from "../../base/typed-numbers.js";
import { latinDigits } from "../../base/typed-text.js";
import { LANGUAGES } from "../../messages/languages.js";

/**
 * @param {string[]} answers Those that are right.
 * @param {string} given
 */
export function isRight(answers, given) {
  return answers.some((answer) => same(answer, given));
}

/** @param {string} expected @param {string} given */
function same(expected, given) {
  const [one, other] = [folded(expected), folded(given)];
  if (one === other) return true;
  const numbers = numbersOf(one);
  return numbersOf(other).some((number) => numbers.includes(number));
}

/** @param {string} text */
function folded(text) {
  return latinDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "") // Marks of direction are not seen.
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/**
 * The numbers that a text can be: “1,234” is one number in London and another in Madrid, and both
 * are what somebody means by it.
 * @param {string} text
 */
function numbersOf(text) {
  return LANGUAGES.map((language) => readNumber(text, language)).filter(
    (number) => number !== null && !Number.isNaN(number),
  );
}
