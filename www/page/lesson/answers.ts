/**
 * Whether an answer is the expected one. Pure. Case, spaces and the kind of digits do not matter, and a number is its
 * value: what a reader would call the same is right, whatever the language that it is written in.
 */
import { readNumber } from "../../base/typed-numbers.ts";
import { latinDigits } from "../../base/typed-text.ts";
import { LANGUAGES } from "../../messages/languages.ts";

/** @param answers Those that are right. */
export function isRight(answers: string[], given: string) {
  return answers.some((answer) => same(answer, given));
}

function same(expected: string, given: string) {
  const [one, other] = [folded(expected), folded(given)];
  if (one === other) return true;
  const numbers = numbersOf(one);
  return numbersOf(other).some((number) => numbers.includes(number));
}

function folded(text: string) {
  return latinDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "") // Marks of direction are not seen.
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/**
 * The numbers that a text can be: “1,234” is one number in London and another in Madrid, and both
 * are what somebody means by it.
 */
function numbersOf(text: string) {
  return LANGUAGES.map((language) => readNumber(text, language)).filter(
    (number) => number !== null && !Number.isNaN(number),
  );
}
