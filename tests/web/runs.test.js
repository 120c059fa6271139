/** The moves of a game that are not proved, in words: as many as are counted. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { STANDARD } from "../../www/game/shape.ts";
import { catalogue } from "../../www/messages/catalogue.ts";
import { runsOf } from "../../www/play/ending/runs.ts";
import { words } from "./words.js";

test("rising numbers are told as runs", () => {
  assert.deepEqual(runsOf([]), []);
  assert.deepEqual(runsOf([4]), [[4, 4]]);
  assert.deepEqual(runsOf([1, 2, 3, 7, 9, 10]), [
    [1, 3],
    [7, 7],
    [9, 10],
  ]);
});

for (const [language, expected, single] of [
  ["en", "The results of 4 moves (1–3, 12) are not proved", "The result of move 12 is not proved"],
  [
    "es",
    "Los resultados de 4 jugadas (1–3 y 12) no están demostrados",
    "El resultado de la jugada 12 no está demostrado",
  ],
  ["fa", "نتیجهٔ ۴ حرکت (۱ تا ۳، ۱۲) اثبات نشده است", "نتیجهٔ حرکت ۱۲ اثبات نشده است"],
]) {
  test(`the moves that are not proved are those that are counted: ${language}`, () => {
    const { say, list } = catalogue(language, words(language), STANDARD);
    /** @param {number[]} open */
    const told = (open) => {
      const runs = runsOf(open).map(([first, last]) =>
        say("game-review-run", { first, last, count: last - first + 1 }),
      );
      // Marks of direction keep texts apart.
      return say("game-review-open", { count: open.length, moves: list(runs) }).replace(
        /[\u200f\u2066-\u2069]/g,
        "",
      );
    };
    assert.ok(told([1, 2, 3, 12]).startsWith(expected), told([1, 2, 3, 12]));
    assert.ok(told([12]).startsWith(single), told([12]));
  });
}
