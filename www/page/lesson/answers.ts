/** Compares answers without case, spaces and scripts of digits, and numbers by value. */
import { readNumber } from "../../base/typed-numbers.ts";
import { latinDigits } from "../../base/typed-text.ts";
import { LANGUAGES } from "../../messages/languages.ts";

export function isRight(answers: string[], text: string) {
  const numbers = numbersOf(folded(text));
  return answers.map(folded).some((answer) => {
    return answer === folded(text) || numbersOf(answer).some((one) => numbers.includes(one));
  });
}

function folded(text: string) {
  return latinDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}/gu, "") // Direction marks are invisible.
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** Lists the numbers that a text can mean, because “1,234” depends on the language. */
function numbersOf(text: string) {
  return LANGUAGES.map((language) => readNumber(text, language)).filter(
    (number) => number !== null && !Number.isNaN(number),
  );
}
