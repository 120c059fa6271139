/**
 * Published results of boards in the lab's table, which a test compares with the solver's results.
 */

/** @import { SolvedResult } from "../../www/lab/size/solved.ts" */

/**
 * @typedef {object} KnownResult
 * @property {SolvedResult["result"]} result
 * @property {number} [plies] To the end, if somebody wins.
 * @property {keyof typeof SOURCES} by
 */

export const SOURCES = {
  steininger: "https://github.com/ChristopheSteininger/c4",
  hsu: "https://doi.org/10.1016/j.tcs.2020.02.023",
};

/**
 * Results of four in a row with gravity on four to eight columns. A line lists numbers of rows,
 * from four on, each with the winner; no sign means a draw.
 */
const FALLING = [
  ["16", "20", "24O", "28", "32O"],
  ["20", "25", "30", "35", "39X"],
  ["24", "30", "36O", "41X", "48O"],
  ["28", "35", "41X", "49", "53X"],
  ["32", "40", "48O", "55X", "62O"],
];

/** Known results, by the names of the boards. @type {Map<string, KnownResult>} */
export const KNOWN = new Map([
  ["7x7k5", { result: "draw", by: "hsu" }],
  ["8x8k5", { result: "draw", by: "hsu" }],
  ...FALLING.flatMap((line, row) =>
    line.map((text, column) => {
      const winner = /[XO]/.exec(text)?.[0];
      const result = /** @type {SolvedResult["result"]} */ (winner ?? "draw");
      const plies = winner ? Number(text.slice(0, -1)) : undefined;
      const known = /** @type {KnownResult} */ ({ result, plies, by: "steininger" });
      return /** @type {const} */ ([`${column + 4}x${row + 4}k4g`, known]);
    }),
  ),
]);
